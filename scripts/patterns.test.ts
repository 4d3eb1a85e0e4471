import { check, type VulnerableDiagnostics } from 'recheck';
import { describe, expect, it, test } from 'vitest';
import { type Pattern, patternsInCode, repeatsFreely, repeatsWithoutBound } from './patterns.ts';

const patterns = patternsInCode(new URL('../', import.meta.url));

/**
 * Patterns that the checker cannot judge, by the beginning of their source. Each part of them has a bound, which the test checks: from
 * each beginning they read a bounded number of characters.
 */
const bounded = [
  String.raw`(?<![\p{L}\d])(\p{L}[\p{L}.'’é-]{1,30}(?: (?:`,
  String.raw`[\p{L}\d][\p{L}\d._%+'-]{0,63}@`,
  String.raw`\b(?:ringe?|call|text|sms|`,
  String.raw`(?<![\p{L}\d@.,/-])(?:\(?(?:\+|00) ?`,
];
const isBounded = ({ source }: Pattern) => bounded.some((start) => source.startsWith(start));

/**
 * How the checker searches texts for patterns that it cannot prove. Of its usual thirty rounds the first ten have found every text
 * that the others find, in less than half the time.
 */
const search = { randomSeed: 1, maxIteration: 10 };

/** Work of this thread in microseconds, the least of several runs. */
function work(run: () => void): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage();
      run();
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    }),
  );
}

/** The text that the checker names, with its repeated parts `count` times. */
function attackWith(count: number, { pumps, suffix }: VulnerableDiagnostics['attack']): string {
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(count)).join('') + suffix;
}

/**
 * Whether eight times the text takes far more than eight times the work. The checker proves it for most patterns; for those with
 * lookarounds and references it tries texts and counts steps, and takes many alternatives for growth. Their text is measured here.
 */
function growsFaster({ source, flags }: Pattern, { checker, complexity, attack }: VulnerableDiagnostics): boolean {
  const degree = complexity.type === 'polynomial' ? complexity.degree : Infinity;
  if (checker === 'automaton' || degree > 3) return true;
  const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''));
  const count = degree > 2 ? 150 : 1_000;
  const [short, long] = [attackWith(count, attack), attackWith(8 * count, attack)];
  return (
    work(() => pattern.test(long)) >
    30 *
      Math.max(
        1_000,
        work(() => pattern.test(short)),
      )
  );
}

describe('no pattern reads a text more than a bounded number of times', () => {
  const judged = patterns.filter((one) => repeatsFreely(one.source) && !isBounded(one));
  test.each(judged.map((one) => [one.file, `/${one.source}/${one.flags}`, one] as const))('%s %s', async (...row) => {
    const { source, flags } = row[2];
    const verdict = await check(source, flags, { timeout: 200_000, ...search });
    if (verdict.status === 'vulnerable')
      expect(growsFaster(row[2], verdict), `grows with ${verdict.attack.pattern}`).toBe(false);
    else expect(verdict.status).toBe('safe');
  });

  test.each(bounded)('%s… has a bound for each part', (start) => {
    const [one, ...more] = patterns.filter(({ source }) => source.startsWith(start));
    expect(more).toEqual([]);
    expect(one && repeatsWithoutBound(one.source)).toBe(false);
  });
});

it('finds patterns that repeat', () => {
  expect(patterns.length).toBeGreaterThan(400);
  expect(['a+', '[+*]', String.raw`\+\*`, 'a{2,}', 'a{2,4}', '(?:ab){0,3}'].map(repeatsFreely)).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

test.each(['a+$', String.raw`\s*,`, '(?:a+)+b', '(?=a)a+$'])('/%s/ is refused', async (source) => {
  const verdict = await check(source, '', search);
  expect(verdict.status === 'vulnerable' && growsFaster({ source, flags: '', file: '' }, verdict)).toBe(true);
});
