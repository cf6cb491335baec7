declare module 'virtual:delivered-answers' {
	/** What is asked first of the delivered rules, with its answers: found out when the page was built. */
	const answers: Readonly<Record<string, string>>;
	export default answers;
}
