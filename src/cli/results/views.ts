/** What the figures of a report show, asked of the tables: a view for each. docs/results.md says what stands in which column. */

/** `p1` of the first seat. */
const SEAT = `'p' || seat`;

export const FIRST_VIEWS = `
CREATE VIEW game_measure AS
SELECT run, lot, game, 'rounds' AS measure, rounds AS value FROM game
UNION ALL SELECT run, lot, game, 'decisions', decisions FROM game
UNION ALL SELECT run, lot, game, 'finished', finished FROM game
UNION ALL SELECT run, lot, game, 'wins ' || ${SEAT}, won FROM seat
UNION ALL SELECT run, lot, game, 'wins ' || bot, SUM(won) FROM (
	SELECT run, lot, game, bot, won FROM seat
	UNION ALL SELECT game.run, lot, game, other.bot, 0
	FROM game JOIN (SELECT DISTINCT run, bot FROM seat) AS other ON other.run = game.run
) GROUP BY run, lot, game, bot
UNION ALL SELECT game.run, lot, game, 'ends: ' || other.ending, finished AND game.ending = other.ending
FROM game JOIN (SELECT DISTINCT run, ending FROM game WHERE finished) AS other ON other.run = game.run
UNION ALL SELECT run, lot, game, measure, AVG(value) FROM measure AS here
WHERE round = (
	SELECT MAX(round) FROM measure AS there
	WHERE there.run = here.run AND there.lot = here.lot AND there.game = here.game AND there.place = here.place
) GROUP BY run, lot, game, place HAVING COUNT(value) > 0;

CREATE VIEW chart_seats AS
SELECT run, lot, ${SEAT} AS seat, SUM(won) AS won, COUNT(*) AS games, AVG(won) AS share, AVG(fair) AS fair
FROM (
	SELECT *, 1.0 * SUM(won) OVER (PARTITION BY run, lot, game) / COUNT(*) OVER (PARTITION BY run, lot, game) AS fair
	FROM seat
) JOIN game USING (run, lot, game) WHERE finished GROUP BY run, lot, seat;

CREATE VIEW chart_bots AS
SELECT run, lot, bot, SUM(won) AS won, COUNT(*) AS seats, AVG(won) AS share, AVG(fair) AS fair
FROM (
	SELECT *, 1.0 * SUM(won) OVER (PARTITION BY run, lot, game) / COUNT(*) OVER (PARTITION BY run, lot, game) AS fair
	FROM seat
) JOIN game USING (run, lot, game) WHERE finished GROUP BY run, lot, bot;

CREATE VIEW chart_lengths AS
SELECT run, lot, rounds, COUNT(*) AS games FROM game WHERE finished GROUP BY run, lot, rounds;

CREATE VIEW chart_endings AS
SELECT run, lot, ending, COUNT(*) AS games, 1.0 * COUNT(*) / SUM(COUNT(*)) OVER (PARTITION BY run, lot) AS share
FROM game WHERE finished GROUP BY run, lot, ending;

CREATE VIEW chart_curves AS
SELECT run, lot, measure, round, COUNT(*) AS seats, AVG(value) AS mean,
	MIN(value) FILTER (WHERE 10 * nth >= many) AS low, MIN(value) FILTER (WHERE 10 * nth >= 9 * many) AS high,
	AVG(value) FILTER (WHERE won) AS winners
FROM (
	SELECT *, ROW_NUMBER() OVER (PARTITION BY run, lot, measure, round ORDER BY value) AS nth,
		COUNT(*) OVER (PARTITION BY run, lot, measure, round) AS many
	FROM measure JOIN seat USING (run, lot, game, seat) WHERE value IS NOT NULL
) GROUP BY run, lot, measure, round HAVING COUNT(*) >= 10 OR round = 1;

CREATE VIEW chart_parts AS
SELECT run, lot, kind, id, COUNT(*) FILTER (WHERE came_up) AS games, TOTAL(held) FILTER (WHERE finished) AS seats,
	TOTAL(won) FILTER (WHERE finished) AS won,
	SUM(1.0 * winners * held / players) FILTER (WHERE finished) / SUM(held) FILTER (WHERE finished) AS fair,
	TOTAL(lost) AS lost
FROM (
	SELECT run, lot, game, kind, id, MAX(seats <> 0 OR IFNULL(drawn, 0)) AS came_up, COUNT(*) AS players,
		SUM(won) AS winners, SUM(seats >> (seat - 1) & 1) AS held, SUM((seats >> (seat - 1) & 1) * won) AS won,
		SUM(seats >> (seat - 1) & ~(kept >> (seat - 1)) & 1) AS lost
	FROM part JOIN seat USING (run, lot, game) WHERE kind IN ('piece', 'action', 'answer')
	GROUP BY run, lot, game, kind, id
) JOIN game USING (run, lot, game) GROUP BY run, lot, kind, id;

CREATE VIEW chart_pairs AS
SELECT run, game, measure, a.value AS a, b.value AS b, b.value - a.value AS difference
FROM run JOIN game_measure AS a USING (run) JOIN game_measure AS b USING (run, game, measure)
WHERE kind = 'compare' AND a.lot = 0 AND b.lot = 1;

CREATE VIEW chart_comparison AS
SELECT run, measure, COUNT(*) AS pairs, SUM(a <> b) AS unequal, AVG(a) AS a, AVG(b) AS b, AVG(difference) AS difference
FROM chart_pairs GROUP BY run, measure;

CREATE VIEW chart_sweep AS
SELECT run, lot, label, lot.value, measure, COUNT(*) AS games, AVG(game_measure.value) AS mean
FROM run JOIN lot USING (run) JOIN game_measure USING (run, lot)
WHERE kind = 'sweep' GROUP BY run, lot, measure;
`;

/** Of a piece that is tested: how it fares itself, and those that it is compared with. */
export const COUNTER_VIEWS = `
CREATE VIEW chart_bouts AS
SELECT pairing.run AS run, trial.trial, vary.value AS vary, word.value AS word, SUM(won + lost + undecided) AS bouts, SUM(won) AS won,
	SUM(lost) AS lost, SUM(undecided) AS undecided
FROM pairing JOIN trial ON trial.run = pairing.run AND trial.place = pairing.trial AND trial.tested = pairing.tested
	JOIN json_each(trial.vary) AS vary JOIN json_each(pairing.ground) AS word ON word.key = vary.key
GROUP BY pairing.run, pairing.trial, vary.key, word.value;

CREATE VIEW chart_opponents AS
SELECT pairing.run AS run, trial.trial, against, pairing.value AS value, SUM(won + lost + undecided) AS bouts,
	SUM(won) AS won, SUM(lost) AS lost, SUM(undecided) AS undecided
FROM pairing JOIN trial ON trial.run = pairing.run AND trial.place = pairing.trial AND trial.tested = pairing.tested
GROUP BY pairing.run, pairing.trial, against;

CREATE VIEW chart_peers AS
SELECT pairing.run AS run, trial.trial, pairing.tested AS piece, SUM(won + lost + undecided) AS bouts, SUM(won) AS won
FROM pairing JOIN trial ON trial.run = pairing.run AND trial.place = pairing.trial
	JOIN json_each(trial.sample) AS met ON met.value = against
GROUP BY pairing.run, pairing.trial, pairing.tested;
`;
