import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkConformance } from './conformance.ts';

let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobblik-conformance-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Writes a checker that prints lines and its arguments. */
function checker(lines: string[], code: number): void {
  const print = [...lines, ''].map((line) => `console.log(${JSON.stringify(line)});`).join('\n');
  writeFileSync(`${folder}/check.mjs`, `${print}\nconsole.log(process.argv[3]);\nprocess.exit(${code});\n`);
}

function product() {
  const stop = vi.fn(async () => undefined);
  return { stop, start: async () => ({ url: 'http://localhost:1', stop }) };
}

test('a product with everything in it counts as one passed test', async () => {
  checker(['screen: 100 of 100', 'conformance: 920 of 920'], 0);
  const { start, stop } = product();
  expect(await checkConformance(folder, start)).toEqual({ passed: 1, failed: 0 });
  expect(printed.join('\n')).toContain('conformance: 920 of 920\n\nhttp://localhost:1');
  expect(stop).toHaveBeenCalledOnce();
});

test('a missing item fails and is listed', async () => {
  checker(["text: 'Gem job' stands nowhere in the source", 'text: 78 of 79'], 1);
  const { start, stop } = product();
  expect(await checkConformance(folder, start)).toEqual({ passed: 0, failed: 1 });
  expect(printed.join('\n')).toContain("text: 'Gem job' stands nowhere in the source");
  expect(stop).toHaveBeenCalledOnce();
});

test('a product that does not start fails', async () => {
  checker([], 0);
  const start = () => Promise.reject(new Error('The product ended while starting.'));
  expect(await checkConformance(folder, start)).toEqual({ passed: 0, failed: 1 });
  expect(printed.join('\n')).toContain('The product ended while starting.');
});

test('without a checker nothing is counted', async () => {
  const { start } = product();
  expect(await checkConformance(folder, start)).toEqual({ passed: 0, failed: 0 });
  expect(printed).toEqual([]);
});
