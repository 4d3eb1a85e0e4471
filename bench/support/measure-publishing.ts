import { ms, say } from './report.ts';

export const publishRounds = 20;

/**
 * Prints the longest time from the answer to publishing until a search finds it, over twenty rounds.
 * @param publish publishes something under a title that nobody has used before
 * @param search answers a search for that title, as text
 */
export async function measurePublishing(
  publish: (title: string) => Promise<unknown>,
  search: (title: string) => Promise<string>,
): Promise<void> {
  let slowestPublish = 0;
  let slowestFound = 0;
  for (let round = 0; round < publishRounds; round += 1) {
    const title = `Benchmager ${String.fromCharCode(97 + round).repeat(6)}`;
    const start = performance.now();
    await publish(title);
    const published = performance.now();
    while (!(await search(title)).includes(title)) {
      if (performance.now() - published > 10_000)
        throw new Error(`${title} was not found ten seconds after it was published`);
    }
    slowestPublish = Math.max(slowestPublish, published - start);
    slowestFound = Math.max(slowestFound, performance.now() - published);
  }
  say(`publish, slowest of ${publishRounds}`, ms(slowestPublish));
  say(`from published to found, slowest of ${publishRounds}`, ms(slowestFound));
}
