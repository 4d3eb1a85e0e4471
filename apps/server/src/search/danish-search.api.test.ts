import { correct, fold, stem } from '@jobblik/danish';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { toTsquery } from '../platform/search/query-tree.ts';
import { weightedLexemes } from '../platform/search/rows/weighted-lexemes.ts';
import { indexTerms } from './documents/index-terms.ts';
import { readQuery } from './read-query.ts';

// Matches and order of the vectors and queries in a real PostgreSQL.

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create extension if not exists pg_trgm');
  await client.query('create temp table texts (title text, head tsvector, words tsvector)');
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function store(...texts: { title: string; labels?: string[]; body?: string }[]): Promise<void> {
  await client.query('truncate texts');
  for (const text of texts) {
    const { title, parts, related, body } = indexTerms(text);
    await client.query(
      `insert into texts select $1, head, head || $5::tsvector
       from (select $2::tsvector || $3::tsvector || $4::tsvector as head) as vector`,
      [
        text.title,
        weightedLexemes(title, 'A'),
        weightedLexemes(parts, 'B'),
        weightedLexemes(related, 'C'),
        weightedLexemes(body, 'D'),
      ],
    );
  }
}

async function search(text: string): Promise<string[]> {
  const { match, exact, any } = readQuery(text);
  const weights = "'{0.02,0.12,0.4,1}'::float4[]";
  const { rows } = await client.query<{ title: string }>(
    `select title from texts where words @@ $1::tsquery
     order by ts_rank(${weights}, head, $2::tsquery) + 0.1 * ts_rank(${weights}, head, $3::tsquery) desc, title`,
    [match, exact, any].map(toTsquery),
  );
  return rows.map((row) => row.title);
}

describe('a search finds', () => {
  test.each([
    ['sygepleje', 'Sygeplejerske'],
    ['lager', 'Lagermedarbejder'],
    ['butik', 'Butiksassistent'],
    ['bus', 'Buschauffør'],
    ['børnehave', 'Børnehavemedhjælper'],
    ['Boernehave', 'Børnehavemedhjælper'],
    ['sygeplejersker', 'Sygeplejerske'],
    ['SYGEPLEJERSKE', 'Sygeplejerske'],
    ['buschaufførerne', 'Buschauffør'],
    ['butikassistent', 'Butiksassistent'],
    ['butiks assistent', 'Butiksassistent'],
    ['assistent i butik', 'Butiksassistent'],
    ['lager medarbejder', 'Lagermedarbejder'],
    ['ekspedient', 'Butiksassistent'],
    ['sygepl', 'Sygeplejerske'],
    ['buscha', 'Buschauffør'],
    ['sygeplejerske aarhus', 'Sygeplejerske'],
    ['sygeplejerske Århus', 'Sygeplejerske'],
    ['nattevagt', 'Buschauffør'],
  ])('%s: %s', async (query, title) => {
    await store(
      { title: 'Sygeplejerske', labels: ['Aarhus C'] },
      { title: 'Lagermedarbejder' },
      { title: 'Butiksassistent' },
      { title: 'Buschauffør', body: 'Nattevagter i weekenden.' },
      { title: 'Børnehavemedhjælper' },
    );
    expect(await search(query)).toContain(title);
  });
});

describe('a search does not find', () => {
  test.each([
    ['have', ['Børnehavemedhjælper']],
    ['eder', ['Projektleder']],
    ['bus', ['Business controller']],
    ['sygeplejerske odense', ['Sygeplejerske i Aarhus']],
    ['kok', ['Kokain', 'Tjener']],
  ])('%s: %j', async (query, titles) => {
    await store(...titles.map((title) => ({ title })));
    expect(await search(query)).toEqual([]);
  });
});

describe('the order is', () => {
  test.each<[string, string, { title: string; labels?: string[]; body?: string }[]]>([
    [
      'whole word, member, other name, body',
      'lager',
      [
        { title: 'Lager' },
        { title: 'Lager i Aarhus' },
        { title: 'Lagermedarbejder' },
        { title: 'Kok', labels: ['Nordens Lager'] },
        { title: 'Tjener', body: 'Vores lager ligger ved siden af. Lager, lager og lager.' },
      ],
    ],
    [
      'named by the title, then mentioned',
      'sygeplejerske',
      [
        { title: 'Sygeplejerske' },
        { title: 'Sygeplejerske til akutmodtagelsen' },
        { title: 'Ledende sygeplejerske' },
        { title: 'Specialsygeplejerske' },
        { title: 'Leder', body: 'Du er uddannet sygeplejerske.' },
      ],
    ],
    [
      'the word, its subtype, then a related word',
      'læge',
      [{ title: 'Læge' }, { title: 'Overlæge' }, { title: 'Lægesekretær' }],
    ],
    [
      'the word, then a synonym',
      'ekspedient',
      [{ title: 'Ekspedient' }, { title: 'Butiksassistent' }, { title: 'Kok', body: 'ekspedient' }],
    ],
    [
      'both words in the title, then one in the body',
      'kok vegetar',
      [{ title: 'Kok til vegetar køkken' }, { title: 'Kok', body: 'vegetar' }],
    ],
  ])('%s', async (_what, query, texts) => {
    await store(...[...texts].reverse());
    expect(await search(query)).toEqual(texts.map((text) => text.title));
  });
});

test('a misspelt word is corrected by the most similar words of the texts', async () => {
  await store({ title: 'Sygeplejerske' }, { title: 'Tømrer' }, { title: 'Kok' });
  await client.query('create temp table words (word text primary key, docs int)');
  for (const title of ['Sygeplejerske', 'Tømrer', 'Kok']) {
    for (const word of indexTerms({ title }).words) {
      await client.query('insert into words values ($1, 1) on conflict do nothing', [word]);
    }
  }
  for (const [typed, title] of [
    ['sygplejerske', 'Sygeplejerske'],
    ['tomrer', 'Tømrer'],
  ] as const) {
    const { fuzzy } = readQuery(typed);
    expect(fuzzy).toEqual([fold(typed)]);
    const near = await client.query<{ word: string; docs: number }>(
      'select word, docs from words order by word <-> $1 limit 40',
      [fold(typed)],
    );
    const corrected = correct(typed, near.rows).map((correction) => correction.word);
    expect(await search(typed)).toEqual([]);
    expect(await search(corrected.join(' '))).toContain(title);
  }
});

test('PostgreSQL accepts the query of any typed text', async () => {
  await store({ title: 'Kok' });
  const typed = [
    "'; DROP TABLE texts; --",
    '🎉',
    '\u0000',
    "tjener' | '",
    'a:*b',
    '((',
    '\\',
    'مدرس',
    'æ'.repeat(1_000_000),
    'til og',
    '<->',
  ];
  for (const text of typed) expect(await search(text)).toEqual([]);
  expect(await search('kok')).toEqual(['Kok']);
});

test('PostgreSQL reads each lexeme as one word', async () => {
  const { title, parts, related, body } = indexTerms({
    title: "Ålbæk C++/.NET-udvikler ph.d. 24/7 R&D HK'er Вчитель",
    labels: ['Café Ø', '8000', '3D-print', '1e5 0x1f 592e01eb'],
    body: 'mail@firma.dk https://firma.dk/job?id=1 2026-01-02 12:30 1.000 kr. -5 +45',
  });
  for (const terms of [title, parts, related, body]) {
    const { rows } = await client.query<{ lexemes: string[] }>('select tsvector_to_array($1::tsvector) as lexemes', [
      weightedLexemes(terms, 'A'),
    ]);
    expect([...(rows[0]?.lexemes ?? [])].sort()).toEqual([...new Set(terms.split(' ').filter(Boolean))].sort());
  }
});

test('the stemmer agrees with the one in PostgreSQL', async () => {
  const words =
    'undervisningen kokkene skoven skovene bilerne fiskerens fisken malingen plantens planterne kontorets kontorerne stalden staldene marken markerne hvidevarer venligst venlige opmuntrende opmuntret arbejdende arbejdet havearbejder vindmodstanden forstanderens trafikken trafikanterne problemet problemerne lysten lystens kraftigt kraftig billigst billige'.split(
      ' ',
    );
  for (const word of words) {
    const { rows } = await client.query<{ stem: string }>("select (ts_lexize('danish_stem', $1))[1] as stem", [word]);
    expect([word, stem(word)]).toEqual([word, rows[0]?.stem]);
  }
});
