import { readEmptySearches } from '../jobs/setup.ts';
import { systemClock } from '../platform/clock.ts';
import { runCommand } from '../platform/run-command.ts';

// npm run searches [-- <days>]: the searches of the last days (30) that found no job, the most frequent first.

const usage = 'usage: npm run searches [-- <days, 1 to 90>]';
const mostShown = 100;

class UsageError extends Error {}

/** @throws UsageError for other arguments */
function readDays([days = '30', ...more]: string[]): number {
  if (!/^\d{1,2}$/.test(days) || Number(days) < 1 || Number(days) > 90 || more.length > 0) throw new UsageError(usage);
  return Number(days);
}

await runCommand(
  'searches',
  (error) => error instanceof UsageError,
  async ({ db }) => {
    const days = readDays(process.argv.slice(2));
    const found = await readEmptySearches(db, { now: systemClock.now(), days, limit: mostShown });
    if (found.length === 0) return `No searches without hits in ${days} days.`;
    return found
      .map(({ words, filters, searches, lastDay }) =>
        [String(searches).padStart(5), lastDay, words || '(no words)', filters && `with ${filters}`]
          .filter(Boolean)
          .join('  '),
      )
      .join('\n');
  },
);
