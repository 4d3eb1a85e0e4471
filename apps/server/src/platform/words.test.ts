import { expect, it } from 'vitest';
import { inLanguage } from './language.ts';
import { words, wordsOf } from './words.ts';

const word = wordsOf({
  da: { greeting: 'Hej {{name}}', list: { jobs_one: '{{count}} nyt job', jobs_other: '{{count}} nye job' } },
  en: { greeting: 'Hi {{name}}', list: { jobs_one: '{{count}} new job', jobs_other: '{{count}} new jobs' } },
});

it('inserts values unchanged', () => {
  expect(word('greeting', { name: 'Åse & <Bo>' })).toBe('Hej Åse & <Bo>');
});

it('counts in Danish', () => {
  expect([0, 1, 2].map((count) => word('list.jobs', { count }))).toEqual(['0 nye job', '1 nyt job', '2 nye job']);
});

it('puts a point at each thousand', () => {
  expect(word('list.jobs', { count: 2900 })).toBe('2.900 nye job');
});

it('follows the current language, also after a pause', async () => {
  const later = inLanguage('en', async () => {
    await Promise.resolve();
    return word('list.jobs', { count: 2900 });
  });
  expect(word('greeting', { name: 'Bo' })).toBe('Hej Bo');
  expect(await later).toBe('2,900 new jobs');
  expect(inLanguage('en', () => inLanguage(null, () => word('greeting', { name: 'Bo' })))).toBe('Hej Bo');
});

it('keeps one language for a text without a specific reader', () => {
  expect(inLanguage('en', () => words('membership', 'da')('invoice.total'))).toBe(words('membership')('invoice.total'));
});

it('refuses a path without words, in the types and when it runs', () => {
  // @ts-expect-error no such path
  expect(() => word('list.cvs')).toThrow('no words for list.cvs');
});
