import { describe, expect, test } from 'vitest';
import { danishInCode } from './danish-in-code.ts';
import { checkEnglish, checkSpelling, checkTranslation, strayTranslations, unusedWords } from './words-check.ts';

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

  test('words that are all used are accepted', () => {
    expect(unusedWords(lists, file(all))).toEqual([]);
  });

  test.each([
    ['a word nobody uses', all.replace("t('title');", '')],
    ['a word that only a comment names', `${all.replace("t('title');", '')}\n// t('title')`],
  ])('%s is reported', (_, text) => {
    expect(unusedWords(lists, file(text))).toEqual(['locales/da/jobs.json has "title", which nothing uses.']);
  });

  test('a group that is read as a whole uses every word in it', () => {
    const faq = { content: { faq: { work: [{ q: '?', a: '!' }] } } };
    expect(unusedWords(faq, file("const t = useWords('content'); t.list('faq.work')"))).toEqual([]);
  });

  test('problem codes count as used where they are declared', () => {
    expect(
      unusedWords({ problems: { not_found: 'Findes ikke' } }, file('export const problems = { not_found: 404 }')),
    ).toEqual([]);
  });

  test('a translation of a word that Danish does not have is reported', () => {
    expect(strayTranslations(lists, { jobs: { title: 'Jobs', gone: 'x', hits_other: 'y' } }, 'en')).toEqual([
      'locales/en/jobs.json has "gone", which the Danish list lacks.',
    ]);
  });
});

describe('a translation', () => {
  const danish = {
    jobs: {
      title: 'Job hos {{company}}',
      hits_one: '{{count}} job',
      hits_other: '{{count}} job',
      link: 'Se <b>alle</b>',
    },
  };
  const english = {
    jobs: {
      title: 'Jobs at {{company}}',
      hits_one: '{{count}} job',
      hits_other: '{{count}} jobs',
      link: 'See <b>all</b>',
    },
  };
  const with_ = (change: object) => ({ jobs: { ...english.jobs, ...change } });

  test('with every word, value and tag is accepted', () => {
    expect(checkTranslation(danish, english, 'en')).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a missing list', {}, 'locales/en/jobs.json is missing.'],
    ['a missing word', with_({ link: undefined }), 'locales/en/jobs.json lacks "link".'],
    ['a missing form of a plural', with_({ hits_other: undefined }), 'locales/en/jobs.json lacks "hits_other".'],
    [
      'another value',
      with_({ title: 'Jobs at {{name}}' }),
      'locales/en/jobs.json has "title" with {{name}}, where Danish has {{company}}.',
    ],
    [
      'a lost tag',
      with_({ link: 'See all' }),
      'locales/en/jobs.json has "link" with nothing, where Danish has </b> <b>.',
    ],
    [
      'a Danish text',
      with_({ title: 'Søg job hos {{company}}' }),
      'locales/en/jobs.json has Danish in "title": "Søg job hos {{company}}".',
    ],
  ])('with %s is reported', (_, lists, complaint) => {
    expect(checkTranslation(danish, lists, 'en')).toEqual([complaint]);
  });
});

describe('Danish in code', () => {
  test.each([
    ["const title = 'Søg job';", '"Søg job"'],
    ['const page = <p>Du kan ikke vælge</p>;', '"Du kan ikke vælge"'],
    [`const text = \`Hej, du har \${count} nye\`;`, '"Hej, du har"'],
  ])('%s is reported', (text, found) => {
    expect(danishInCode([{ path: 'page.tsx', text }])).toEqual([
      `page.tsx has Danish text: ${found}. Words belong in packages/words, names of fixed lists in choice().`,
    ]);
  });

  test.each([
    ["const to = '/virksomhed/cv/søg';"],
    ["route('kandidat/strøm/:stream_id', page);"],
    ['// Søg job'],
    ["choice(1, 'Modersmål', 'Native');"],
    ["const word = t('search.title');"],
  ])('%s is accepted', (text) => {
    expect(danishInCode([{ path: 'page.tsx', text }])).toEqual([]);
  });
});

describe('spelling', () => {
  test.each([
    ['Redigér annonce', 'Rediger'],
    ['Annullér', 'Annuller'],
    ['Til dit Dashboard', 'Overblik'],
    ['Ret', 'Rediger'],
    ['Ret adressen', 'Rediger'],
    ['Anmeld', 'rapportér'],
    ['Send anmeldelsen', 'rapportér'],
    ['Invitér på mail', 'Inviter'],
    ['Kalender', 'Interviews'],
    ['Jobblik er gratis for jobsøgende.', 'jobsøgere'],
    ['Pakker', 'plan, or medlemskab for what one has'],
    ['Så må vi starte pakken med det samme.', 'plan, or medlemskab for what one has'],
    ['Se medlemskaber', 'Se planerne'],
    ['Siden findes ikke mere', 'findes ikke længere'],
    ['Annoncen er her ikke længere', 'findes ikke længere'],
    ['Bedste først', 'Højeste (Laveste) bedømmelse først'],
    ['Laveste først', 'Højeste (Laveste) bedømmelse først'],
    ['JPEG eller PNG', 'JPG'],
    ['Søg i alle CV’er', "'"],
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
    'Valg en pakke som passer til dine behov',
    'Annoncer følger med Introtilbud og Pro Pakke.',
    'Plukkede og pakkede ordrer',
    'Ret det under Afstand, eller se ansøgere fra hele landet.',
    'Højeste bedømmelse først',
    "Søg i alle CV'er",
  ])('"%s" is accepted', (text) => {
    expect(checkSpelling({ jobs: { steps: [text] } })).toEqual([]);
  });

  test('people ask the chatbot in their own words', () => {
    expect(checkSpelling({ 'chatbot-answers': { answers: [{ examples: ['hvad koster en pakke'] }] } })).toEqual([]);
  });
});

test.each([
  ['Hver morgen kl. 7.30', false],
  ['Hver morgen kl. 07.30', true],
  ['1.495,00 kr.', true],
  ['DKK 1495', false],
])('of clock times and prices "%s" is accepted: %s', (text, isAccepted) =>
  expect(checkSpelling({ jobs: { text } }).length === 0).toBe(isAccepted),
);

test.each([
  ['Every morning at 7:30', false],
  ['Every morning kl. 07:30', false],
  ['Every morning at 07:30', true],
])('in English "%s" is accepted: %s', (text, isAccepted) =>
  expect(checkEnglish({ jobs: { text } }).length === 0).toBe(isAccepted),
);
