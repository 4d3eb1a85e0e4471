import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLines, readWords } from './read-lines.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): URL {
  const path = join(folder, 'words.txt');
  writeFileSync(path, text);
  return pathToFileURL(path);
}

test('a data file is read line by line, without empty lines and comments', () => {
  expect(readLines(fileOf('# Verbs\ngå ned\n\n  ind\n'))).toEqual(['gå ned', '  ind']);
});

test('words of a data file are folded, each once', () => {
  expect([...readWords(fileOf('Gå\nkør\ngå\n'))]).toEqual(['gaa', 'koer']);
});
