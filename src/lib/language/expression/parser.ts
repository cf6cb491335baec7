/**
 * The grammar of expressions, lowest precedence first.
 *
 * The parser recovers from errors, so that an unfinished text still gives a tree (with holes) to complete from; only a
 * tree without problems is used to run a game.
 */
import { EmbeddedActionsParser, type IToken } from 'chevrotain';
import type { Expression } from './ast.ts';
import * as B from './build-node.ts';
import { ALL_TOKENS } from './lexer.ts';
import type { Problem } from './problem.ts';
import { expectations } from './syntax-error.ts';
import * as T from './tokens.ts';

export class ExpressionParser extends EmbeddedActionsParser {
	/** What the grammar accepts so that it can be explained. */
	problems: Problem[] = [];

	constructor() {
		super(ALL_TOKENS, {
			recoveryEnabled: true,
			maxLookahead: 2,
			errorMessageProvider: expectations
		});
		this.performSelfAnalysis();
	}

	parse(tokens: IToken[]): Expression {
		this.problems = [];
		this.input = tokens;
		return this.expression();
	}

	expression = this.rule('expression', (): Expression =>
		this.OR([
			{ ALT: () => this.SUBRULE(this.choice) },
			{
				ALT: () => {
					const first = this.SUBRULE(this.disjunction);
					return this.SUBRULE(this.setTail, { ARGS: [first] });
				}
			}
		])
	);

	/** `if C then A else B` */
	private choice = this.rule('choice', (): Expression => {
		const first = this.CONSUME(T.If);
		const cond = this.SUBRULE(this.expression);
		this.CONSUME(T.Then);
		const then = this.SUBRULE1(this.expression);
		this.CONSUME(T.Else);
		const otherwise = this.SUBRULE2(this.expression);
		return B.choice(first, cond, then, otherwise);
	});

	/** What may follow a set: `where COND` and `while COND` as far as a condition reaches, `with SET`, from left to right. */
	private setTail = this.rule('setTail', (first?: Expression): Expression => {
		let set = first ?? B.NOTHING;
		this.MANY(() => {
			this.OR([
				{
					ALT: () => {
						this.CONSUME(T.Where);
						const cond = this.SUBRULE(this.disjunction);
						set = { node: 'where', word: 'where', set, cond, start: set.start, end: cond.end };
					}
				},
				{
					ALT: () => {
						this.CONSUME(T.While);
						const cond = this.SUBRULE1(this.disjunction);
						set = { node: 'where', word: 'while', set, cond, start: set.start, end: cond.end };
					}
				},
				{
					ALT: () => {
						const token = this.CONSUME(T.Combine);
						const b = this.SUBRULE(this.range);
						set = B.combine(token, set, b);
					}
				}
			]);
		});
		return set;
	});

	private disjunction = this.rule('disjunction', (): Expression => {
		let a = this.SUBRULE(this.conjunction);
		this.MANY(() => {
			const or = this.CONSUME(T.Or);
			a = B.binary('or', or, a, this.SUBRULE1(this.conjunction));
		});
		return a;
	});

	private conjunction = this.rule('conjunction', (): Expression => {
		let a = this.SUBRULE(this.negation);
		this.MANY(() => {
			const and = this.CONSUME(T.And);
			a = B.binary('and', and, a, this.SUBRULE1(this.negation));
		});
		return a;
	});

	private negation = this.rule('negation', (): Expression => {
		const nots: IToken[] = [];
		this.MANY(() => {
			nots.push(this.CONSUME(T.Not));
		});
		return B.prefix('not', nots, this.SUBRULE(this.comparison));
	});

	private comparison = this.rule('comparison', (): Expression => {
		let a = this.SUBRULE(this.range);
		let compared = 0;
		this.MANY(() => {
			const operator = B.spanOf(this.LA(1));
			a = this.SUBRULE(this.comparisonTail, { ARGS: [a] });
			if (compared++ > 0) this.problem(B.chained(operator));
		});
		return a;
	});

	private comparisonTail = this.rule('comparisonTail', (first?: Expression): Expression => {
		const a = first ?? B.NOTHING;
		return this.OR([
			{
				ALT: (): Expression => {
					const token = this.CONSUME(T.Comparison);
					return B.binary(B.operatorOf(token), token, a, this.SUBRULE(this.range));
				}
			},
			{
				ALT: (): Expression => {
					const negated = this.OPTION(() => this.CONSUME(T.Not)) !== undefined;
					this.CONSUME(T.In);
					const of = this.SUBRULE1(this.range);
					const set = this.SUBRULE(this.setTail, { ARGS: [of] });
					return { node: 'in', negated, of: a, set, start: a.start, end: set.end };
				}
			},
			{
				ALT: (): Expression => {
					this.CONSUME(T.Is);
					const negated = this.OPTION1(() => this.CONSUME1(T.Not)) !== undefined;
					const what = this.SUBRULE2(this.range);
					return { node: 'is', negated, of: a, what, start: a.start, end: what.end };
				}
			}
		]);
	});

	private range = this.rule('range', (): Expression => {
		const from = this.SUBRULE(this.sum);
		let result = from;
		this.OPTION(() => {
			this.CONSUME(T.Range);
			const to = this.SUBRULE1(this.sum);
			result = { node: 'range', from, to, start: from.start, end: to.end };
		});
		return result;
	});

	private sum = this.rule('sum', (): Expression => {
		let a = this.SUBRULE(this.product);
		this.MANY(() => {
			const token = this.CONSUME(T.PlusMinus);
			a = B.binary(B.operatorOf(token), token, a, this.SUBRULE1(this.product));
		});
		return a;
	});

	private product = this.rule('product', (): Expression => {
		let a = this.SUBRULE(this.place);
		this.MANY(() => {
			const token = this.CONSUME(T.TimesDivide);
			const b = this.SUBRULE1(this.place);
			const operator = B.operatorOf(token);
			a = B.binary(operator, token, a, b);
			this.OPTION(() => {
				const up = B.spanOf(this.CONSUME(T.RoundedUp));
				if (operator !== '/') this.problem(B.roundedWithoutDivision(up));
				a = B.roundedUp(a, up);
			});
		});
		return a;
	});

	/** `KINDS at ZONE` */
	private place = this.rule('place', (): Expression => {
		let result = this.SUBRULE(this.sign);
		this.MANY(() => {
			this.CONSUME(T.At);
			const pieces = result;
			const zone = this.SUBRULE1(this.sign);
			result = { node: 'at', pieces, zone, start: pieces.start, end: zone.end };
		});
		return result;
	});

	private sign = this.rule('sign', (): Expression => {
		const minuses: IToken[] = [];
		this.MANY(() => {
			minuses.push(this.CONSUME(T.Minus));
		});
		return B.prefix('-', minuses, this.SUBRULE(this.member));
	});

	private member = this.rule('member', (): Expression => {
		let of = this.SUBRULE(this.primary);
		this.MANY(() => {
			const dot = this.CONSUME(T.Dot);
			const name = B.wordOf(this.CONSUME(T.Name), dot);
			const args = this.OPTION(() => this.SUBRULE(this.args));
			const end = args?.end ?? name.end;
			of = { node: 'member', of, name, args: args?.items ?? null, start: of.start, end };
			if (args?.body) this.problem(B.misplacedColon(args.body.colon, false));
		});
		return of;
	});

	private primary = this.rule('primary', (): Expression =>
		this.OR([
			{ ALT: (): Expression => B.numberOf(this.CONSUME(T.Int)) },
			{ ALT: (): Expression => B.flagOf(this.CONSUME(T.Flag)) },
			{
				ALT: () => {
					const token = this.CONSUME(T.Word);
					const args = this.OPTION(() => this.SUBRULE(this.args));
					return this.named(token, args);
				}
			},
			{ ALT: () => this.SUBRULE(this.group) },
			{ ALT: () => this.SUBRULE(this.list) }
		])
	);

	private group = this.rule('group', (): Expression => {
		const open = this.CONSUME(T.LeftParen);
		const inside = this.SUBRULE(this.expression);
		const close = this.CONSUME(T.RightParen);
		return { ...inside, start: B.startOf(open, inside), end: B.endOf(close, inside) };
	});

	private list = this.rule('list', (): Expression => {
		const open = this.CONSUME(T.LeftBrace);
		const items: Expression[] = [];
		this.MANY_SEP({
			SEP: T.Comma,
			DEF: () => {
				items.push(this.SUBRULE(this.expression));
			}
		});
		const close = this.CONSUME(T.RightBrace);
		const { start, end } = B.spanOf(open);
		return { node: 'list', items, start, end: B.endOf(close, items.at(-1) ?? { start, end }) };
	});

	/** `(a, b)` or `(x in SET: body)` */
	private args = this.RULE(
		'args',
		(): B.Arguments => {
			const open = B.spanOf(this.CONSUME(T.LeftParen));
			const items: Expression[] = [];
			let body: B.Arguments['body'] = null;
			this.MANY_SEP({
				SEP: T.Comma,
				DEF: () => {
					items.push(this.SUBRULE(this.expression));
					this.OPTION(() => {
						const colon = B.spanOf(this.CONSUME(T.Colon));
						const expression = this.SUBRULE1(this.expression);
						if (body !== null) this.problem(B.misplacedColon(colon, true));
						body ??= { colon, expression };
					});
				}
			});
			const close = this.CONSUME(T.RightParen);
			return { items, body, end: B.endOf(close, items.at(-1) ?? open) };
		},
		{ recoveryValueFunc: (error) => ({ items: [], body: null, end: B.holeAt(error).start }) }
	);

	/** What cannot be read is a hole. */
	private rule<A extends Expression[]>(name: string, read: (...args: A) => Expression) {
		return this.RULE(name, read, { recoveryValueFunc: B.holeAt });
	}

	private named(token: IToken, args: B.Arguments | undefined): Expression {
		return this.ACTION(() => B.nameOrCall(token, args, (problem) => this.problem(problem)));
	}

	private problem(problem: Problem): void {
		if (!this.RECORDING_PHASE) this.problems.push(problem);
	}
}
