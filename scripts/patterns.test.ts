import { check, type VulnerableDiagnostics } from 'recheck';
import { describe, expect, it, test } from 'vitest';
import { testLimit } from '../support/test-limits.ts';
import {
  buildingPlaces,
  type Pattern,
  patternsBuilt,
  patternsInCode,
  repeatsFreely,
  repeatsWithoutBound,
} from './patterns.ts';

const root = new URL('../', import.meta.url);
const patterns = patternsInCode(root);

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
function work(run: () => void, runs = 5): number {
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const before = process.threadCpuUsage();
      run();
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    }),
  );
}

/**
 * Texts for which a pattern takes far more than eight times the work when they are eight times as long: repeated white space, signs,
 * letters, digits and words of the pattern itself.
 */
function textsAgainst(source: string, flags: string): string[] {
  const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''));
  const words = [...new Set(source.match(/\p{L}{2,}/gu) ?? [])].slice(0, 12);
  const pieces = [
    ' ',
    '\t ',
    'a',
    'a ',
    '1',
    '1 ',
    '-',
    '.',
    ', ',
    'a.',
    '/',
    '(',
    '%',
    '<',
    ...words.map((one) => `${one} `),
  ];
  return pieces.filter((piece) => {
    const [short, long] = [2_500, 20_000].map((size) => `${piece.repeat(size / piece.length)}!`) as [string, string];
    pattern.test(short);
    const much = work(() => pattern.test(long), 1);
    return (
      much > 10_000 &&
      work(() => pattern.test(long)) >
        30 *
          Math.max(
            400,
            work(() => pattern.test(short)),
          )
    );
  });
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

describe('patterns that are built from parts', () => {
  const places = buildingPlaces(root);
  const files = [...new Set(places.map(({ file }) => file))];
  const built = patternsBuilt(root, files);

  it('are built while their module loads, or from texts that `literal` has made harmless', () => {
    const loaded = new Set(built.map(({ file, line }) => `${file}:${line}`));
    const open = places
      .filter(({ file, line }) => !loaded.has(`${file}:${line}`))
      .filter(({ parts }) => parts.some((part) => !/\bliteral\b/.test(part)));
    expect(open).toEqual([]);
    expect(built.length).toBeGreaterThan(300);
  });

  it.each([...new Set(built.map(({ file }) => file))])(
    'of %s take eight times the work for eight times the text',
    (file) => {
      for (const { source, flags } of built.filter((one) => one.file === file))
        expect(textsAgainst(source, flags), `/${source}/`).toEqual([]);
    },
  );

  it('would find one that reads its words again and again', { timeout: testLimit(3) }, () => {
    expect(textsAgainst('(?:kok )+x', 'u')).toEqual(['kok ']);
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
