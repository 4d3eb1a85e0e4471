import { describe, expect, test } from 'vitest';
import type { Indexed } from '../../platform/search/language.ts';
import { indexTerms } from './index-terms.ts';
import { openTag } from './tags.ts';

const list = (text: string) => text.split(' ').filter(Boolean);
const terms = (text: Indexed) => {
  const { title, parts, related, body } = indexTerms(text);
  return { title: list(title), parts: list(parts), related: list(related), body: list(body) };
};

describe('the weight of a word of the title', () => {
  test.each<[string, string, 'title' | 'parts' | 'related' | 'body', string[]]>([
    ['the whole word as title', 'Sygeplejerske', 'title', ['sygeplejerske']],
    ['in dictionary form', 'Sygeplejersker og pædagoger', 'title', ['sygeplejerske', 'paedagog']],
    ['members of a compound as parts', 'Lagermedarbejder', 'parts', ['lager', 'medarbejder']],
    [
      'each sequence of members as parts',
      'Turistbuschauffør',
      'parts',
      ['turist', 'bus', 'turistbus', 'buschauffoer', 'chauffoer'],
    ],
    ['a member in dictionary form', 'Børnepasser', 'parts', ['barn', 'passer']],
    ['a hyphenated word whole and in parts', 'IT-supporter', 'title', ['itsupporter']],
    ['its pieces as parts', 'IT-supporter', 'parts', ['it', 'supporter']],
    ['a compound with a hyphen at its end', 'Lager- og logistikmedarbejder', 'parts', ['lagermedarbejder', 'logistik']],
    ['a compound with a hyphen at its beginning', 'Butiksassistent/-medarbejder', 'parts', ['butiksmedarbejder']],
    ['a compound written as separate words', 'Medarbejder til lager', 'parts', ['lagermedarbejder']],
    ['the activity of an occupation as related', 'Sygeplejerske', 'related', ['sygepleje']],
    [
      'the same compound with a similar last member',
      'Køkkenmedarbejder',
      'related',
      ['koekkenassistent', 'koekkenmedhjaelper'],
    ],
    ['other names as related', 'Ekspedient', 'related', ['butiksassistent']],
    ['members of other names only as body', 'Ekspedient', 'body', ['butik']],
  ])('%s', (_what, title, where, expected) => {
    expect(terms({ title })[where]).toEqual(expect.arrayContaining(expected));
  });
});

describe('the name in a title has a tag, and its superordinate terms have another', () => {
  test.each<[string, string[], string[]]>([
    ['Kok til bistro', ['t0n0kok'], ['t0n0bistro']],
    ['Receptionist til advokathus', ['t0n0receptionist'], ['t0k0advokat', 't0n0advokat']],
    ['Hjemmesygeplejerske i Vanløse', ['t0n0hjemmesygeplejerske', 't0k0sygeplejerske'], []],
    ['Kokkeelev', ['t0k0kok', 't0k0elev'], []],
    ['Advokatsekretær', ['t0k0sekretaer'], ['t0k0advokat']],
    ['Medarbejder til lager', ['t0n0lagermedarbejder'], ['t0n0lager']],
  ])('%s', (text, has, hasNot) => {
    const { title, parts } = terms({ title: text });
    expect([...title, ...parts]).toEqual(expect.arrayContaining(has));
    for (const tag of hasNot) expect([...title, ...parts]).not.toContain(tag);
  });
});

test.each([
  ['Vil du være med i vores køkken?', true],
  ['Køkkenleder', true],
  ['Kok til bistro', false],
  ['Leder til vores kokke', false],
])('a title that names no trade has a tag: %s', (title, isOpen) => {
  expect(terms({ title }).title.includes(openTag)).toBe(isOpen);
});

describe('other trades at the same place or in the same field are not indexed', () => {
  test.each<[string, Indexed, string]>([
    ['a trade of the place', { title: 'Rengøring på skole' }, 'laerer'],
    ['a trade of a member of the place', { title: 'Køkkenchef til plejehjem' }, 'sygeplejerske'],
    ['a trade inside a compound', { title: 'Tandplejer til tandlægehus' }, 'laege'],
    ['the last member of a label', { title: 'Staldmedhjælper', labels: ['Dyrlæger'] }, 'laege'],
  ])('%s', (_what, text, absent) => {
    const { title, parts, related, body } = terms(text);
    expect([...title, ...parts, ...related, ...body]).not.toContain(absent);
  });

  test('the person for the work that the title names is indexed', () => {
    expect(terms({ title: 'Salgskonsulent' }).body).toContain('saelger');
    expect(terms({ title: 'Rengøring' }).related).toContain('rengoerer');
  });
});

describe('not indexed', () => {
  test.each<[string, string, string[]]>([
    ['stop words', 'Kok til det nye hus', ['til', 'det']],
    ['parts of a compound with one meaning', 'Børnehave', ['have', 'boerne']],
    ['parts that do not exist', 'Projektleder', ['eder', 'projektl']],
    ['emoji and signs', '🎉 Kok!!! ***', ['🎉', '!', '*']],
  ])('%s', (_what, title, absent) => {
    const { title: words, parts, related, body } = terms({ title });
    for (const word of absent) expect([...words, ...parts, ...related, ...body]).not.toContain(word);
  });
});

test('labels have less weight than the title, and so do their members and synonyms', () => {
  const { title, related } = terms({
    title: 'Kok',
    labels: ['Nordlys Energi', 'Køkkenmedhjælper', 'Aarhus C', '8000'],
  });
  expect(title).not.toContain('nordly');
  expect(related).toEqual(expect.arrayContaining(['energi', 'koekkenmedhjaelper', 'koekken', 'aarhus', '8000']));
});

test('the body has whole words once and no members', () => {
  const { body } = terms({ title: 'Kok', body: 'Gode busforbindelser. Rengøring, rengøring og RENGØRINGEN.' });
  expect(body.filter((word) => word === 'rengoering')).toHaveLength(1);
  expect(body).not.toContain('bus');
});

test('candidates for corrections are whole words, not stems', () => {
  const { words } = indexTerms({ title: 'Sygeplejersker til Rigshospitalet', labels: ['Kvaksalveriet'] });
  expect(words).toEqual(expect.arrayContaining(['sygeplejersker', 'sygeplejerske', 'kvaksalveriet']));
  expect(words).not.toContain('nurs');
  expect(words).not.toContain('til');
});

test('every lexeme is one word to PostgreSQL: letters and digits, folded', () => {
  const { title, parts, related, body } = terms({
    title: "Ålbæk & Sønner's C++/.NET-udvikler (m/k) – ph.d. 🎉 \u0000 '; DROP TABLE jobs; -- مدرس",
    labels: ['Café Ø', "L'Oréal", '2.-3. juni'],
    body: '<script>alert(1)</script> 100% ærø@firma.dk https://firma.dk/?a=1&b=2',
  });
  for (const word of [...title, ...parts, ...related, ...body]) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
  for (const word of [...title, ...parts, ...related, ...body]) expect(word).not.toMatch(/[æøå]/);
});

test('the same text gives the same terms', () => {
  const text = { title: 'Tømrersvend til renovering', labels: ['Mølleå Tømrerne'], body: 'Du er udlært tømrer.' };
  expect(indexTerms(text)).toEqual(indexTerms(text));
});

test('a megabyte of text is truncated', () => {
  const { body } = indexTerms({ title: 'x '.repeat(500_000), body: 'kvaksalver '.repeat(100_000) });
  expect(list(body).length).toBeLessThanOrEqual(2);
});

describe('a different trade than the one that a title names', () => {
  const fields = (title: string) => {
    const { title: own, parts, related } = terms({ title });
    return [...own, ...parts, ...related];
  };

  test.each([
    ['the last member of a compound for another trade', 'Guldsmed til værksted', 'smed'],
    ['such a last member in a longer compound', 'Kvægdyrlæge', 'laege'],
    ['the first member of a compound for another trade', 'Lægesekretær', 'laege'],
    ['the trade of the employer', 'Receptionist til tandlæge', 'tandlaege'],
    ['a shift beside a trade', 'Portør på skiftende vagter', 'vagt'],
    ['a trade in a longer foreign name', 'Flyveleder', 'controller'],
  ])('%s is not among its words', (_what, title, trade) => expect(fields(title)).not.toContain(trade));

  test.each([
    ['the trade of a subtype', 'Hjemmesygeplejerske', 'sygeplejerske'],
    ['the trade of a person in training', 'Kokkeelev', 'kok'],
    ['the only trade of a title', 'Vikar som pædagog', 'paedagog'],
  ])('%s is among its words', (_what, title, trade) => expect(fields(title)).toContain(trade));

  test('the trade is among the words of the body', () => {
    expect(terms({ title: 'Lægesekretær' }).body).toContain('laege');
  });
});

test('tags have the weight of labels and are not candidates for corrections', () => {
  expect(terms({ title: 'Kok', tags: ['w0nat0'] }).related).toContain('w0nat0');
  expect(indexTerms({ title: 'Kok', tags: ['w0nat0'] }).words).not.toContain('w0nat0');
});

test('an abbreviation at the beginning of a compound is a separate word', () => {
  expect(terms({ title: 'Tekniker', body: 'GWO-kursus og el-arbejde' }).body).toEqual(
    expect.arrayContaining(['gwo', 'gwokursus']),
  );
  expect(terms({ title: 'Tekniker', body: 'Zorkan-kursus' }).body).not.toContain('zorkan');
});
