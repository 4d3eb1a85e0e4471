import { expect, it } from 'vitest';
import { findResultWords } from './result-words.ts';

const inner = 'apps/server/src/jobs/close-job.ts';

it.each([
  ["return 'success';", ['success']],
  ["function close(): Promise<'success' | 'error'> {}", ['success']],
  ["return { result: 'failed' };", ['failed']],
  ["return { result: done ? ('success' as const) : ('error' as const) };", ['success', 'error']],
  ["interface Outcome { result: 'error' | 'failed' }", ['error', 'failed']],
])('a result word below the routes is refused: %s', (text, words) => {
  const found = findResultWords(inner, `async function f() { ${text} }`);
  expect(found.map((line) => /'(.*?)'/.exec(line)?.[1])).toEqual(words);
});

it.each([
  "process.on('error', refuse);",
  "return { status: 'failed', result: { kind: 'error' } };",
  "return { result: of('failed') };",
  'return parsed.success;',
])('other uses of the words are allowed: %s', (text) => {
  expect(findResultWords(inner, `function f() { ${text} }`)).toEqual([]);
});

it.each([
  'apps/server/src/jobs/jobs.routes.ts',
  'apps/server/src/jobs/close-job.api.test.ts',
  'apps/web/app/jobs/close.ts',
])('routes, tests and browsers may use them: %s', (file) => {
  expect(findResultWords(file, "const answer = { result: 'success' };")).toEqual([]);
});
