/**
 * How many times as long as usual a test may take, for a slow machine or one that does other work (`TEST_PATIENCE`). What is met
 * costs no time: only a test that fails takes longer.
 */
const patience = readPatience(process.env.TEST_PATIENCE);

/** @throws Error with the setting's name when it is not a number of at least 1 */
export function readPatience(setting: string | undefined): number {
  const factor = Number(setting || 1);
  if (!(factor >= 1 && Number.isFinite(factor)))
    throw new Error(`TEST_PATIENCE is "${setting}", not a number of at least 1.`);
  return factor;
}

/** Milliseconds that a test may take. @param work how many times as much work as one call or one click the test does */
export const testLimit = (work = 1): number => 10_000 * work * patience;

/** Milliseconds after which waiting for a condition ends. @param work as in {@link testLimit} */
export const pollLimit = (work = 1): number => 5_000 * work * patience;
