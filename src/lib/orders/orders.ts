/** Orders of a seat, checked against the rules: plain data, so that threads can be told of them. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';

export interface Order {
	/** The question that it answers; null: any. */
	asked: string | null;
	when: ExprIR | null;
	/** Names as the seat sees them: of a single answer, or of all members of a subset; or how much of it. */
	answer: readonly string[] | 'most' | 'least' | null;
	/** The dearest first. */
	prefer: readonly string[];
	/** Over register 0, what could be chosen: the smallest first. */
	by: ExprIR | null;
	/** How often it holds at most. */
	times: number;
}

export interface Orders {
	title: string;
	answers: readonly Order[];
}

/** What came of the orders of a seat. */
export interface OrdersTally {
	/** How often each order was followed. */
	followed: number[];
	/** How often a condition hung on what the seat may not know, or its answer was not legal. */
	hidden: number[];
	illegal: number[];
	/** Questions that no order fitted: what the rules say for them, and where they say nothing or nothing legal. */
	defaults: number;
	unsaid: number;
}
