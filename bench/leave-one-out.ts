import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { searchRules } from './support/search-rules.ts';

// npm run bench:leave-one-out [-- rule …]: bench:relevance once with every rule of the search, and once without each of them. Prints how
// much worse the held-out halves get, as a table for bench/history. A rule stays that earns 0.002 somewhere.

/** Minimum loss of recall, nDCG or useful share for a rule that stays. */
const least = 0.002;
const measures = ['recall@10', 'nDCG@10', 'useful share', 'traps fallen into'] as const;
const sets = ['everyday held out', 'fifth held out'];

/** Figures by the name of their line. */
type Figures = ReadonlyMap<string, number>;

function measure(leftOut?: string): Figures {
  const preload = leftOut === undefined ? [] : ['--import', './bench/support/leave-out.ts'];
  const output = execFileSync(process.execPath, [...preload, 'bench/relevance.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    env: { ...process.env, ...(leftOut !== undefined && { LEFT_OUT: leftOut }) },
  });
  return new Map(
    output.split('\n').map((line) => {
      const [name = '', value = ''] = line.split(': ');
      return [name, Number.parseFloat(value)];
    }),
  );
}

/** What the figures lose without a rule; positive is worse. */
function losses(whole: Figures, without: Figures): number[] {
  return sets.flatMap((set) =>
    measures.map((name) => {
      const lost = (whole.get(`${set} ${name}`) ?? 0) - (without.get(`${set} ${name}`) ?? 0);
      return name === 'traps fallen into' ? -lost : lost;
    }),
  );
}

const chosen = process.argv.slice(2);
const whole = measure();
const names = sets.flatMap((set) => measures.map((name) => `${set.replace(' held out', '')} ${name}`));
console.log(`| without | ${names.join(' | ')} | stays |\n|---|${'---|'.repeat(names.length + 1)}`);
for (const { name } of searchRules) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const lost = losses(whole, measure(name));
  const shown = lost.map((one, at) => (at % measures.length === 3 ? String(one) : one.toFixed(3)));
  console.log(`| ${name} | ${shown.join(' | ')} | ${lost.some((one) => one >= least) ? 'yes' : 'no'} |`);
}
