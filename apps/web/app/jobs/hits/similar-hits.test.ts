import { expect, test } from 'vitest';
import { foundNote, shownCount, similarNote } from './similar-hits';

test('pages show hits and similar ads together', () => {
  expect(shownCount({ count: 3, similar_count: 7 })).toBe(10);
});

test.each([
  ['other words', 'synonym', 'pædagogmedhjælper', 'Medhjælper i børnehaven', 'synonym'],
  ['other words that the title shows', 'synonym', 'rengøring', 'Rengøringsassistent', null],
  ['other words without a name', 'synonym', null, 'Rengøringsassistent', null],
  ['related work', 'related', 'bartender', 'Bartender', 'related'],
  ['what a compound is about', 'part', 'kok', 'Kok', 'part'],
  ['an occupation close by', 'occupation', 'gartner', 'Greenkeeper', 'occupation'],
  ['some of the words', 'some', null, 'Greenkeeper', 'some'],
] as const)('%s', (_, reason, name, title, key) => {
  expect(similarNote({ id: 1, reason, name }, title)?.key ?? null).toBe(key);
});

test.each([
  ['the text', 'text', 'pumpe', 'in_text'],
  ['a label', 'label', 'pumpe', 'in_label'],
  ['the company, which the row shows', 'label', 'nordfjord', null],
  ['the title', null, 'pumpe', null],
] as const)('words in %s', (_, where, words, note) => {
  const answer = { words, found_in: where ? [{ id: 1, where }] : [] };
  expect(foundNote(answer, { id: 1, company: { company_id: 2, name: 'Nordfjord', logo: null }, location: [] })).toBe(
    note,
  );
});
