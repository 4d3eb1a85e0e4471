import { describe, expect, it } from 'vitest';
import { findName } from './person-name.ts';
import { linesOf } from './samples/lines.factory.ts';
import { sampleLexicon } from './samples/vocabulary.factory.ts';

const lexicon = sampleLexicon();

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
    ['CV 2025 – Anna Holm', 'post@example.dk', 'Anna Holm'],
    ['Curriculum Vitae (CV) Anna Holm', 'post@example.dk', 'Anna Holm'],
    ['Anna Holm (CV)', 'post@example.dk', 'Anna Holm'],
    ['ANNA HOLMS CV', 'anna.holm@example.dk', 'Anna Holm'],
    ['Professor Anna Holm', 'post@example.dk', 'Anna Holm'],
    ['Cand.mag. Anna Holm', 'post@example.dk', 'Anna Holm'],
    ['Anna “Mimi” Holm', 'post@example.dk', 'Anna Holm'],
    ['Anna Holm (f. 1985)', 'post@example.dk', 'Anna Holm'],
    ['Anna Holm Mobil: 22 33 44 55', 'post@example.dk', 'Anna Holm'],
    ['Hej, jeg er Anna Holm', 'post@example.dk', 'Anna Holm'],
    ['A N N A   H O L M', 'post@example.dk', 'Anna Holm'],
    ['A N N A H O L M', 'anna.holm@example.dk', 'Anna Holm'],
    ['ANNASKJÆR', 'anna.skjaer@example.dk', 'Anna Skjær'],
  ])('%s', (line, email, expected) => {
    expect(findName(linesOf(`# ${line}\n${email}`), email, lexicon)?.name).toBe(expected);
  });

  it('may have a wide gap between its words, if it is larger than the text', () => {
    const lines = linesOf('ANNA\tHOLM\nKok\npost@example.dk\nTlf. 22 33 44 55');
    const sized = lines.map((line, at) => ({ ...line, size: at === 0 ? 20 : 10 }));
    expect(findName(sized, undefined, lexicon)?.name).toBe('Anna Holm');
  });

  it('may be in two fields of a form', () => {
    expect(findName(linesOf('Efternavn: Holm\nFornavn: Anna'), undefined, lexicon)?.name).toBe('Anna Holm');
  });

  it('may continue on a second line', () => {
    const lines = linesOf('CURRICULUM VITAE FOR ANNA DAM\nHOLM').map((line) => ({ ...line, size: 20 }));
    expect(findName(lines, undefined, lexicon)?.name).toBe('Anna Dam Holm');
  });

  it('is undefined for spaced letters without an e-mail address to separate the words', () => {
    expect(findName(linesOf('# A N N A H O L M\npost@example.dk'), 'post@example.dk', lexicon)).toBeUndefined();
  });
});
