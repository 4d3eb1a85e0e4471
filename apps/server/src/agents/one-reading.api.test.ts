import { countAgentHits, createAgent, getAgent, getAgentById } from '@jobblik/contract/agents/agents.api';
import { createJob } from '@jobblik/contract/jobs/job-form.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { deleteJob } from '@jobblik/contract/jobs/own-jobs.api';
import { getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { makeEmployer, makeJobs } from '../jobs/jobs.factory.ts';

// A search, the same search with a misspelt word, and a job agent for either read a keyword by one function, so they find the same.

let app: TestApp;
let employer: string;

beforeAll(async () => {
  app = await startTestApp();
  const { user, company } = await makeEmployer(app.services.db, { company: { name: 'Firkløvergruppen' } });
  employer = await signInAs(app.services.db, user);
  const ads = [
    { title: 'Tømrersvend til renovering' },
    { title: 'Tømrer', descriptionHtml: '<p>Du skal lave facader.</p>' },
    { title: 'Bogholder', descriptionHtml: '<p>Du betaler vores tømrer og laver regnskab.</p>' },
    { title: 'Tagdækker', descriptionHtml: '<p>Du lave tage af tømmer sammen med en tømrer.</p>' },
    { title: 'Udvikler med blik for drift' },
    { title: 'Softwareudvikler', descriptionHtml: '<p>Kodning.</p>' },
    { title: 'Sælger', descriptionHtml: '<p>Du hjælper vores udvikler og vores glaspuster.</p>' },
    { title: 'Køkkenmedhjælper', descriptionHtml: '<p>Du skal lave mad.</p>' },
    { title: 'Kok', descriptionHtml: '<p>Et køkken i Skagen.</p>' },
    { title: 'Driver of trucks', descriptionHtml: '<p>We need you.</p>' },
    { title: 'Advokat', descriptionHtml: '<p>Who will be our driver of growth?</p>' },
    { title: 'Zigzagoperatør' },
    { title: 'Køkkenchef uden vagter, uden provision' },
  ];
  await makeJobs(
    app.services.db,
    ads.map((ad) => ({ ...ad, userId: user.id, companyId: company.id })),
  );
});
afterAll(() => app.close());

const search = async (keyword: string, similar: boolean) => {
  const body = { keyword, similar, pagePerSize: 40, sort_type: 4 };
  const { jobs, count, corrected_keyword } = await app.call(searchJobCondition, { body });
  return { titles: jobs.slice(0, count).map(({ title }) => title), count, corrected_keyword };
};

async function newSeeker(): Promise<string> {
  return await signInAs(app.services.db, await makeUser(app.services.db, {}));
}

/** Titles of the hits of a new agent, and its numbers in the list and in the form. */
async function agentFor(keyword: string) {
  const token = await newSeeker();
  const form = { body: { agent: { keywords: [keyword] } } };
  const { agent_id } = await app.call(createAgent, form, { token });
  await app.services.tasks.idle();
  const titles = async () => {
    const { agent } = await app.call(getAgentById, { body: { agent_id } }, { token });
    return agent.agent_result.map(({ title }) => title).sort();
  };
  const { agents } = await app.call(getAgent, {}, { token });
  const { count } = await app.call(countAgentHits, form, { token });
  return { token, titles, listed: agents.map(({ result_count }) => result_count), count };
}

test.each([
  ['a trade that other ads only mention', 'tømrer'],
  ['a misspelt trade', 'tømmrer'],
  ['another misspelling', 'tomrer'],
  ['another trade', 'udvikler'],
  ['a trade that is only mentioned', 'glaspuster'],
  ['the beginning of a word', 'zigzagop'],
  ['several words', 'tømrersvend renovering'],
  ['a denied word', 'arbejde i køkken uden at være kok'],
  ['its own title, which denies a word', 'Køkkenchef uden vagter, uden provision'],
  ['an English word', 'driver'],
  ['a general verb', 'lave'],
  ['a word that no ad has', 'flyvekaptajn'],
])('a job agent finds what the search for its keyword finds: %s', async (_, keyword) => {
  const [hits, alike] = [await search(keyword, false), await search(keyword, true)];
  const agent = await agentFor(keyword);
  expect(await agent.titles()).toEqual(hits.titles.toSorted());
  expect(hits.titles.toSorted()).toEqual(alike.titles.toSorted());
  expect([agent.listed, agent.count]).toEqual([[hits.count], hits.count]);
});

test.each(['tømmrer', 'tomrer', 'udviklr', 'bogholdr', 'køkkenmedhjælber'])(
  'the misspelt "%s" finds the same, in the same order, as the corrected word',
  async (keyword) => {
    for (const similar of [false, true]) {
      const misspelt = await search(keyword, similar);
      expect(misspelt.corrected_keyword).not.toBeNull();
      const right = await search(misspelt.corrected_keyword ?? '', similar);
      expect(misspelt).toEqual({ ...right, corrected_keyword: misspelt.corrected_keyword });
    }
  },
);

test('an ad whose title denies a word is found by its title', async () => {
  const title = 'Køkkenchef uden vagter, uden provision';
  expect((await search(title, false)).titles).toEqual([title]);
});

test('a trade does not match ads for another trade', async () => {
  expect((await search('tømrer', false)).titles.toSorted()).toEqual(['Tømrer', 'Tømrersvend til renovering']);
  expect((await search('udvikler', false)).titles.toSorted()).toEqual([
    'Softwareudvikler',
    'Udvikler med blik for drift',
  ]);
});

test.each(['lave', 'laver', 'hjælpe', 'gøre', 'tage', 'finde', 'blive'])(
  'the general verb "%s" matches no running text, also without similar ads',
  async (verb) => {
    expect(await search(verb, false)).toMatchObject({ count: 0 });
  },
);

test('a general verb beside another word is no evidence alone', async () => {
  const { titles } = await search('lave zigzagoperatør', false);
  expect(titles).toEqual(['Zigzagoperatør']);
});

describe('when the reading of a keyword changes', () => {
  const publish = async (title: string, text: string) => {
    const job = { title, description_html: `<p>${text}</p>`, location: [8000], categories: [901] };
    const { job_id } = await app.call(createJob, { body: { job } }, { token: employer });
    await app.services.tasks.idle();
    return job_id ?? 0;
  };

  test('an agent follows the search in both directions', async () => {
    const mention = await publish('Chauffør', 'Du kører for vores dyrlæge.');
    const agent = await agentFor('dyrlæge');
    expect(await agent.titles()).toEqual(['Chauffør']);
    const named = await publish('Dyrlæge', 'Heste og køer.');
    expect(await agent.titles()).toEqual((await search('dyrlæge', true)).titles);
    expect(await agent.titles()).toEqual(['Dyrlæge']);
    const { unread_job_agent_total_cnt } = await app.call(getUnreadCnt, {}, { token: agent.token });
    expect(unread_job_agent_total_cnt).toBe(1);
    const another = await publish('Receptionist', 'Du sidder hos en dyrlæge.');
    expect(await agent.titles()).toEqual(['Dyrlæge']);
    await app.call(deleteJob, { params: { id: named } }, { token: employer });
    await app.services.tasks.idle();
    expect(await agent.titles()).toEqual(['Chauffør', 'Receptionist']);
    expect((await search('dyrlæge', true)).titles.toSorted()).toEqual(['Chauffør', 'Receptionist']);
    for (const id of [mention, another]) await app.call(deleteJob, { params: { id } }, { token: employer });
    await app.services.tasks.idle();
  });
});
