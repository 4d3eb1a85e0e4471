import { describe, expect, it } from 'vitest';
import { addressIn, isLikeAddress, isReadable, mendWords, withCapitalI } from './misread-words.rules.ts';
import { recognisedLine } from './recognised.factory.ts';

const mend = (text: string, gaps: number[] = []) =>
  mendWords(recognisedLine(text, { gaps }).words, 40)
    .map((word) => word.text)
    .join(' ');

it.each([
  ['a bullet', '« Svejsning', '• Svejsning'],
  ['a bullet with a stroke', 'e+ CNC', '• CNC'],
  ['a dash for a bullet', '- Svejsning', '• Svejsning'],
  ['a letter alone on its line', 'e', 'e'],
  ['a dash read twice', '2018 —- nu', '2018 – nu'],
  ['a dash read as another sign', '2018 = nu', '2018 – nu'],
  ['a hyphen in a word', 'IT-drift', 'IT-drift'],
  ['an I before a verb', 'Where | have worked', 'Where I have worked'],
  ['an I before a day', '| dag leder', 'I dag leder'],
  ['a bar between names', 'Anna | Kok', 'Anna | Kok'],
  ['letters in a year', '20l8 – 2O19', '2018 – 2019'],
  ['two ones in a range', '2008 -20M', '2008 -2011'],
  ['a number with a letter', '20M DKK', '20M DKK'],
  ['colons in a telephone number', '+45-3177-20:64', '+45-3177-20.64'],
  ['a time', '08:30', '08:30'],
])('mends %s', (_what, text, expected) => {
  expect(mend(text)).toBe(expected);
});

describe('gaps', () => {
  it('between two dates have a dash that was overlooked', () => {
    expect(mend('Kok 2015 2018', [20, 60])).toBe('Kok 2015 – 2018');
    expect(mend('06.2015 08.2018', [60])).toBe('06.2015 – 08.2018');
    expect(mend('2018 2015', [60])).toBe('2018 2015');
    expect(mend('2015 2018', [400])).toBe('2015 2018');
  });

  it('in an e-mail address are none', () => {
    expect(mend('mail: anna. holm@firma.dk', [20, 5])).toBe('mail: anna.holm@firma.dk');
    expect(mend('mail anna@firma.dk', [20])).toBe('mail anna@firma.dk');
  });

  it('behind a full stop that was recognised as a letter belong to the address', () => {
    const [first, second] = recognisedLine('il holm@firma.dk').words;
    const letters = first?.letters.map((letter, at) => (at === 1 ? { ...letter, top: 94 } : letter)) ?? [];
    const words = first && second ? [{ ...first, letters }, second] : [];
    expect(mendWords(words, 40).map(({ text }) => text)).toEqual(['il.holm@firma.dk']);
  });
});

it.each([
  ['a word', 'Kok', 30, true],
  ['a stain', 'Kok', 8, false],
  ['a short stain', 'EA', 30, false],
  ['a date', '2021', 3, true],
  ['a telephone number', '54-78-1209', 0, true],
])('sees %s', (_what, text, confidence, expected) => {
  const words = recognisedLine(text, { confidence }).words;
  expect(words.filter(isReadable)).toHaveLength(expected ? 1 : 0);
});

it('sees signs beside words', () => {
  const [bullet, word] = recognisedLine('* Svejsning').words;
  const line = bullet && word ? [{ ...bullet, confidence: 0 }, word] : [];
  expect(line.filter(isReadable)).toHaveLength(2);
  expect(line.slice(0, 1).filter(isReadable)).toHaveLength(0);
});

it.each([
  ['anna@firma.dk', true],
  ['annaQfirma.co.uk', true],
  ['annafirma.dk', true],
  ['www.firma.dk', false],
  ['linkedin.com/in/anna', false],
  ['Kok', false],
])('takes %s for an address: %s', (text, expected) => expect(isLikeAddress(text)).toBe(expected));

it.each([
  ['anna@firma.dk\n', 'anna@firma.dk'],
  ['(anna@firma.dk),', undefined],
  ['(anna@firma.dk)', '(anna@firma.dk)'],
  ['mail anna@firma.dk', undefined],
  ['annafirma.dk', undefined],
])('reads the address in %s', (reading, expected) => expect(addressIn(reading)).toBe(expected));

it('reads a small L as a capital I where only this is a word', () => {
  const isKnown = (word: string) => ['Industri', 'lager', 'Iager'].includes(word);
  expect(withCapitalI('lndustri,', isKnown)).toBe('Industri,');
  expect(withCapitalI('lager', isKnown)).toBe('lager');
  expect(withCapitalI('lversen', isKnown)).toBe('lversen');
});
