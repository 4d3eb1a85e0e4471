import { describe, expect, test } from 'vitest';
import { checkSpelling, strayTranslations, unusedWords } from './words-check.ts';

const file = (text: string) => [{ path: 'page.tsx', text }];

describe('words', () => {
  const lists = {
    jobs: {
      title: 'Job',
      hits_one: '{{count}} job',
      hits_other: '{{count}} job',
      status: { live: 'Aktiv', over: 'Udløbet' },
    },
  };
  const all = `const t = useWords('jobs'); t('title'); t('hits', { count }); t(\`status.\${state}\`);`;

  test('words that are all used are fine', () => {
    expect(unusedWords(lists, file(all))).toEqual([]);
  });

  test.each([
    ['a word nobody uses', all.replace("t('title');", '')],
    ['a word that only a comment names', `${all.replace("t('title');", '')}\n// t('title')`],
  ])('%s is told', (_, text) => {
    expect(unusedWords(lists, file(text))).toEqual(['locales/da/jobs.json has "title", which nothing uses.']);
  });

  test('a group asked for as a whole uses every word in it', () => {
    const faq = { content: { faq: { work: [{ q: '?', a: '!' }] } } };
    expect(unusedWords(faq, file("const t = useWords('content'); t.list('faq.work')"))).toEqual([]);
  });

  test('problem codes count as used where they are declared', () => {
    expect(
      unusedWords({ problems: { not_found: 'Findes ikke' } }, file('export const problems = { not_found: 404 }')),
    ).toEqual([]);
  });

  test('a translation of a word that Danish lacks is told', () => {
    expect(strayTranslations(lists, { jobs: { title: 'Jobs', gone: 'x', hits_other: 'y' } }, 'en')).toEqual([
      'locales/en/jobs.json has "gone", which the Danish list lacks.',
    ]);
  });
});

describe('spelling', () => {
  test.each([
    ['Redigér annonce', 'Rediger'],
    ['Annullér', 'Annuller'],
    ['Til dit Dashboard', 'Overblik'],
    ['Højst 20 MB', 'Mb'],
    ['To  mellemrum', 'one space'],
    ['Vælg "Prøv igen"', '»quotes«'],
    ['Henter ...', '…'],
    ['25-40 år', 'a dash (–)'],
    ['{{from}}-{{to}} år', 'a dash (–)'],
    ['Job - og mere', 'a dash (–)'],
  ])('"%s" is refused', (text, instead) => {
    expect(checkSpelling({ jobs: { form: { title: text } } })).toEqual([
      `locales/da/jobs.json has "form.title": "${text}"; write ${instead}.`,
    ]);
  });

  test.each([
    'Rediger',
    'Annuller',
    'CV-match',
    'Skriv e-mail, video-CV og »Prøv igen«',
    'Henter …',
    '25–40 år',
    'Fold ud- og indgående',
    'CV-match - en nem måde at finde den kommende medarbejder',
  ])('"%s" stands', (text) => {
    expect(checkSpelling({ jobs: { steps: [text] } })).toEqual([]);
  });
});
