/**
 * Runs before the tests of each file. Commands that a test starts are processes of their own; what counts lines in this one
 * would keep them from remembering what they have compiled, and they would take half as long again.
 */
delete process.env['NODE_DISABLE_COMPILE_CACHE'];
