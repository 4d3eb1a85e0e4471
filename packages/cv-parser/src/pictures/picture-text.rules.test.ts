import { expect, it } from 'vitest';
import { type RecognisedLine, segmentsOf } from './picture-text.rules.ts';
import { recognisedLine } from './recognised.factory.ts';

const read = (lines: RecognisedLine[], [width, height] = [1190, 1684]) =>
  segmentsOf({ confidence: 90, width: width ?? 0, height: height ?? 0, lines });

it('measures a page in points of A4, upwards from its foot', () => {
  expect(read([recognisedLine('Anna Holm')])).toEqual([
    { x: 0, right: 90, y: 792, size: 20, font: 'picture', text: 'Anna Holm' },
  ]);
  expect(read([recognisedLine('Anna')], [1684, 1190])[0]).toMatchObject({ right: 40, y: 545 });
});

it('separates words with a wide gap between them, each with its own look', () => {
  const lines = [recognisedLine('en lang linje med almindelig tekst'), recognisedLine('Kok 2018', { gaps: [200] })];
  expect(read(lines).map(({ text, x }) => [text, x])).toEqual([
    ['en lang linje med almindelig tekst', 0],
    ['Kok', 0],
    ['2018', 130],
  ]);
});

it('names the font of bold lines, and the size of larger ones', () => {
  const lines = [
    recognisedLine('en lang linje med almindelig tekst'),
    recognisedLine('Titel', { stem: 6.5 }),
    recognisedLine('Overskrift', { capital: 36, stem: 7.5 }),
  ];
  expect(read(lines).map(({ font, size }) => [font, size])).toEqual([
    ['picture', 20],
    ['picture bold', 20],
    ['picture bold', 24],
  ]);
});

it('measures no letters of words that overlap', () => {
  const lines = [
    recognisedLine('en lang linje med almindelig tekst'),
    recognisedLine('Det jeg kan', { gaps: [-60, 20], capital: 30 }),
  ];
  expect(read(lines).map(({ text, size }) => [text, size])).toEqual([
    ['en lang linje med almindelig tekst', 20],
    ['Det jeg kan', 20],
  ]);
});

it('leaves out what is hardly a word', () => {
  const lines = [
    recognisedLine('|', { confidence: 8 }),
    recognisedLine('EA', { confidence: 30 }),
    recognisedLine('Kok', { confidence: 55 }),
    recognisedLine('05/2011', { confidence: 1 }),
  ];
  expect(read(lines).map(({ text }) => text)).toEqual(['Kok', '05/2011']);
});
