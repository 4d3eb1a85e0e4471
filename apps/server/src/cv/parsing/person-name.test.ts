import { describe, expect, it } from 'vitest';
import { findName } from './person-name.ts';
import { testLexicon } from './samples/lexicon.factory.ts';
import { linesOf } from './samples/lines.factory.ts';

const lexicon = testLexicon();

describe('the name in its line', () => {
  it.each([
    ['CV – Anna Holm', 'anna.holm@example.dk', 'Anna Holm'],
    ['Anna Holm – Curriculum Vitae', 'anna.holm@example.dk', 'Anna Holm'],
    ['Resume: Anna Holm', 'anna.holm@example.dk', 'Anna Holm'],
    ["Anna Holm's Resume", 'anna.holm@example.dk', 'Anna Holm'],
    ['Anna Holms CV', 'anna.holm@example.dk', 'Anna Holm'],
    ['Daniel Williams CV', 'daniel.williams@example.com', 'Daniel Williams'],
    ['Mit navn er Anna Holm', 'anna.holm@example.dk', 'Anna Holm'],
    ["Hello, I'm Anna Holm", 'anna.holm@example.dk', 'Anna Holm'],
    ['Curriculum Vitae of Dr Anna Holm', 'anna.holm@example.dk', 'Anna Holm'],
    ['A N N A   H O L M', 'post@example.dk', 'Anna Holm'],
    ['A N N A H O L M', 'anna.holm@example.dk', 'Anna Holm'],
    ['ANNASKJÆR', 'anna.skjaer@example.dk', 'Anna Skjær'],
  ])('%s', (line, email, expected) => {
    expect(findName(linesOf(`# ${line}\n${email}`), email, lexicon)?.name).toBe(expected);
  });

  it('is none where letters stand apart and no address tells the words', () => {
    expect(findName(linesOf('# A N N A H O L M\npost@example.dk'), 'post@example.dk', lexicon)).toBeUndefined();
  });
});
