import { changedFiles, gatesOf } from './changed.ts';
import { runVitest } from './runners.ts';
import { type Counts, gates, runGate, sum } from './steps.ts';

// npm run check: the checks that every change must pass. All gates run, so that one run shows every failure.
// npm run check -- --changed: the gates and unit tests that the files changed since main can break.
const changed = process.argv.includes('--changed') ? changedFiles() : undefined;
if (changed) console.log(`${changed.length} files changed since main`);
const related = changed?.filter((file) => /\.(tsx?|json)$/.test(file));

const counts: Counts[] = [];
for (const gate of changed ? gatesOf(changed) : gates) counts.push(await runGate(gate));
if (!related || related.length > 0)
  counts.push(
    await runVitest('unit tests', ['unit', 'web', 'web-alone'], { quiet: true, ...(related && { related }) }),
  );
process.exitCode = sum(counts).failed > 0 ? 1 : 0;
