import { runVitest } from './runners.ts';
import { gates, runGate, sum, type Tally } from './steps.ts';

// npm run check: what every change must pass before it is shown to anyone. All gates run, so that one look tells all.
const tallies: Tally[] = [];
for (const gate of gates) tallies.push(await runGate(gate));
tallies.push(await runVitest('unit tests', ['unit', 'web'], { quiet: true }));
process.exitCode = sum(tallies).failed > 0 ? 1 : 0;
