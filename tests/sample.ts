/**
 * The cases of a matrix to run: a few that stand for the rest, or all of them under
 * `npm run test:all`, which sets TEST_ALL. A single test that only this command runs is tagged "@all".
 */
export const sample = <T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[] =>
  process.env.TEST_ALL ? all : few;

/** The same for cases with names, which choose the few. */
export const sampleNamed = <T extends object, K extends keyof T & string>(
  all: T,
  ...few: readonly K[]
): [name: string, T[keyof T & string]][] =>
  Object.entries(all).filter(([name]) => process.env.TEST_ALL || few.includes(name as K));
