import { runVitest } from './runners.ts';
import { type Counts, gates, runGate, sum } from './steps.ts';

// npm run check: what every change must pass before it is shown to anyone. All gates run, so that one run shows every failure.
const counts: Counts[] = [];
for (const gate of gates) counts.push(await runGate(gate));
counts.push(await runVitest('unit tests', ['unit', 'web'], { quiet: true }));
process.exitCode = sum(counts).failed > 0 ? 1 : 0;
