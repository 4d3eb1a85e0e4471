import { runVitest } from './runners.ts';
import { type Counts, gates, runGate, sum } from './steps.ts';

// npm run check: the checks that every change must pass. All gates run, so that one run shows every failure.
const counts: Counts[] = [];
for (const gate of gates) counts.push(await runGate(gate));
counts.push(await runVitest('unit tests', ['unit', 'web', 'web-alone'], { quiet: true }));
process.exitCode = sum(counts).failed > 0 ? 1 : 0;
