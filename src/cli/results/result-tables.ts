/** The tables of a file of results. docs/results.md says what each is for; whoever changes one adds a step. */

import { COUNTER_VIEWS, FIRST_VIEWS } from './views.ts';

/** In `PRAGMA application_id`: that the file is one of ours. */
export const APPLICATION = 0x54484d53;

const OF_LOT = `run INTEGER NOT NULL, lot INTEGER NOT NULL`;
const OF_GAME = `${OF_LOT}, game INTEGER NOT NULL`;
const LOT_THERE = `FOREIGN KEY (run, lot) REFERENCES lot ON DELETE CASCADE`;
const GAME_THERE = `FOREIGN KEY (run, lot, game) REFERENCES game ON DELETE CASCADE`;

const FIRST_TABLES = `
CREATE TABLE run (
	run INTEGER PRIMARY KEY, kind TEXT NOT NULL, command TEXT NOT NULL, bots TEXT NOT NULL, seed TEXT NOT NULL,
	max_rounds INTEGER NOT NULL, swept TEXT, level REAL
) STRICT;
CREATE TABLE lot (
	run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE, lot INTEGER NOT NULL, label TEXT NOT NULL, value REAL,
	variant TEXT NOT NULL, hash TEXT NOT NULL, players INTEGER NOT NULL, PRIMARY KEY (run, lot)
) STRICT, WITHOUT ROWID;
CREATE TABLE rule_part (
	${OF_LOT}, kind TEXT NOT NULL, place INTEGER NOT NULL, id TEXT NOT NULL,
	PRIMARY KEY (run, lot, kind, place), ${LOT_THERE}
) STRICT, WITHOUT ROWID;
CREATE TABLE game (
	${OF_GAME}, seed TEXT NOT NULL, finished INTEGER NOT NULL, ending TEXT NOT NULL, rounds INTEGER NOT NULL,
	decisions INTEGER NOT NULL, options INTEGER NOT NULL, trace TEXT NOT NULL, hash TEXT, told INTEGER NOT NULL,
	common_answers INTEGER, next_a TEXT, next_b TEXT, PRIMARY KEY (run, lot, game), ${LOT_THERE}
) STRICT, WITHOUT ROWID;
CREATE TABLE seat (
	${OF_GAME}, seat INTEGER NOT NULL, bot TEXT NOT NULL, won INTEGER NOT NULL,
	PRIMARY KEY (run, lot, game, seat), ${GAME_THERE}
) STRICT, WITHOUT ROWID;
CREATE TABLE measure (
	${OF_GAME}, place INTEGER NOT NULL, measure TEXT NOT NULL, round INTEGER NOT NULL, seat INTEGER NOT NULL, value REAL,
	PRIMARY KEY (run, lot, game, place, round, seat), ${GAME_THERE}
) STRICT, WITHOUT ROWID;
CREATE TABLE part (
	${OF_GAME}, kind TEXT NOT NULL, place INTEGER NOT NULL, id TEXT NOT NULL, seats INTEGER, kept INTEGER, drawn INTEGER,
	PRIMARY KEY (run, lot, game, kind, place), ${GAME_THERE}
) STRICT, WITHOUT ROWID;
CREATE TABLE fault (
	${OF_GAME}, place INTEGER NOT NULL, of_game INTEGER NOT NULL, answers INTEGER NOT NULL, kind TEXT NOT NULL,
	message TEXT NOT NULL, said TEXT NOT NULL, PRIMARY KEY (run, lot, game, place), ${GAME_THERE}
) STRICT, WITHOUT ROWID;
`;

/** Of a piece that is tested. Lists are JSON: of texts, in their order. */
const COUNTER_TABLES = `
CREATE TABLE counter (
	run INTEGER PRIMARY KEY REFERENCES run ON DELETE CASCADE, piece TEXT NOT NULL, kind TEXT NOT NULL, others TEXT NOT NULL
) STRICT;
CREATE TABLE trial (
	run INTEGER NOT NULL REFERENCES counter ON DELETE CASCADE, place INTEGER NOT NULL, trial TEXT NOT NULL,
	about TEXT NOT NULL, vary TEXT NOT NULL, grounds INTEGER NOT NULL, each INTEGER NOT NULL, tested TEXT NOT NULL,
	value REAL, peers TEXT NOT NULL, peers_value REAL, peers_of INTEGER NOT NULL, sample TEXT NOT NULL,
	PRIMARY KEY (run, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE pairing (
	run INTEGER NOT NULL, trial INTEGER NOT NULL, place INTEGER NOT NULL, tested TEXT NOT NULL, against TEXT NOT NULL,
	value REAL, ground TEXT NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL, undecided INTEGER NOT NULL,
	broken INTEGER NOT NULL, PRIMARY KEY (run, trial, place), FOREIGN KEY (run, trial) REFERENCES trial ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE unset_pairing (
	run INTEGER NOT NULL, trial INTEGER NOT NULL, place INTEGER NOT NULL, tested TEXT NOT NULL, against TEXT NOT NULL,
	ground TEXT NOT NULL, why TEXT NOT NULL, PRIMARY KEY (run, trial, place),
	FOREIGN KEY (run, trial) REFERENCES trial ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
`;

/** Whether a piece was used, 1 or 0; null where nobody watched that. */
const USED_PIECES = 'ALTER TABLE part ADD COLUMN used INTEGER;';

/** What each version brought, from the first on: a file of an earlier one is given what it lacks. */
export const STEPS: readonly string[] = [
	FIRST_TABLES + FIRST_VIEWS,
	COUNTER_TABLES + COUNTER_VIEWS,
	USED_PIECES
];

/** In `PRAGMA user_version`. */
export const VERSION = STEPS.length;
