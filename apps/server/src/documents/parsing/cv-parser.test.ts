import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as sample from '../../platform/files/files.factory.ts';
import { CvParser } from './cv-parser.ts';

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
    const parser = new CvParser(vocabulary, 1);
    const order = { path: await readable(), format: 'docx' } as const;
    expect((await parser.parse(order)).lines).toEqual([{ page: 1, line: 1, text: 'Anna Holm er kok' }]);
    expect((await parser.parse(order)).reason).toBeNull();
    await parser.close();
  });

  it('that takes too long is ended, and the next document is read', async () => {
    const path = await readable();
    const bounds = { time: 1, heap: 128 };
    const parser = new CvParser(vocabulary, 1, bounds);
    expect(await parser.parse({ path, format: 'docx' })).toMatchObject({ reason: 'unreadable', proposal: null });
    bounds.time = 10_000;
    expect((await parser.parse({ path, format: 'docx' })).reason).toBeNull();
    await parser.close();
  });

  it('that runs out of memory does not end the others', async () => {
    const path = await lay('large.rtf', Buffer.from(`{\\rtf1 ${'a{b}'.repeat(4_000_000)}}`));
    const parser = new CvParser(vocabulary, 1, { time: 20_000, heap: 8 });
    expect((await parser.parse({ path, format: 'rtf' })).reason).toBe('unreadable');
    await parser.close();
  });

  it('that was started ahead reads as any other', async () => {
    const parser = new CvParser(vocabulary, 1);
    await parser.warm();
    expect((await parser.parse({ path: await readable(), format: 'docx' })).lines).toHaveLength(1);
    await parser.close();
  });

  it('returns an answer for a missing file', async () => {
    const parser = new CvParser(vocabulary, 1);
    expect((await parser.parse({ path: join(folder, 'none.pdf'), format: 'pdf' })).reason).toBe('unreadable');
    await parser.close();
  });
});

it('people take turns, and too many documents of one person are refused', async () => {
  const parser = new CvParser(vocabulary, 1);
  const order = { path: await readable(), format: 'docx' } as const;
  const read: number[] = [];
  const parse = async (owner: number) => {
    await parser.parse(order, { owner });
    read.push(owner);
  };
  const answers = await Promise.allSettled([...Array.from({ length: 20 }, () => parse(1)), parse(2)]);
  await parser.close();
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(read).toEqual([1, 1, 2, ...Array.from({ length: 11 }, () => 1)]);
  expect(refused).toHaveLength(7);
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many_at_once' } });
});
