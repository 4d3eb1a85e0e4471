import { describe, expect, test } from 'vitest';
import { checkSpelling, checkWords, strayTranslations } from './words-check.ts';

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

  test('words that are all there and all used are fine', () => {
    expect(checkWords(lists, file(all))).toEqual([]);
  });

  test.each([
    ['a missing word', `${all} t('subtitle')`, 'page.tsx uses "subtitle", which locales/da/jobs.json lacks.'],
    [
      'a missing word in a group',
      `${all} t('status.new')`,
      'page.tsx uses "status.new", which locales/da/jobs.json lacks.',
    ],
    ['a missing fallback', `${all} t([code, 'other'])`, 'page.tsx uses "other", which locales/da/jobs.json lacks.'],
    [
      'a list without a file',
      `${all} const w = useWords('cv');`,
      'page.tsx uses the list "cv", but there is no locales/da/cv.json.',
    ],
    ['a word nobody uses', all.replace("t('title');", ''), 'locales/da/jobs.json has "title", which nothing uses.'],
  ])('%s is told', (_, text, complaint) => {
    expect(checkWords(lists, file(text))).toEqual([complaint]);
  });

  test('two components of one file each have their own list', () => {
    const two = { a: { x: '1' }, b: { y: '2' } };
    const text = (second: string) =>
      `const t = useWords('a'); t('x'); const M = () => { const t = pageWords(matches, 'b'); t('${second}'); t('y') }`;
    expect(checkWords(two, file(text('y')))).toEqual([]);
    expect(checkWords(two, file(text('x')))).toEqual(['page.tsx uses "x", which locales/da/b.json lacks.']);
  });

  test('examples in comments are no uses', () => {
    expect(
      checkWords({}, file("/** const t = useWords('jobs') */\n// const t = useWords('cv')\nglob('locales/*/*.json')")),
    ).toEqual([]);
  });

  test('a group asked for as a whole uses every word in it', () => {
    const faq = { content: { faq: { work: [{ q: '?', a: '!' }] } } };
    expect(checkWords(faq, file("const t = useWords('content'); t('faq.work', { returnObjects: true })"))).toEqual([]);
  });

  test('problem codes count as used where they are declared', () => {
    expect(
      checkWords({ problems: { not_found: 'Findes ikke' } }, file('export const problems = { not_found: 404 }')),
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
