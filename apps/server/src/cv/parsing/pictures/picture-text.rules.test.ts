import { expect, it } from 'vitest';
import { type RecognisedLine, segmentsOf } from './picture-text.rules.ts';

/** A line whose words are 100 pixels apart. */
function line(
  text: string,
  look: Partial<Omit<RecognisedLine, 'words'>> & { confidence?: number } = {},
): RecognisedLine {
  const { confidence = 90, ...place } = look;
  const words = text.split(' ').map((word, at) => ({ text: word, confidence, left: at * 100, right: at * 100 + 80 }));
  return { baseline: 100, height: 28, words, ...place };
}

const read = (lines: RecognisedLine[], [width, height] = [1190, 1684]) =>
  segmentsOf({ confidence: 90, width: width ?? 0, height: height ?? 0, lines });

it('measures a page in points of A4, upwards from its foot', () => {
  expect(read([line('Anna Holm')])).toEqual([
    { x: 0, right: 40, y: 792, size: 14, font: 'picture', text: 'Anna' },
    { x: 50, right: 90, y: 792, size: 14, font: 'picture', text: 'Holm' },
  ]);
  expect(read([line('Anna')], [1684, 1190])[0]).toMatchObject({ right: 40, y: 545 });
});

it('gives lines of about the usual height the same size, and headings another', () => {
  const sizes = [28, 30, 26, 34, 60].map((height) => line('tekst', { height }));
  expect(
    read([line('en lang linje med almindelig tekst'), ...sizes])
      .slice(-5)
      .map(({ size }) => size),
  ).toEqual([14, 14, 14, 17, 30]);
});

it.each([
  ['a bullet', '« Svejsning', ['•', 'Svejsning']],
  ['a dash for a bullet', '- Svejsning', ['•', 'Svejsning']],
  ['a letter alone on its line', 'e', ['e']],
  ['a dash read twice', '2018 —- nu', ['2018', '–', 'nu']],
  ['a hyphen in a word', 'IT-drift', ['IT-drift']],
])('recognises %s', (_what, text, expected) => {
  expect(read([line(text)]).map((segment) => segment.text)).toEqual(expected);
});

it('leaves out what is hardly a word', () => {
  expect(read([line('|', { confidence: 8 }), line('Kok', { confidence: 55 })]).map(({ text }) => text)).toEqual([
    'Kok',
  ]);
});
