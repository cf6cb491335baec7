/** An errand: these counters, to that place. What of a question brings it on. */
import type {
	Answer,
	DecisionView,
	GameView,
	Key,
	Landing,
	OptionView,
	Seat
} from '#lib/engine/seat/protocol.ts';

/** What would be asked after some answers; null where that cannot be told. */
export type Foresee = (answers: readonly Answer[]) => Promise<GameView | null>;

/** Tells where the offer of a seat would bring things. */
export type Landings = (seat: Seat, things: readonly Key[]) => Promise<Landing[]>;

/** One answer on the way. */
export interface Step {
	answer: Answer;
	/** The things that are chosen with it. */
	takes: readonly Key[];
	/** Those of them, and of the ones chosen before, that it names together with the place: more need not be said. */
	brings: readonly Key[];
}

/** Of which space or player the zone is in which each piece lies. */
export function whereabouts(view: GameView): ReadonlyMap<Key, Key | null> {
	return new Map(view.zones.flatMap((zone) => zone.pieces.map(({ key }) => [key, zone.of])));
}

/** What can be answered, declining left out: an errand never declines. */
export function answersTo({ optional, options }: DecisionView): OptionView[] {
	return options.filter(({ key }) => !(optional && (key === 'pass' || key === 'none')));
}

/** The members of a subset that stand for some of the things, as far as there is room for them. */
export function chosenOf(decision: DecisionView, things: readonly Key[]): Step | null {
	const fitting = decision.options
		.flatMap((option) => {
			const thing = things.find((key) => option.targets.includes(key));
			return thing === undefined ? [] : [{ key: option.key, thing }];
		})
		.slice(0, decision.max);
	if (fitting.length === 0 || fitting.length < decision.min) return null;
	return {
		answer: { seat: decision.seat, keys: fitting.map(({ key }) => key) },
		takes: fitting.map(({ thing }) => thing),
		brings: []
	};
}

/** Options that stand for nothing but where the things lie: they may ask which of them. */
export function openings(decision: DecisionView, spots: ReadonlySet<Key>): Step[] {
	return answersTo(decision)
		.filter(({ targets }) => targets.length > 0 && targets.every((key) => spots.has(key)))
		.map((option) => stepTo(decision, option));
}

export function stepTo(
	{ seat }: DecisionView,
	{ key }: OptionView,
	more: Partial<Step> = {}
): Step {
	return { answer: { seat, keys: [key] }, takes: [], brings: [], ...more };
}

/**
 * The view in which an answer about one of the things alone names the place as well to which it brings that thing, where no
 * other answer of its action brings it there: a click on that place means this answer.
 */
export async function landed(
	view: GameView,
	things: readonly Key[],
	landings: Landings
): Promise<GameView> {
	const { decision } = view;
	if (decision?.kind !== 'offer') return view;
	const isAbout = ({ targets: [thing, ...others] }: OptionView): boolean =>
		thing !== undefined && others.length === 0 && things.includes(thing);
	if (!decision.options.some(isAbout)) return view;
	const found = await landings(decision.seat, things);
	const places = new Map(found.map(({ option, place }) => [option, place]));
	const told = decision.options.map((option) => ({ option, place: places.get(option.key) }));
	const sameWay = Map.groupBy(
		told,
		({ option, place }) => `${option.phrase.path} ${option.targets[0] ?? ''} ${place ?? ''}`
	);
	const clear = new Set([...sameWay.values()].filter(({ length }) => length === 1).flat());
	const options = told.map((each) =>
		each.place !== undefined && clear.has(each)
			? { ...each.option, targets: [...each.option.targets, each.place] }
			: each.option
	);
	return { ...view, decision: { ...decision, options } };
}

export interface Standing {
	/** The things that are not there yet. */
	left: readonly Key[];
	/** Those of them that were chosen by the answers before. */
	taken: readonly Key[];
	place: Key;
	/** The spaces on which the things lie. */
	spots: ReadonlySet<Key>;
}

/** The answers to a question that may bring the errand on, the surest first. */
export function stepsFor(decision: DecisionView, standing: Standing): Step[] {
	const { left, taken, place, spots } = standing;
	switch (decision.kind) {
		case 'amount':
		case 'sets':
			return [];
		case 'subset': {
			const step = chosenOf(decision, left);
			return step ? [step] : [];
		}
		case 'one':
		case 'options':
		case 'path':
		case 'offer': {
			const options = answersTo(decision);
			const direct = left.flatMap((thing) => {
				const option = options.find(
					({ targets }) => targets.includes(thing) && targets.includes(place)
				);
				return option ? [stepTo(decision, option, { takes: [thing], brings: [thing] })] : [];
			});
			if (direct.length > 0) return direct;
			const there = options
				.filter(({ targets }) => targets.length > 0 && targets.every((key) => key === place))
				.map((option) => stepTo(decision, option, { brings: taken }));
			// In an offer a thing alone is something else that could be done with it, such as throwing it away.
			const single = decision.kind === 'one' ? alone(decision, options, left) : [];
			return [...there, ...single, ...(taken.length > 0 ? [] : openings(decision, spots))];
		}
	}
}

/** Options that stand for one of the things and nothing else. */
function alone(
	decision: DecisionView,
	options: readonly OptionView[],
	left: readonly Key[]
): Step[] {
	return options.flatMap((option) => {
		const [thing, ...more] = option.targets;
		if (thing === undefined || more.length > 0 || !left.includes(thing)) return [];
		return [stepTo(decision, option, { takes: [thing] })];
	});
}
