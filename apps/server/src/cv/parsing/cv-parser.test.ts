import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as sample from '../../platform/files/files.factory.ts';
import { CvParser } from './cv-parser.ts';
import { ParserThread } from './parser-thread.ts';

const vocabulary = { skills: [], languages: [], places: [], titles: [], year: 2026 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-parser-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function lay(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const readable = () => lay('cv.docx', sample.docxFile('Anna Holm er kok'));

describe('a thread', () => {
  it('reads one document after the other', async () => {
    const thread = new ParserThread(vocabulary);
    const order = { path: await readable(), format: 'docx' } as const;
    expect((await thread.parse(order)).lines).toEqual([{ page: 1, line: 1, text: 'Anna Holm er kok' }]);
    expect((await thread.parse(order)).reason).toBeNull();
    await thread.close();
  });

  it('that takes too long is ended, and the next document is read', async () => {
    const path = await readable();
    const bounds = { timeLimit: 1, heap: 128 };
    const thread = new ParserThread(vocabulary, bounds);
    expect(await thread.parse({ path, format: 'docx' })).toMatchObject({ reason: 'unreadable', proposal: null });
    bounds.timeLimit = 10_000;
    expect((await thread.parse({ path, format: 'docx' })).reason).toBeNull();
    await thread.close();
  });

  it('that runs out of memory ends alone', async () => {
    const path = await lay('large.rtf', Buffer.from(`{\\rtf1 ${'a{b}'.repeat(4_000_000)}}`));
    const thread = new ParserThread(vocabulary, { timeLimit: 20_000, heap: 8 });
    expect((await thread.parse({ path, format: 'rtf' })).reason).toBe('unreadable');
    await thread.close();
  }, 30_000);

  it('answers for a file that is not there', async () => {
    const thread = new ParserThread(vocabulary);
    expect((await thread.parse({ path: join(folder, 'none.pdf'), format: 'pdf' })).reason).toBe('unreadable');
    await thread.close();
  });
});

it('documents wait their turn, and too many are refused', async () => {
  const parser = new CvParser(vocabulary, 1);
  const order = { path: await readable(), format: 'docx' } as const;
  const answers = await Promise.allSettled(Array.from({ length: 45 }, () => parser.parse(order)));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(answers.length - refused.length).toBe(41);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
});
