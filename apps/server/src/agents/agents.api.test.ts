import { randomUUID } from 'node:crypto';
import { deactivateAccount, mainLogin, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import * as api from '@jobblik/contract/agents/agents.api';
import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import type { AgentFormInput } from '@jobblik/contract/agents/agents.schema';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { createJob, updateJob } from '@jobblik/contract/jobs/job-form.api';
import type { JobFormInput } from '@jobblik/contract/jobs/job-form.schema';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { JobSearchInput } from '@jobblik/contract/jobs/job-search.schema';
import { jobPublished } from '@jobblik/contract/jobs/jobs.events';
import { deleteJob } from '@jobblik/contract/jobs/own-jobs.api';
import { getAllNotification, getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import { arrayContains, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import type { CompanyRow } from '../companies/index.ts';
import { makeEmployer, makeJobs } from '../jobs/jobs.factory.ts';
import { jobIndex, keywordVersion, readKeyword } from '../jobs/search/index.ts';
import { areasAround } from '../lookups/index.ts';
import { toTsquery } from '../platform/search/index.ts';
import { makeJobAgent } from './agents.factory.ts';
import { jobAgentHits, jobAgentLists, jobAgents } from './agents.tables.ts';
import { mailMorning } from './agents.tasks.ts';
import { forgetClosedJobs, rereadWords } from './maintain-agents.ts';

const cook = 901;
const kitchen = 900;
const nurse = 101;
/** The town with all its postcodes. */
const aarhus = areasAround(8000).find(({ kind }) => kind === 'town')?.id ?? 0;
const day = 86_400_000;
/** A Wednesday at noon. */
const start = new Date('2026-11-18T11:00:00Z');
const clock = testClock(start);
let app: TestApp;
let seeker: Person;
let employer: Person & { company: CompanyRow };
const published: { id: number; token: string }[] = [];

interface Person {
  user: User;
  token: string;
}

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(start);
  seeker = await newSeeker();
  employer = await newEmployer();
});
/** Each test has its own ads. */
afterEach(async () => {
  clock.set(start);
  for (const { id, token } of published.splice(0)) await app.send(deleteJob, { params: { id } }, { token });
});

async function newSeeker(): Promise<Person> {
  const user = await makeUser(app.services.db, { name: 'Signe Holm' });
  return { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}

async function newEmployer(name = 'Havnens Køkken') {
  const { user, company } = await makeEmployer(app.services.db, { company: { name }, now: clock.now() });
  return { user, company, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}

const tick = (...ids: number[]) => ids.map((id) => ({ id, status: 1 }));
const form = (agent: AgentFormInput) => ({ body: { agent } });
const create = async (agent: AgentFormInput, { token } = seeker) =>
  (await app.call(api.createAgent, form(agent), { token })).agent_id;
const update = (agent_id: number, agent: AgentFormInput, { token } = seeker) =>
  app.call(api.updateAgent, { body: { agent_id, agent } }, { token });
const read = async (agent_id: number, { token } = seeker) =>
  (await app.call(api.getAgentById, { body: { agent_id } }, { token })).agent;
const list = async ({ token } = seeker) => (await app.call(api.getAgent, {}, { token })).agents;
const counts = ({ token } = seeker) => app.call(getUnreadCnt, {}, { token });
const hitsOf = async (agentId: number, who = seeker) => (await read(agentId, who)).agent_result.map(({ id }) => id);

/** Whether the index has keys of the agent. */
async function isListed(agentId: number): Promise<boolean> {
  const { db } = app.services;
  return (await db.$count(jobAgentLists, arrayContains(jobAgentLists.agentIds, [agentId]))) > 0;
}

/** Publishes an ad as an employer and runs all tasks that follow. */
async function publish(job: JobFormInput, { token } = employer): Promise<number> {
  const answer = await app.call(
    createJob,
    { body: { job: { description_html: '<p>Et godt hold.</p>', location: [8000], categories: [cook], ...job } } },
    { token },
  );
  await app.services.tasks.idle();
  expect(answer).toMatchObject({ result: 'success', matched_users: [] });
  published.push({ id: answer.job_id ?? 0, token });
  return answer.job_id ?? 0;
}

async function change(id: number, job: JobFormInput): Promise<void> {
  await app.call(
    updateJob,
    { body: { job: { id, description_html: '<p>Et godt hold.</p>', location: [8000], categories: [cook], ...job } } },
    { token: employer.token },
  );
  await app.services.tasks.idle();
}

const mailsTo = ({ user } = seeker) => app.mailsTo(user.email);

async function morning(at: string): Promise<void> {
  clock.set(new Date(at));
  const { tasks, db } = app.services;
  await db.transaction((tx) => tasks.enqueue(tx, mailMorning, {}));
  await tasks.idle();
}

describe('an agent', () => {
  it('is stored with all criteria, and returned under both names of the spec', async () => {
    const id = await create({
      title: 'Kok i Aarhus',
      company: [{ company_id: employer.company.id, company_name: 'Havnens Køkken' }],
      job_type: { id: 2, name: 'Deltid' },
      categories: [{ id: cook, text: 'Kok' }],
      location: [{ id: 8000, name: 'Aarhus C' }, 4],
      keywords: ['kantine'],
      frequency: 'weekly',
    });
    expect(await read(id)).toMatchObject({
      id,
      title: 'Kok i Aarhus',
      company: [{ company_id: employer.company.id, company_name: 'Havnens Køkken', gone: false }],
      job_type: { id: 2, name: 'Deltid' },
      job_types: [{ id: 2, name: 'Deltid' }],
      categories: [{ id: cook, text: 'Kok', gone: false }],
      agent_category: [{ category_id: cook, category: { text: 'Kok' } }],
      location: [
        { id: 8000, name: 'Aarhus C', zip: '8000', region: 'Midtjylland', kind: 'zip' },
        { id: 4, name: 'Midtjylland', zip: '', kind: 'region' },
      ],
      agent_location: [{ location_id: 8000 }, { location_id: 4 }],
      keywords: ['kantine'],
      frequency: 'weekly',
      result_count: 0,
      unseen_count: 0,
      agent_result: [],
    });
    expect((await list()).map((agent) => agent.id)).toEqual([id]);
  });

  it('may be sent as JSON text, and under the names of the response', async () => {
    const agent = { title: 'Kok', agent_category: [{ category_id: cook }], agent_location: [{ location_id: 8000 }] };
    const response = await app.raw('POST', '/api/create_agent', {
      token: seeker.token,
      body: JSON.stringify({ agent: JSON.stringify(agent) }),
      headers: { 'content-type': 'application/json' },
    });
    const answer = (await response.json()) as { result: string; agent_id: number };
    expect(answer.result).toBe('success');
    expect(await read(answer.agent_id)).toMatchObject({ categories: [{ id: cook }], location: [{ id: 8000 }] });
  });

  it('has a title made from its criteria when it has no name', async () => {
    const id = await create({ keywords: ['kok'], location: [8000], job_type: [{ id: 1 }, { id: 2 }] });
    expect((await read(id)).title).toBe('kok · Aarhus C +2');
  });

  it('of the same form sent twice is one', async () => {
    const agent = { categories: [cook], uuid: randomUUID() };
    const [first, again] = [await create(agent), await create(agent)];
    expect(again).toBe(first);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['nothing at all', {}],
    ['a title alone', { title: 'Job' }],
    ['empty lists', { company: [], job_type: null, categories: [], location: [], keywords: [] }],
  ])('with %s is refused', async (_what, agent) => {
    expect(await app.refused(api.createAgent, form(agent), { token: seeker.token })).toMatchObject({
      status: 400,
      code: 'agent_without_choice',
    });
    const id = await create({ categories: [cook] });
    expect(
      await app.refused(api.updateAgent, { body: { agent_id: id, agent } }, { token: seeker.token }),
    ).toMatchObject({ code: 'agent_without_choice' });
    expect((await read(id)).categories).toHaveLength(1);
  });

  it.each([
    ['an unknown category', { categories: [99_999] }, 'agent.categories', 'unknown_category'],
    ['an unknown company', { company: [2_000_000_000] }, 'agent.company', 'unknown_company'],
    ['an unknown place', { location: [99] }, 'agent.location', 'unknown_place'],
    ['an unknown job type', { job_type: [6] }, 'agent.job_type.0', 'too_big'],
    ['a word of signs', { keywords: ['!!!'] }, 'agent.keywords', 'no_word'],
    ['too many places', { location: Array.from({ length: 21 }, (_, at) => 8000 + at) }, 'agent.location', 'too_many'],
    ['a title too long', { title: 'a'.repeat(121), categories: [cook] }, 'agent.title', 'too_long'],
    ['a word too long', { keywords: ['a'.repeat(201)] }, 'agent.keywords.0', 'too_long'],
    ['a NUL', { title: 'a\u0000', categories: [cook] }, 'agent.title', 'nul_byte'],
  ])('with %s is refused with the field', async (_what, agent, path, code) => {
    expect(await app.refused(api.createAgent, form(agent), { token: seeker.token })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: expect.arrayContaining([expect.objectContaining({ path, code })]),
    });
    expect(await list()).toEqual([]);
  });

  it('is one of thirty at most, also when many are created at once', async () => {
    for (let made = 0; made < agentLimits.agents - 1; made += 1) {
      await makeJobAgent(app.services, { userId: seeker.user.id, title: `${made}`, placeIds: [8000] });
    }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => app.send(api.createAgent, form({ location: [8000] }), { token: seeker.token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await app.refused(api.createAgent, form({ location: [8000] }), { token: seeker.token })).toMatchObject({
      status: 409,
      code: 'too_many_agents',
    });
  });

  it('of another person is not found', async () => {
    const id = await create({ categories: [cook] });
    const { token } = await newSeeker();
    const answers = [
      await app.refused(api.getAgentById, { body: { agent_id: id } }, { token }),
      await app.refused(api.updateAgent, { body: { agent_id: id, agent: { categories: [nurse] } } }, { token }),
      await app.refused(api.deleteAgent, { body: { agent_id: id } }, { token }),
      await app.refused(api.setJobAgentSeenStatus, { params: { agent_id: id } }, { token }),
    ];
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(4).fill('404 not_found'));
    expect((await read(id)).categories[0]?.id).toBe(cook);
  });

  it('is deleted with its hits and its counter', async () => {
    const id = await create({ categories: [cook] });
    const other = await create({ categories: [nurse] });
    await publish({ title: 'Kok' });
    expect((await counts()).unread_job_agent_total_cnt).toBe(1);
    const answer = await app.call(api.deleteAgent, { body: { agent_id: id } }, { token: seeker.token });
    expect(answer).toMatchObject({ result: 'success', agents: [{ id: other }] });
    expect((await counts()).unread_job_agent_total_cnt).toBe(0);
    expect(await app.services.db.select().from(jobAgentHits).where(eq(jobAgentHits.agentId, id))).toEqual([]);
  });

  it('whose company and category no longer exist is still shown, marks them, and can be changed', async () => {
    const id = await create({ company: [employer.company.id], location: [8000] });
    await app.services.db
      .update(jobAgents)
      .set({ categoryIds: [99_998] })
      .where(eq(jobAgents.id, id));
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: employer.token });
    await app.services.tasks.idle();
    const agent = await read(id);
    expect(agent.company).toEqual([{ company_id: employer.company.id, company_name: '', gone: true }]);
    expect(agent.categories).toEqual([{ id: 99_998, seo: '', text: '', gone: true }]);
    await update(id, { title: 'Nyt navn', company: agent.company, categories: agent.categories, location: [8000] });
    expect(await read(id)).toMatchObject({ title: 'Nyt navn', company: [{ gone: true }] });
    await update(id, { location: [8000], categories: [cook] });
    expect(await read(id)).toMatchObject({ company: [], categories: [{ id: cook }] });
  });
});

describe('an agent made from a search', () => {
  const ads: JobFormInput[] = [
    { title: 'Kantinekok', location: [8000], remote: 'none' },
    { title: 'Kok på skift', location: [8200], job_type_id: 2, pay: { from: 180_00, unit: 'hour' } },
    { title: 'Kok i Randers', location: [8900], pay: { from: 30_000_00, unit: 'month', hidden: true } },
    { title: 'Sygeplejerske', location: [9000], categories: [nurse], remote: 'hybrid', remote_days: 2 },
    {
      title: 'Menuplanlægger',
      location: [1060],
      description_html: '<p>Aftenvagt om tirsdagen og hver anden lørdag. Ingen krav om uddannelse.</p>',
      remote: 'full',
      pay: { from: 30_000_00, to: 35_000_00, unit: 'month' },
    },
    { title: 'Køkkenchef', location: [8000, 1060], categories: [kitchen], remote: 'full' },
  ];
  const searches: { search: JobSearchInput; agent: AgentFormInput; finds: number }[] = [
    { search: { postcode: '8000', radius: 5 }, agent: { postcode: '8000', radius: 5 }, finds: 3 },
    { search: { postcode: '8000', radius: 50 }, agent: { postcode: 8000 }, finds: 4 },
    { search: { postcode: '8000', radius: 400 }, agent: { postcode: 8000, radius: 400 }, finds: 6 },
    {
      search: { postcode: '8900', radius: 5, location: ['nordjylland'] },
      agent: { postcode: 8900, radius: 5, location: [5] },
      finds: 2,
    },
    { search: { remote: tick(3) }, agent: { remote: [3] }, finds: 2 },
    { search: { remote: tick(2, 3) }, agent: { remote: [{ id: 2 }, 3] }, finds: 3 },
    { search: { remote: tick(1) }, agent: { remote: [1] }, finds: 3 },
    { search: { pay_shown: true }, agent: { pay_shown: true }, finds: 2 },
    { search: { wishes: tick(2, 3, 7) }, agent: { wishes: [2, { id: 3 }, 7] }, finds: 1 },
    { search: { wishes: tick(3) }, agent: { wishes: [3] }, finds: 0 },
    {
      search: { keyword: 'menuplanlægger', wishes: tick(1), remote: tick(3) },
      agent: { keywords: ['menuplanlægger'], wishes: [1], remote: [3] },
      finds: 1,
    },
    {
      search: { keyword: 'kok', postcode: '8000', radius: 10 },
      agent: { keywords: ['kok'], postcode: 8000, radius: 10 },
      finds: 3,
    },
    {
      search: { postcode: '8000', radius: 100, category_condition: [cook], job_type: tick(2), pay_shown: true },
      agent: { postcode: 8000, radius: 100, categories: [cook], job_type: [2], pay_shown: true },
      finds: 1,
    },
    { search: { keyword: 'køkkenchef', remote: tick(1) }, agent: { keywords: ['køkkenchef'], remote: [1] }, finds: 0 },
    {
      search: { location: ['aarhus-midtjylland'], remote: tick(3) },
      agent: { location: [aarhus], remote: [3] },
      finds: 1,
    },
  ];

  it('finds the same as the search, existing and new ads', async () => {
    const company = employer.company.id;
    const make = () => Promise.all(searches.map(({ agent }) => create({ ...agent, company: [company] })));
    const before = await make();
    const ids: number[] = [];
    for (const ad of ads) ids.push(await publish(ad));
    const after = await make();
    const titles = (found: readonly number[]) => found.map((id) => ads[ids.indexOf(id)]?.title).sort();
    for (const [at, { search, finds }] of searches.entries()) {
      const { jobs } = await app.call(searchJobCondition, {
        body: { ...search, company_id: company, pagePerSize: 40 },
      });
      const expected = titles(jobs.map(({ id }) => id));
      expect(expected, JSON.stringify(search)).toHaveLength(finds);
      expect(titles(await hitsOf(before[at] ?? 0)), `${JSON.stringify(search)}, ads that came`).toEqual(expected);
      expect(titles(await hitsOf(after[at] ?? 0)), `${JSON.stringify(search)}, ads that were there`).toEqual(expected);
    }
  });

  it('without a company finds the same by its keys', async () => {
    const wide = await create({
      postcode: 8000,
      radius: 400,
      categories: [cook, nurse],
      remote: [2],
      pay_shown: false,
    });
    const paid = await create({ keywords: ['menuplanlægger'], pay_shown: true });
    const near = await create({ postcode: 8000, radius: 25, location: [9000] });
    const ids: number[] = [];
    for (const ad of ads) ids.push(await publish(ad));
    expect(await hitsOf(wide)).toEqual([ids[3]]);
    expect(await hitsOf(paid)).toEqual([ids[4]]);
    expect((await hitsOf(near)).toSorted((a, b) => a - b)).toEqual([ids[0], ids[1], ids[3], ids[5]]);
  });

  it('says each criterion, and why an ad is a hit', async () => {
    const id = await create({ postcode: '8000', radius: 25, remote: [3], pay_shown: true });
    await publish({ title: 'Kok', location: [8200], remote: 'full', pay: { from: 200_00, unit: 'hour' } });
    const agent = await read(id);
    expect(agent).toMatchObject({
      title: 'Højst 25 km fra 8000 Aarhus C · Altid hjemmefra +1',
      near: { id: 8000, name: 'Aarhus C', zip: '8000', radius: 25, gone: false },
      remote: [3],
      pay_shown: true,
      agent_result: [
        { reason: { near: { name: 'Aarhus C', zip: '8000', radius: 25 }, location: null, remote: 3, pay: true } },
      ],
    });
  });

  it('with wishes only finds by its keys the same as with a company, and returns the wishes that an ad fulfils', async () => {
    const text = '<p>Aftenvagter på plejehjem, for dig under 18 år.</p>';
    const id = await create({ wishes: [1, 3, 8] });
    const word = await create({ wishes: [5], keywords: ['ungarbejder', 'opvasker'] });
    const ad = await publish({ title: 'Ungarbejder', description_html: text });
    await publish({ title: 'Ungarbejder', description_html: '<p>Kun om formiddagen.</p>' });
    expect(await hitsOf(id)).toEqual([ad]);
    expect(await hitsOf(word)).toEqual([ad]);
    expect(await read(id)).toMatchObject({
      title: 'Aftenarbejde · Natarbejde +1',
      wishes: [1, 3, 8],
      agent_result: [{ reason: { keyword: null, wishes: [1, 8] } }],
    });
  });

  it.each([
    ['a postcode that does not exist', { postcode: 1 }, 'agent.postcode', 'unknown_postcode'],
    ['a circle too wide', { postcode: 8000, radius: 401 }, 'agent.radius', 'too_big'],
    ['a kind of work from home that does not exist', { remote: [4] }, 'agent.remote.0', 'too_big'],
    ['a wish that does not exist', { wishes: [11] }, 'agent.wishes.0', 'too_big'],
  ])('with %s is refused with the field', async (_what, agent: AgentFormInput, path, code) => {
    expect(await app.refused(api.createAgent, form(agent), { token: seeker.token })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: expect.arrayContaining([expect.objectContaining({ path, code })]),
    });
  });
});

describe('what an agent finds', () => {
  it('are the existing live ads, none of them new', async () => {
    const { db } = app.services;
    const owner = { userId: employer.user.id, companyId: employer.company.id, cityIds: [8000], categoryIds: [cook] };
    const [fits, ...others] = await makeJobs(
      db,
      [
        { ...owner, title: 'Kok til frokost' },
        { ...owner, title: 'Sygeplejerske', categoryIds: [nurse] },
        { ...owner, title: 'Kok før', publishedAt: new Date(start.getTime() - 90 * day) },
      ],
      clock.now(),
    );
    for (const job of [fits, ...others]) published.push({ id: job?.id ?? 0, token: employer.token });
    const id = await create({ company: [employer.company.id], categories: [cook] });
    const agent = await read(id);
    expect(agent.agent_result).toMatchObject([
      {
        id: fits?.id,
        seo: fits?.seo,
        is_redirect: 0,
        real_url: null,
        title: 'Kok til frokost',
        is_new: false,
        reason: {
          company: 'Havnens Køkken',
          category: 'Kok',
          location: null,
          job_type: null,
          keyword: null,
          near: null,
          remote: null,
          pay: false,
        },
      },
    ]);
    expect(agent).toMatchObject({ result_count: 1, unseen_count: 0 });
    expect(await mailsTo()).toEqual([]);
  });

  it.each([
    ['its category', { categories: [cook] }, { category: 'Kok' }],
    ['the main category above', { categories: [kitchen] }, { category: expect.any(String) }],
    ['its postcode', { location: [8000] }, { location: 'Aarhus C' }],
    ['its region', { location: [4] }, { location: 'Midtjylland' }],
    ['one of several places', { location: [9000, 8000] }, { location: 'Aarhus C' }],
    ['its job type', { job_type: { id: 2 } }, { job_type: 'Deltid' }],
    ['a word of its title', { keywords: ['kantinekok'] }, { keyword: 'kantinekok' }],
    ['another form of a word', { keywords: ['kantinekokke'] }, { keyword: 'kantinekokke' }],
    ['a member of a compound', { keywords: ['kantine'] }, { keyword: 'kantine' }],
    ['one of several words', { keywords: ['tømrer', 'kok'] }, { keyword: 'kok' }],
    ['two words that belong together', { keywords: ['kantinekok frokost'] }, { keyword: 'kantinekok frokost' }],
    [
      'everything at once',
      { categories: [nurse, cook], location: [4], job_type: [{ id: 1 }, { id: 2 }], keywords: ['frokost'] },
      { category: 'Kok', location: 'Midtjylland', job_type: 'Deltid', keyword: 'frokost' },
    ],
  ])('is a new ad by %s, with the reason', async (_what, agent: AgentFormInput, reason) => {
    const id = await create(agent);
    const job = await publish({ title: 'Kantinekok', description_html: '<p>Du laver frokost.</p>', job_type_id: 2 });
    const { agent_result } = await read(id);
    expect(agent_result).toMatchObject([{ id: job, is_new: true, reason }]);
    const found = Object.entries(agent_result[0]?.reason ?? {}).filter(
      ([, value]) => value !== null && value !== false && String(value) !== '',
    );
    expect(found.map(([kind]) => kind).sort()).toEqual(Object.keys(reason).sort());
  });

  it.each([
    ['category', { categories: [nurse] }],
    ['place', { location: [9000] }],
    ['region', { location: [1] }],
    ['job type', { job_type: { id: 1 } }],
    ['word', { keywords: ['tømrer'] }],
    ['second word', { keywords: ['kantinekok nattevagt'] }],
    ['category, whatever the rest', { categories: [nurse], location: [8000], keywords: ['kantinekok'] }],
    ['word, whatever the rest', { categories: [cook], location: [8000], keywords: ['nattevagt'] }],
  ])('is not an ad of another %s', async (_what, agent: AgentFormInput) => {
    const id = await create(agent);
    await publish({ title: 'Kantinekok', job_type_id: 2 });
    expect(await hitsOf(id)).toEqual([]);
    expect((await counts()).unread_job_agent_total_cnt).toBe(0);
  });

  it('is a company’s ad if all criteria fit', async () => {
    const here = await create({ company: [employer.company.id], location: [8000] });
    const elsewhere = await create({ company: [employer.company.id], location: [9000] });
    const other = await create({ company: [(await newEmployer('Fjordens Bageri')).company.id] });
    const job = await publish({ title: 'Kok' });
    expect(await hitsOf(here)).toEqual([job]);
    expect(await hitsOf(elsewhere)).toEqual([]);
    expect(await hitsOf(other)).toEqual([]);
  });

  it('is an ad in any postcode of a quarter with several', async () => {
    const id = await create({ location: [1051] });
    expect(await hitsOf(id)).toEqual([]);
    const job = await publish({ title: 'Kok', location: [1060] });
    expect(await hitsOf(id)).toEqual([job]);
  });

  it('is notified once: counter, notification, and nothing again when the task runs twice', async () => {
    const id = await create({ title: 'Kok i Aarhus', categories: [cook], location: [8000] });
    const second = await create({ title: 'Alt i Aarhus', location: [8000] });
    await app.services.tasks.idle();
    const job = await publish({ title: 'Kantinekok' });
    const { tasks, db } = app.services;
    await tasks.publish(db, jobPublished, { job_id: job, user_id: employer.user.id });
    await tasks.idle();
    expect(await counts()).toMatchObject({
      unread_job_agent_total_cnt: 2,
      unread_job_agent_cnt_arr: { [id]: 1, [second]: 1 },
      unread_notification_cnt: 1,
    });
    const notifications = await app.call(getAllNotification, { params: { history: '1' } }, { token: seeker.token });
    expect(notifications).toMatchObject([
      { type: 10, type_10: 'Kantinekok', agent_10: 'Kok i Aarhus', link: `/kandidat/agent/resultat/${id}` },
    ]);
    expect((await list()).map(({ unseen_count }) => unseen_count)).toEqual([1, 1]);
  });

  it('is counted on the dashboard', async () => {
    const id = await create({ title: 'Kokke', categories: [cook] });
    await publish({ title: 'Kok' });
    const { job_agents } = await app.call(candidateDashboard, {}, { token: seeker.token });
    expect(job_agents).toEqual([{ id, title: 'Kokke', result_count: 1, unread_count: 1 }]);
  });

  it('counts an ad that three agents found once on the dashboard', async () => {
    for (const title of ['Kokke', 'Kokke i byen', 'Køkken']) await create({ title, categories: [cook] });
    await publish({ title: 'Kok' });
    const { job_agents, job_agent_ads } = await app.call(candidateDashboard, {}, { token: seeker.token });
    expect([job_agents.map(({ result_count }) => result_count), job_agent_ads]).toEqual([[1, 1, 1], 1]);
  });

  it('is no longer new once it was seen', async () => {
    const [id, other] = [await create({ categories: [cook] }), await create({ location: [8000] })];
    await publish({ title: 'Kok' });
    await app.call(api.setJobAgentSeenStatus, { params: { agent_id: id } }, { token: seeker.token });
    expect((await counts()).unread_job_agent_cnt_arr).toEqual({ [other]: 1 });
    expect((await read(id)).agent_result).toMatchObject([{ is_new: false }]);
  });

  it('leaves the list when the ad is deleted, inactive or expired, or its employer is deactivated', async () => {
    const id = await create({ categories: [cook] });
    const [deleted, off, over, ofDeactivated] = [
      await publish({ title: 'Kok 1' }),
      await publish({ title: 'Kok 2' }),
      await publish({ title: 'Kok 3', job_deadline_date: '2026-11-19' }),
      await publish({ title: 'Kok 4' }),
    ];
    const other = await newEmployer('Fjordens Bageri');
    const live = await publish({ title: 'Kok 5' }, other);
    await app.call(deleteJob, { params: { id: deleted } }, { token: employer.token });
    await change(off, { title: 'Kok 2', is_active: 0 });
    expect((await hitsOf(id)).sort()).toEqual([over, ofDeactivated, live].sort());
    expect((await counts()).unread_job_agent_total_cnt).toBe(3);
    clock.set(new Date('2026-11-20T11:00:00Z'));
    expect((await hitsOf(id)).sort()).toEqual([ofDeactivated, live].sort());
    await forgetClosedJobs(app.services);
    expect((await counts()).unread_job_agent_total_cnt).toBe(2);
    await app.call(deactivateAccount, {}, { token: employer.token });
    await app.services.tasks.idle();
    expect(await hitsOf(id)).toEqual([live]);
  });

  it('is updated when an ad is changed', async () => {
    const cooks = await create({ title: 'Kokke', categories: [cook] });
    const nurses = await create({ title: 'Sygeplejersker', categories: [nurse] });
    const job = await publish({ title: 'Kok' });
    await change(job, { title: 'Sygeplejerske', categories: [nurse] });
    expect(await hitsOf(cooks)).toEqual([]);
    expect(await hitsOf(nurses)).toEqual([job]);
    expect((await counts()).unread_job_agent_cnt_arr).toEqual({ [nurses]: 1 });
    await change(job, { title: 'Kok', categories: [cook] });
    expect(await hitsOf(cooks)).toEqual([job]);
    // The agent has found this ad before.
    expect((await counts()).unread_job_agent_total_cnt).toBe(0);
  });

  it('is reported as changed if it fits since a change', async () => {
    await create({ title: 'Sygeplejersker', categories: [nurse] });
    const job = await publish({ title: 'Kok' });
    await change(job, { title: 'Sygeplejerske', categories: [nurse] });
    const notifications = await app.call(getAllNotification, { params: { history: '1' } }, { token: seeker.token });
    expect(notifications).toMatchObject([{ type: 17, type_17: 'Sygeplejerske', agent_17: 'Sygeplejersker' }]);
  });

  it('is updated when an agent is changed', async () => {
    const id = await create({ categories: [cook] });
    const job = await publish({ title: 'Kok' });
    const nursing = await publish({ title: 'Sygeplejerske', categories: [nurse] });
    await update(id, { categories: [nurse] });
    expect(await hitsOf(id)).toEqual([nursing]);
    expect((await counts()).unread_job_agent_total_cnt).toBe(0);
    await update(id, { categories: [nurse, cook] });
    expect((await hitsOf(id)).sort()).toEqual([job, nursing].sort());
    await app.services.tasks.idle();
    expect((await hitsOf(id)).sort()).toEqual([job, nursing].sort());
  });

  it('is right for each of many agents that are created, changed and deleted at the same time', async () => {
    const { user } = seeker;
    const look = { categories: [cook], location: [8000] };
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => create({ ...look, title: `Agent ${n}` })));
    await Promise.all([
      ...ids.slice(0, 4).map((id) => update(id, { categories: [nurse], location: [8000] })),
      ...ids.slice(4, 8).map((agent_id) => app.call(api.deleteAgent, { body: { agent_id } }, { token: seeker.token })),
      ...ids.slice(8).map((id) => update(id, { ...look, job_type: { id: 1 } })),
    ]);
    const job = await publish({ title: 'Kok' });
    const hits = await app.services.db.select().from(jobAgentHits).where(eq(jobAgentHits.jobId, job));
    const own = new Set((await list({ user, token: seeker.token })).map(({ id }) => id));
    expect(
      hits
        .map(({ agentId }) => agentId)
        .filter((id) => own.has(id))
        .sort(),
    ).toEqual(ids.slice(8).sort());
  });

  it('can be counted and viewed before the agent is saved', async () => {
    const first = await publish({ title: 'Kok' });
    const look = async (agent: AgentFormInput) => {
      const body = form({ company: [employer.company.id], ...agent });
      const { count, newest } = await app.call(api.countAgentHits, body, { token: seeker.token });
      return { count, ids: newest.map(({ id }) => id) };
    };
    expect(await look({})).toEqual({ count: 1, ids: [first] });
    expect(await look({ location: [4], keywords: ['kok'] })).toEqual({ count: 1, ids: [first] });
    expect(await look({ location: [9000] })).toEqual({ count: 0, ids: [] });
    const later = [await publish({ title: 'Kok' }), await publish({ title: 'Kok' }), await publish({ title: 'Kok' })];
    expect(await look({})).toEqual({ count: 4, ids: later.toReversed() });
    const nothing = await app.call(api.countAgentHits, form({ title: 'Job' }), { token: seeker.token });
    expect(nothing).toEqual({ count: null, newest: [] });
  });
});

describe('people', () => {
  it('who are deactivated find nothing, and after their return the ads of the meantime', async () => {
    const id = await create({ categories: [cook], frequency: 'now' });
    await app.call(deactivateAccount, {}, { token: seeker.token });
    await app.services.tasks.idle();
    const job = await publish({ title: 'Kok' });
    expect(await app.services.db.select().from(jobAgentHits).where(eq(jobAgentHits.agentId, id))).toEqual([]);
    expect(await isListed(id)).toBe(false);
    const session = await app.call(mainLogin, { body: { email: seeker.user.email ?? '', password: samplePassword } });
    await app.services.tasks.idle();
    const { token } = session;
    expect(await hitsOf(id, { ...seeker, token })).toEqual([job]);
  });

  it('who are deactivated get no keys when the language rules change', async () => {
    const id = await create({ keywords: ['kok'] });
    await app.call(deactivateAccount, {}, { token: seeker.token });
    await app.services.tasks.idle();
    const { db } = app.services;
    await db.update(jobAgents).set({ wordVersion: 0, keywordQueries: [] }).where(eq(jobAgents.id, id));
    await rereadWords(app.services, new AbortController().signal);
    const [agent] = await db.select().from(jobAgents).where(eq(jobAgents.id, id));
    expect(agent).toMatchObject({
      wordVersion: keywordVersion,
      keywordQueries: [toTsquery(await readKeyword(app.services, 'kok'))],
    });
    expect(await isListed(id)).toBe(false);
  });

  it('that were read before wishes were understood find them once their words are read again', async () => {
    const { db } = app.services;
    const id = await create({ keywords: ['uden erfaring'] });
    // Keywords as an older version stored them: with today's index, word by word.
    const old = { wordVersion: jobIndex.version, keywordQueries: ["'erfaring'"] };
    await db.update(jobAgents).set(old).where(eq(jobAgents.id, id));
    await rereadWords(app.services, new AbortController().signal);
    const [agent] = await db.select().from(jobAgents).where(eq(jobAgents.id, id));
    expect(agent).toMatchObject({ keywordQueries: [toTsquery(await readKeyword(app.services, 'uden erfaring'))] });
    expect(await isListed(id)).toBe(true);
  });

  it('who remove their account remove their agents', async () => {
    const id = await create({ categories: [cook] });
    await publish({ title: 'Kok' });
    expect(await isListed(id)).toBe(true);
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: seeker.token });
    await app.services.tasks.idle();
    expect(await isListed(id)).toBe(false);
    expect(await app.services.db.select().from(jobAgents).where(eq(jobAgents.userId, seeker.user.id))).toEqual([]);
  });

  it('who are employers have no job agents', async () => {
    expect(await app.refused(api.getAgent, {}, { token: employer.token })).toMatchObject({ status: 403 });
    expect(await app.refused(api.createAgent, form({ categories: [cook] }), {})).toMatchObject({ status: 401 });
  });
});

describe('mails', () => {
  it('are sent at once, each ad in one mail, with a stop link', async () => {
    const id = await create({ title: 'Kokke', categories: [cook], frequency: 'now' });
    const job = await publish({ title: 'Kantinekok' });
    const [mail, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nyt job til dig: Kantinekok hos Havnens Køkken');
    expect(mail?.text).toContain(`/job/${job}/`);
    expect(mail?.text).toContain('Kokke');
    expect(mail?.text).toContain(`/kandidat/agent/resultat/${id}`);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.+\/api\/stop_agent_mails\/[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await change(job, { title: 'Kantinekok med ansvar' });
    expect(await mailsTo()).toHaveLength(1);
  });

  it('are sent in the morning, one for all agents, never with the same hit twice, and none without new hits', async () => {
    await create({ title: 'Kokke', categories: [cook] });
    await create({ title: 'Aarhus', location: [8000] });
    await create({ title: 'Sygeplejersker', categories: [nurse], frequency: 'weekly' });
    await create({ title: 'Aldrig', categories: [nurse], frequency: 'never' });
    await publish({ title: 'Kok på Ø', location: [9000] });
    const both = await publish({ title: 'Kantinekok' });
    await publish({ title: 'Sygeplejerske', categories: [nurse], location: [9000] });
    expect(await mailsTo()).toEqual([]);
    await morning('2026-11-19T06:30:00Z');
    const [thursday, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(thursday?.subject).toBe('2 nye job til dine jobagenter');
    expect(thursday?.text).not.toContain('Sygeplejerske');
    expect(thursday?.text.split(`/job/${both}/`)).toHaveLength(2);
    await morning('2026-11-20T06:30:00Z');
    expect(await mailsTo()).toHaveLength(1);
    await morning('2026-11-23T06:30:00Z');
    const mails = await mailsTo();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('Sygeplejerske');
    expect(mails[0]?.text).not.toContain('Kok');
  });

  it('leave out hits that were seen meanwhile or no longer exist', async () => {
    const seen = await create({ title: 'Set', categories: [cook] });
    await create({ title: 'Væk', categories: [nurse] });
    await publish({ title: 'Kok' });
    const gone = await publish({ title: 'Sygeplejerske', categories: [nurse] });
    await app.call(api.setJobAgentSeenStatus, { params: { agent_id: seen } }, { token: seeker.token });
    await app.call(deleteJob, { params: { id: gone } }, { token: employer.token });
    await morning('2026-11-19T06:30:00Z');
    expect(await mailsTo()).toEqual([]);
  });

  it('leave out hits found while mails were turned off', async () => {
    const id = await create({ categories: [cook], frequency: 'never' });
    await publish({ title: 'Kok' });
    await update(id, { categories: [cook], frequency: 'daily' });
    await morning('2026-11-19T06:30:00Z');
    expect(await mailsTo()).toEqual([]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data', undefined],
    ['application/json', '{}'],
  ])('are stopped by one click without a session, posted as %s', async (type, body) => {
    const id = await create({ categories: [cook], frequency: 'now' });
    const other = await create({ location: [8000], frequency: 'daily' });
    await publish({ title: 'Kok' });
    const [mail] = await mailsTo();
    const path = new URL((mail?.headers['List-Unsubscribe'] ?? '').slice(1, -1)).pathname;
    const response = await app.raw('GET', path);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/jobagent\/stop\/[\w.-]+$/);
    expect((await read(id)).frequency).toBe('now');
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');
    const post = () =>
      body === undefined
        ? app.raw('POST', path, { body: multipart })
        : app.raw('POST', path, { body, headers: { 'content-type': type } });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect((await list()).map(({ frequency }) => frequency)).toEqual(['never', 'never']);
    await publish({ title: 'Kok 2' });
    await morning('2026-11-19T06:30:00Z');
    expect(await mailsTo()).toHaveLength(1);
    expect(await hitsOf(other)).toHaveLength(2);
  });

  it.each(['1', '1.abc', `999999.${'A'.repeat(43)}`, '%00', '..', 'x'.repeat(201)])(
    'are not stopped by the token %j, which we have not signed',
    async (token) => {
      await create({ categories: [cook], frequency: 'now' });
      const forged = token === '1.abc' ? `${seeker.user.id}.${'A'.repeat(43)}` : token;
      const response = await app.raw('POST', `/api/stop_agent_mails/${forged}`, {
        body: '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([400, 404]).toContain(response.status);
      expect((await list())[0]?.frequency).toBe('now');
    },
  );

  it('of the morning are not sent to deactivated people', async () => {
    await create({ categories: [cook] });
    await publish({ title: 'Kok' });
    await app.call(deactivateAccount, {}, { token: seeker.token });
    // The mail about the deactivation is the last.
    await app.services.tasks.idle();
    const before = await mailsTo();
    await morning('2026-11-19T06:30:00Z');
    expect(await mailsTo()).toHaveLength(before.length);
  });
});
