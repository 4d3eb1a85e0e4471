import { suggestKeywords } from '@jobblik/contract/jobs/suggestions.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { skillList } from '../../lookups/index.ts';
import { makeEmployer, makeJobs } from '../jobs.factory.ts';

let app: TestApp;
const skill = skillList().all.find(({ name }) => /^[a-zæøå]{6,}$/i.test(name)) ?? { id: 0, name: '' };

beforeAll(async () => {
  app = await startTestApp();
  const { user, company } = await makeEmployer(app.services.db, { company: { name: 'Zebraens Bageri' } });
  const base = { userId: user.id, companyId: company.id };
  await makeJobs(app.services.db, [
    { ...base, title: 'Sygeplejerske til akutmodtagelsen', skillIds: [skill.id] },
    { ...base, title: 'Sygeplejerske, nattevagt' },
    { ...base, title: 'Portør', descriptionHtml: '<p>Du kører syge mellem afdelingerne.</p>' },
    { ...base, title: 'Zoopasser', endsAt: new Date(Date.now() - 60_000) },
  ]);
});
afterAll(() => app.close());

const suggest = async (typed?: string) => {
  const { suggestions } = await app.call(suggestKeywords, { query: typed === undefined ? {} : { typed } });
  return suggestions.map(({ kind, text }) => `${kind} ${text}`);
};

test('suggests titles, companies and skills of live ads', async () => {
  expect(await suggest('sygepl')).toEqual([
    'title Sygeplejerske',
    'title Sygeplejerske, nattevagt',
    'title Sygeplejerske til akutmodtagelsen',
  ]);
  expect(await suggest('zebraens b')).toEqual(['company Zebraens Bageri']);
  expect(await suggest(skill.name.slice(0, 5))).toContain(
    `skill ${skill.name.charAt(0).toUpperCase()}${skill.name.slice(1)}`,
  );
});

test('suggests words with the typed prefix, also if an ad has the prefix as a word', async () => {
  expect(await suggest('syge')).toContain('title Sygeplejerske');
});

test.each([undefined, '', 's', '  ', '-- !', "'; drop table jobs; --", 'qqqqqq'])(
  'suggests nothing for %j',
  async (typed) => expect(await suggest(typed)).toEqual([]),
);

test('suggests only words of live ads', async () => {
  expect(await suggest('zoopas')).toEqual([]);
});

test('refuses longer texts than a keyword', async () => {
  expect(await app.refused(suggestKeywords, { query: { typed: 'a'.repeat(101) } })).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'typed', code: 'too_long' }],
  });
});
