/**
 * The cases of a matrix to run: a few that stand for the rest, or all of them under
 * `npm run test:all`, which sets TEST_ALL.
 */
export const sample = <T>(all: readonly T[], few: readonly T[]): readonly T[] =>
  process.env.TEST_ALL ? all : few;
