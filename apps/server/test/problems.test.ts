import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AnyCall } from '@jobblik/contract/kernel/call';
import { browserProblems, problemCodes, problemTables } from '@jobblik/contract/kernel/problem';
import { describe, expect, it } from 'vitest';
import { impliedProblems } from '../src/platform/http/call-problems.ts';

const root = new URL('../../../', import.meta.url);

describe('codes of refusals', () => {
  it('stand in one table each', () => {
    const names = problemTables.flatMap((table) => Object.keys(table));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(['da', 'en'])('have a text in %s, and every text has a code', (language) => {
    const words = JSON.parse(
      readFileSync(new URL(`packages/words/locales/${language}/problems.json`, root), 'utf8'),
    ) as Record<string, unknown>;
    const texts = Object.keys(words).filter((key) => typeof words[key] === 'string');
    expect(texts.toSorted()).toEqual([...problemCodes].toSorted());
  });

  it('are made in the source: those of the browser there, all others in the server', () => {
    const rules = 'packages/contract/src/**.rules.ts';
    const literals = {
      server: literalsIn('apps/server/src/**.ts', rules),
      web: literalsIn('apps/web/app/**.ts', 'apps/web/app/**.tsx'),
    };
    const unused = problemCodes.filter((code) => !literals[code in browserProblems ? 'web' : 'server'].has(code));
    expect(unused).toEqual([]);
  });
});

/** The texts in single quotes of sources, without tests. */
function literalsIn(...patterns: readonly string[]): Set<string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = files.split('\n').filter((file) => file && !/\.(test|harness|factory)\.tsx?$/.test(file));
  return new Set(
    sources.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/'(\w+)'/g)].map(([, text]) => text ?? ''),
    ),
  );
}

describe('the list of a call', async () => {
  const apis = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/contract/src/**.api.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const modules = await Promise.all(
    apis
      .split('\n')
      .filter(Boolean)
      .map(async (file) => (await import(new URL(file, root).href)) as Record<string, unknown>),
  );
  const calls = modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, AnyCall] => isCall(entry[1])),
  );

  it('names each code once, and none that the call has by its declaration', () => {
    expect(calls.length).toBeGreaterThan(200);
    const needless = calls.flatMap(([name, call]) => {
      const implied = impliedProblems(call);
      const problems = call.problems ?? [];
      return problems
        .filter((code, index) => implied.has(code) || problems.indexOf(code) !== index)
        .map((code) => `${name}: ${code}`);
    });
    expect(needless).toEqual([]);
  });
});

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}
