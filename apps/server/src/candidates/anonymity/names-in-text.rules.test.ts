import { describe, expect, it, test } from 'vitest';
import { nameHider } from './names-in-text.rules.ts';

describe('the parts of a name become "…"', () => {
  test.each([
    // As words
    ['Jens Peter Hansen', 'Jeg hedder Jens og HANSEN, hansens bil', 'Jeg hedder … og …, … bil'],
    ['Jens Peter Hansen', 'Jens-Peter, jens_hansen, jens.hansen', '…-…, …_…, ….…'],
    ['Jens Peter Hansen', "Hansen's og Jens' hus", '… og … hus'],
    ['Jens Peter Hansen', 'jens85 og 2hansen', '…85 og 2…'],
    // Glued
    ['Jens Peter Hansen', 'JensPeterHansen', '…'],
    ['Jens Peter Hansen', 'jenshansen og hansenjens', '… og …'],
    ['Jens Peter Hansen', 'teamjenshansen', '…'],
    ['Jens Peter Hansen', 'Jenshansens kanal', '… kanal'],
    ['Bo Li', 'BoLi, boli', '…, …'],
    ['Jens Peter Hansen', 'jhansen, jphansen', '…, …'],
    ['Jens Peter Hansen', 'HansenConsult og TeamJens', '…Consult og Team…'],
    ['Jens Hansen', 'Jens\u200bHansen og Je\u00adns', '… og …'],
    // Spaced
    ['Jens Peter Hansen', 'J e n s  H a n s e n', '…  …'],
    ['Jens Peter Hansen', 'J-e-n-s og h.a.n.s.e.n', '… og …'],
    ['Bo Li', 'B o  L i', '…  …'],
    ['Søren Åberg', 's ø r e n', '…'],
    ['Jens Hansen', 'Mit navn: H\na\nn\ns\ne\nn', 'Mit navn: …'],
    // Danish letters and accents
    ['Søren Åberg', 'Soren, Soeren, SØREN', '…, …, …'],
    ['Søren Åberg', 'Aaberg, Aberg, ÅBERG', '…, …, …'],
    ['Søren Åberg', 'soerenaaberg, sorenaberg, SørenÅberg', '…, …, …'],
    ['Kirsten Kjær', 'Kjaer og KJÆR', '… og …'],
    ['René Müller', 'Rene Mueller, RENÉ Muller', '… …, … …'],
    ['Soeren Kjaer', 'Søren Kjær', '… …'],
    ['Ｊens Hansen', 'Ｊｅｎｓ', '…'],
    // Initials
    ['Jens Peter Hansen', 'J. Hansen, J.P. Hansen, JP Hansen', '… …, … …, … …'],
    ['Jens Peter Hansen', 'Hansen, J.P.', '…, …'],
    // The person's own company
    ['Jens Peter Hansen', 'Hansen VVS ApS', '… VVS ApS'],
    ['Jens Peter Hansen', 'J.P. Hansen & Søn', '… … & Søn'],
  ])('%s: %s', (name, text, left) => expect(nameHider(name)(text)).toBe(left));
});

describe('other words stay', () => {
  test.each([
    ['Jens Peter Hansen', 'Jensen, Hansens Is-samling og petersborg', 'Jensen, … Is-samling og petersborg'],
    ['Bo Li', 'bolig og Bod i Boderne', 'bolig og Bod i Boderne'],
    ['Ida Hansen', 'Jeg bor i Hansens gade i Århus', 'Jeg bor i … gade i Århus'],
    ['Jens Peter Hansen', 'A B C, JavaScript og 3 D', 'A B C, JavaScript og 3 D'],
    ['Per Ø', 'Ø og supersmart', 'Ø og supersmart'],
    ['', 'Uden navn', 'Uden navn'],
  ])('%s: %s', (name, text, left) => expect(nameHider(name)(text)).toBe(left));
});

it('does not depend on the order of the parts', () => {
  expect(nameHider('Hansen Jens')('jenshansen')).toBe('…');
});
