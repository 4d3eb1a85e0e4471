import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { embeddedFiles, hasEmbeddedFile } from './pdf-attachments.ts';

const specification = (number: number) => `<< /Type /Filespec /F (cv.xml) /EF << /F ${number} 0 R >> >>`;
const object = (number: number, content: string, filter = '') =>
  `${number} 0 obj\n<< /Type /EmbeddedFile ${filter} >>\nstream\n${content}\nendstream\nendobj\n`;
const packed = (content: string) => deflateSync(content).toString('latin1');
const text = (files: readonly Buffer[] | undefined) => files?.map((file) => file.toString().trim());

describe('the attached files of a PDF', () => {
  it.each([
    ['as they are', `${specification(7)}${object(7, '<a/>')}`],
    ['packed', `${specification(7)}${object(7, packed('<a/>'), '/Filter /FlateDecode')}`],
    ['written close', `<</EF<</F 7 0 R/UF 7 0 R>>>>${object(7, '<a/>').replace('<< /Type /E', '<</Type/E')}`],
  ])('are unpacked: %s', async (_how, pdf) => {
    expect(hasEmbeddedFile(pdf)).toBe(true);
    expect(text(await embeddedFiles(pdf))).toEqual(['<a/>']);
  });

  it('are found by a specification in an object stream', async () => {
    expect(text(await embeddedFiles(object(7, '<a/>'), [specification(7)]))).toEqual(['<a/>']);
  });

  it.each([
    ['that no specification names', object(7, '<a/>')],
    ['beside one that a specification names', `${specification(7)}${object(7, '<a/>')}${object(8, 'MZ')}`],
    ['of which a later version replaces one', `${specification(7)}${object(7, '<a/>')}${object(7, 'MZ')}`],
    ['that is missing', specification(7)],
    ['whose name is hidden', `${specification(7)}${object(7, '<a/>')}`.replace('EmbeddedFile', 'Embedded#46ile')],
    [
      'whose specification is hidden',
      `${specification(7)}${object(7, '<a/>')}${specification(8).replace('/EF', '/#45F')}`,
    ],
    ['packed in an unusual way', `${specification(7)}${object(7, 'x', '/Filter /LZWDecode')}`],
    ['packed twice', `${specification(7)}${object(7, 'x', '/Filter [/ASCIIHexDecode /FlateDecode]')}`],
    ['that lies in another file', `${specification(7)}${object(7, '', '/F (elsewhere.exe)')}`],
    ['of more bytes than a CV has', `${specification(7)}${object(7, packed('a'.repeat(21_000_000)), '/FlateDecode')}`],
    ['that are many', Array.from({ length: 11 }, (_, at) => specification(at + 1) + object(at + 1, '<a/>')).join('')],
  ])('cannot be judged: one %s', async (_which, pdf) => {
    expect(hasEmbeddedFile(pdf) || /#/.test(pdf)).toBe(true);
    expect(await embeddedFiles(pdf)).toBeUndefined();
  });

  // With work that grows by the square these take minutes.
  it.each([
    ['marks', '/Type /EmbeddedFile '.repeat(300_000)],
    ['marks behind one file', specification(7) + object(7, '<a/>') + '/Type /EmbeddedFile '.repeat(300_000)],
    ['specifications', Array.from({ length: 100_000 }, (_, at) => specification(at)).join('')],
    ['objects', specification(7) + '7 0 obj '.repeat(500_000)],
    ['beginnings', '/EF << '.repeat(500_000)],
  ])('are judged with little work among many %s', async (_what, pdf) => {
    expect(await embeddedFiles(pdf)).toBeUndefined();
  });
});
