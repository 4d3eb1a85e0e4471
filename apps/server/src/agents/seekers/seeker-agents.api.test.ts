import { randomUUID } from 'node:crypto';
import { deactivateAccount, mainLogin, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import * as api from '@jobblik/contract/agents/seeker-agents.api';
import type { SeekerAgentFormInput } from '@jobblik/contract/agents/seeker-agents.schema';
import {
  answerContactRequest,
  getContactRequests,
  requestCvContact,
} from '@jobblik/contract/candidates/candidates.api';
import { searchCvPagination } from '@jobblik/contract/candidates/cv-search.api';
import type { CvSearchInput } from '@jobblik/contract/candidates/cv-search.schema';
import { createCv, setCvVisibility, updateCv } from '@jobblik/contract/cv/cv.api';
import { cvPublished } from '@jobblik/contract/cv/cv.events';
import type { CvFormInput } from '@jobblik/contract/cv/cv.schema';
import { uploadCvDashboard } from '@jobblik/contract/cv/cv-pages.api';
import { getAllNotification, getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../../accounts/accounts.factory.ts';
import { candidatesHarness, job, type Person, study } from '../../candidates/candidates.harness.ts';
import { cvVideos } from '../../cv/index.ts';
import { makeCvVideo } from '../../cv/videos/cv-videos.factory.ts';
import { memberships } from '../../membership/index.ts';
import { pdfFile } from '../../platform/files/files.factory.ts';
import { mailMorning } from '../agents.tasks.ts';
import { rematchOvertaken } from './rematch-overtaken.ts';
import { makeSeekerAgent } from './seeker-agents.factory.ts';
import { seekerAgentHits, seekerAgentKeys, seekerAgents } from './seeker-agents.tables.ts';

const cook = 901;
const kitchen = 900;
const nurse = 101;
const danish = 31;
const english = 37;
/** A Wednesday at noon. */
const start = new Date('2026-11-18T11:00:00Z');
const clock = testClock(start);
let app: TestApp;
let harness: ReturnType<typeof candidatesHarness>;
let employer: Person;
const published: Person[] = [];

beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = candidatesHarness(app, clock);
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(start);
  employer = await harness.employer();
});
/** Each test has its own CVs. */
afterEach(async () => {
  clock.set(start);
  for (const { token } of published.splice(0)) {
    await app.send(setCvVisibility, { body: { visibility: 'hidden' } }, { token });
  }
  await app.services.tasks.idle();
});

const form = (agent: SeekerAgentFormInput) => ({ body: { agent } });
const create = async (agent: SeekerAgentFormInput, { token } = employer) =>
  (await app.call(api.createSeekerAgent, form(agent), { token })).agent_id;
const update = (agent_id: number, agent: SeekerAgentFormInput, { token } = employer) =>
  app.call(api.updateSeekerAgent, { body: { agent_id, agent } }, { token });
const read = async (agent_id: number, { token } = employer) =>
  (await app.call(api.getSeekerAgentById, { body: { agent_id } }, { token })).agent;
const result = async (agent_id: number, { token } = employer) =>
  (await app.call(api.getSeekerAgentResult, { body: { agent_id } }, { token })).agent;
const list = async ({ token } = employer) => (await app.call(api.getSeekerAgent, {}, { token })).agents;
const see = (agent_id: number, { token } = employer) =>
  app.call(api.setSeekerAgentSeenStatus, { params: { agent_id } }, { token });
const counts = ({ token } = employer) => app.call(getUnreadCnt, {}, { token });
const notices = ({ token } = employer) => app.call(getAllNotification, { params: { history: '1' } }, { token });
const hitsOf = async (agentId: number, who = employer) =>
  (await result(agentId, who)).agent_result1.map(({ user_id }) => user_id);

const whole: CvFormInput = {
  first_name: 'Findus',
  last_name: 'Krabbe',
  cv_city: 8000,
  jobtype: 2,
  birthday: '1991-04-17',
  cv_category: [cook],
  cv_language: [{ id: danish, level: 4 }],
  cv_experience: [job('Kantinekok', 'Fjordens Kantine', 2020)],
  cv_education: [study(2, 'Ernæringsassistent')],
  about_me: '<p>Jeg laver mad til mange.</p>',
};

/** Publishes a CV as its owner and runs all tasks that follow. */
async function publish(cv: CvFormInput = {}): Promise<Person> {
  const user = await makeUser(app.services.db, { name: 'Findus Krabbe' });
  const person = { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
  await app.call(createCv, { body: { cv: { ...whole, ...cv } } }, { token: person.token });
  await app.services.tasks.idle();
  published.push(person);
  return person;
}

async function change({ token }: Person, cv: CvFormInput): Promise<void> {
  await app.call(updateCv, { body: { cv: { ...whole, ...cv } } }, { token });
  await app.services.tasks.idle();
}

async function show({ token }: Person, visibility: 'named' | 'anonymous' | 'hidden'): Promise<void> {
  await app.call(setCvVisibility, { body: { visibility } }, { token });
  await app.services.tasks.idle();
}

const mailsTo = ({ user } = employer) => app.mailsTo(user.email);

async function morning(at: string): Promise<void> {
  clock.set(new Date(at));
  const { tasks, db } = app.services;
  await db.transaction((tx) => tasks.enqueue(tx, mailMorning, {}));
  await tasks.idle();
}

describe('a CV-match agent', () => {
  it('is stored with all criteria and returned in the spec’s format', async () => {
    const id = await create({
      name: 'Kok i Aarhus',
      agent_job_type: { id: 2, name: 'Deltid' },
      agent_category: [{ category_id: cook, category: { id: cook } }],
      agent_location: [{ location_id: 8000 }, { location_id: 4 }],
      agent_education: [{ education_id: 2 }],
      agent_language: [{ language_id: english }],
      video_presentation: 1,
      min_age: '20',
      max_age: 40,
      frequency: 'weekly',
    });
    const form = {
      id,
      user_id: employer.user.id,
      type: 2,
      name: 'Kok i Aarhus',
      job_type_id: 2,
      agent_job_type: { id: 2, name: 'Deltid' },
      min_age: 20,
      max_age: 40,
      video_presentation: 1,
      education_id: 2,
      agent_education: [{ education_id: 2, education: { id: 2, name: 'Erhvervsfaglig uddannelse' } }],
      agent_location: [
        { location_id: 8000, location: { name: 'Aarhus C', zip: '8000' } },
        { location_id: 4, location: { name: 'Midtjylland', kind: 'region' } },
      ],
      agent_category: [{ category_id: cook, category: { id: cook, name: 'Kok', seo: 'kok', level: 2, is_active: 1 } }],
      agent_language: [{ language_id: english, language: { name: 'Engelsk', gone: false } }],
      frequency: 'weekly',
      result_count: 0,
      unseen_count: 0,
    };
    expect(await read(id)).toMatchObject(form);
    expect(await result(id)).toMatchObject({ ...form, agent_result1: [] });
    expect((await list()).map((agent) => agent.id)).toEqual([id]);
  });

  it('may be sent as JSON text, with the spec’s single fields and zeros for none', async () => {
    const agent = { name: 'Kok', job_type_id: 0, education_id: 2, video_presentation: '0', agent_category: [] };
    const response = await app.raw('POST', '/api/create_seeker_agent', {
      token: employer.token,
      body: JSON.stringify({ agent: JSON.stringify(agent) }),
      headers: { 'content-type': 'application/json' },
    });
    const answer = (await response.json()) as { result: string; agent_id: number };
    expect(answer.result).toBe('success');
    expect(await read(answer.agent_id)).toMatchObject({ education_id: 2, job_type_id: null, video_presentation: 0 });
  });

  it('has a name made from its criteria when it has none', async () => {
    expect((await read(await create({ categories: [cook], location: [8000], min_age: 25 }))).name).toBe(
      'Kok · Aarhus C +1',
    );
    expect((await read(await create({ video_presentation: true, max_age: 40 }))).name).toBe('Video-CV · 15–40 år');
  });

  it('of the same form sent twice is one', async () => {
    const agent = { categories: [cook], uuid: randomUUID() };
    const [first, again] = [await create(agent), await create(agent)];
    expect(again).toBe(first);
    expect(await list()).toHaveLength(1);
  });

  it.each<[string, SeekerAgentFormInput]>([
    ['nothing at all', {}],
    ['a name alone', { name: 'Kok' }],
    ['the whole range of ages', { min_age: 15, max_age: 66, video_presentation: 0 }],
    ['empty lists', { agent_job_type: null, categories: [], location: [], educations: [], languages: [] }],
  ])('with %s is refused', async (_what, agent) => {
    expect(await app.refused(api.createSeekerAgent, form(agent), { token: employer.token })).toMatchObject({
      status: 400,
      code: 'agent_without_choice',
    });
    const id = await create({ categories: [cook] });
    expect(
      await app.refused(api.updateSeekerAgent, { body: { agent_id: id, agent } }, { token: employer.token }),
    ).toMatchObject({ code: 'agent_without_choice' });
    expect((await read(id)).agent_category).toHaveLength(1);
  });

  it.each<[string, SeekerAgentFormInput, string, string]>([
    ['an unknown category', { categories: [99_999] }, 'agent.categories', 'unknown_category'],
    ['an unknown place', { location: [99] }, 'agent.location', 'unknown_place'],
    ['an unknown language', { languages: [99_999] }, 'agent.languages', 'unknown_language'],
    ['an unknown job type', { job_types: [6] }, 'agent.job_types.0', 'too_big'],
    ['an unknown education', { educations: [8] }, 'agent.educations.0', 'too_big'],
    ['an age below the range', { min_age: 14 }, 'agent.min_age', 'too_small'],
    ['an age above the range', { max_age: 67 }, 'agent.max_age', 'too_big'],
    ['half a year', { min_age: 20.5 }, 'agent.min_age', 'not_an_integer'],
    ['ages the wrong way round', { min_age: 40, max_age: 20 }, 'agent.max_age', 'range_reversed'],
    ['too many places', { location: Array.from({ length: 21 }, (_, at) => 8000 + at) }, 'agent.location', 'too_many'],
    ['a name too long', { name: 'a'.repeat(121), categories: [cook] }, 'agent.name', 'too_long'],
    ['a NUL', { name: 'a\u0000', categories: [cook] }, 'agent.name', 'nul_byte'],
  ])('with %s is refused with the field', async (_what, agent, path, code) => {
    expect(await app.refused(api.createSeekerAgent, form(agent), { token: employer.token })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: expect.arrayContaining([expect.objectContaining({ path, code })]),
    });
    expect(await list()).toEqual([]);
  });

  it('is one of thirty at most, also when many are created at once', async () => {
    for (let made = 0; made < agentLimits.agents - 1; made += 1) {
      await makeSeekerAgent(app.services, { userId: employer.user.id, title: `${made}`, placeIds: [8000] });
    }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        app.send(api.createSeekerAgent, form({ location: [8000] }), { token: employer.token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is deleted with its hits and its counter', async () => {
    const id = await create({ categories: [cook] });
    const other = await create({ categories: [nurse] });
    await publish();
    expect((await counts()).unread_seeker_agent_total_cnt).toBe(1);
    const answer = await app.call(api.deleteSeekerAgent, { body: { agent_id: id } }, { token: employer.token });
    expect(answer).toMatchObject({ result: 'success', agents: [{ id: other }] });
    expect((await counts()).unread_seeker_agent_total_cnt).toBe(0);
    expect(await app.services.db.select().from(seekerAgentHits).where(eq(seekerAgentHits.agentId, id))).toEqual([]);
  });

  it('whose category no longer exists is still shown, marks it, and can be changed', async () => {
    const id = await create({ categories: [cook], location: [8000] });
    await app.services.db
      .update(seekerAgents)
      .set({ categoryIds: [99_998] })
      .where(eq(seekerAgents.id, id));
    const agent = await read(id);
    expect(agent.agent_category[0]?.category).toMatchObject({ id: 99_998, name: '', is_active: 0, gone: true });
    await update(id, { name: 'Nyt navn', agent_category: agent.agent_category, location: [8000] });
    expect(await read(id)).toMatchObject({ name: 'Nyt navn', agent_category: [{ category: { gone: true } }] });
    expect(await hitsOf(id)).toEqual([]);
    await update(id, { location: [8000] });
    expect((await read(id)).agent_category).toEqual([]);
  });
});

describe('who may', () => {
  it('not use another person’s agent: it is not found', async () => {
    const id = await create({ categories: [cook] });
    const { token } = await harness.employer();
    const answers = [
      await app.refused(api.getSeekerAgentById, { body: { agent_id: id } }, { token }),
      await app.refused(api.getSeekerAgentResult, { body: { agent_id: id } }, { token }),
      await app.refused(api.updateSeekerAgent, { body: { agent_id: id, agent: { categories: [nurse] } } }, { token }),
      await app.refused(api.deleteSeekerAgent, { body: { agent_id: id } }, { token }),
      await app.refused(api.setSeekerAgentSeenStatus, { params: { agent_id: id } }, { token }),
    ];
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(5).fill('404 not_found'));
    expect((await read(id)).agent_category[0]?.category_id).toBe(cook);
  });

  it.each([
    ['without a membership', 0],
    ['with plan 1', 1],
  ])('use it only with a paid membership: not %s', async (_what, plan) => {
    const { token, user } = await harness.employer({ plan });
    const agent = await makeSeekerAgent(app.services, { userId: user.id, title: 'Kok', categoryIds: [cook] });
    const of = { body: { agent_id: agent.id } };
    const refusals = [
      await app.refused(api.getSeekerAgent, {}, { token }),
      await app.refused(api.getSeekerAgentById, of, { token }),
      await app.refused(api.getSeekerAgentResult, of, { token }),
      await app.refused(api.createSeekerAgent, form({ categories: [cook] }), { token }),
      await app.refused(
        api.updateSeekerAgent,
        { body: { ...of.body, ...form({ categories: [cook] }).body } },
        { token },
      ),
      await app.refused(api.countSeekerAgentHits, form({ categories: [cook] }), { token }),
    ];
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(6).fill('403 membership_required'));
    expect(await app.call(api.deleteSeekerAgent, of, { token })).toEqual({ result: 'success', agents: [] });
  });

  it('not be a seeker or a guest', async () => {
    const seeker = await publish();
    expect(await app.refused(api.getSeekerAgent, {}, { token: seeker.token })).toMatchObject({ status: 403 });
    expect(await app.refused(api.createSeekerAgent, form({ categories: [cook] }), {})).toMatchObject({ status: 401 });
  });

  it('look in the demo, at sample people only, and change nothing', async () => {
    const { user, token } = employer;
    const demo = await harness.signIn(user, true);
    const real = await publish();
    const sample = await harness.candidate({ cv_category: [cook] }, { person: { sample: true, name: 'Karen Prøve' } });
    published.push(sample);
    const id = await create({ categories: [cook] });
    expect((await hitsOf(id)).sort()).toEqual([real.user.id, sample.user.id].sort());
    expect(await hitsOf(id, demo)).toEqual([sample.user.id]);
    expect((await list(demo)).map(({ result_count }) => result_count)).toEqual([1]);
    const found = await app.call(api.countSeekerAgentHits, form({ categories: [cook] }), { token: demo.token });
    expect(found.newest.map(({ user_id }) => user_id)).toEqual([sample.user.id]);
    expect(found.count).toBe(1);
    await app.call(createCv, { body: { cv: whole } }, { token: (await publish()).token });
    await see(id, demo);
    expect((await counts({ user, token })).unread_seeker_agent_total_cnt).toBe(1);
    const made = await app.call(api.createSeekerAgent, form({ categories: [cook] }), { token: demo.token });
    expect(made).toEqual({ result: 'success', agent_id: 0 });
    const deleted = await app.call(api.deleteSeekerAgent, { body: { agent_id: id } }, { token: demo.token });
    expect(deleted).toEqual({ result: 'success', agents: [] });
    expect(await list(demo)).toHaveLength(1);
  });
});

describe('an agent made from a CV search', () => {
  const cvs: CvFormInput[] = [
    { cv_city: 8000, cv_experience: [job('Kantinekok', 'Fjordens Kantine', 2010)] },
    { cv_city: 8200, cv_experience: [job('Tjener', 'Havnen', 2026)] },
    { cv_city: 9000, cv_experience: [job('Pottemager', 'Leret', 2024, 2024)], cv_education: [] },
    { cv_city: 1060, cv_experience: [], about_me: '<p>Jeg drejer kopper som pottemager.</p>' },
  ];
  const searches: { search: CvSearchInput; agent: SeekerAgentFormInput; finds: number }[] = [
    { search: { postcode: 8000, radius: 5 }, agent: { postcode: 8000, radius: 5 }, finds: 2 },
    { search: { postcode: 8000, radius: 400 }, agent: { postcode: '8000', radius: 400 }, finds: 4 },
    { search: { keyword: 'pottemager' }, agent: { keywords: ['pottemager'] }, finds: 2 },
    { search: { experiences: [4] }, agent: { experiences: [4] }, finds: 1 },
    { search: { experiences: [1, 2] }, agent: { experiences: [{ id: 1 }, 2] }, finds: 3 },
    { search: { extras: [2] }, agent: { cv_document: 1 }, finds: 1 },
    { search: { extras: [1, 2] }, agent: { cv_document: 1, video_presentation: 1 }, finds: 1 },
    {
      search: { keyword: 'kantinekok', postcode: 8200, radius: 50, experiences: [4], educations: [2] },
      agent: { keywords: ['kantinekok'], postcode: 8200, radius: 50, experiences: [4], educations: [2] },
      finds: 1,
    },
    {
      search: { keyword: 'kantinekok', experiences: [1] },
      agent: { keywords: ['kantinekok'], experiences: [1] },
      finds: 0,
    },
  ];

  it('finds the same as the search, existing and new CVs', async () => {
    const make = async () => {
      const ids: number[] = [];
      for (const { agent } of searches) ids.push(await create(agent));
      return ids;
    };
    const before = await make();
    const people: Person[] = [];
    for (const cv of cvs) people.push(await publish(cv));
    const paper = { upload_cv_file: { name: 'CV.pdf', content: pdfFile('CV') } };
    await app.call(uploadCvDashboard, {}, { token: people[0]?.token ?? '', files: paper });
    await app.services.tasks.idle();
    const after = await make();
    const own = (ids: readonly number[]) => people.map(({ user }) => user.id).filter((id) => ids.includes(id));
    for (const [at, { search, finds }] of searches.entries()) {
      const { cvs: found } = await app.call(searchCvPagination, { body: search }, { token: employer.token });
      const expected = own(found.map(({ user_id }) => user_id));
      expect(expected, JSON.stringify(search)).toHaveLength(finds);
      expect(own(await hitsOf(before[at] ?? 0)), `${JSON.stringify(search)}, CVs that came`).toEqual(expected);
      expect(own(await hitsOf(after[at] ?? 0)), `${JSON.stringify(search)}, CVs that were there`).toEqual(expected);
    }
    expect((await result(after[7] ?? 0)).agent_result1).toMatchObject([
      { reason: { keyword: 'kantinekok', experience: '5+ år', near: { name: 'Aarhus N', zip: '8200', radius: 50 } } },
    ]);
    expect(await read(after[7] ?? 0)).toMatchObject({
      name: 'kantinekok · Højst 50 km fra 8200 Aarhus N +2',
      keywords: ['kantinekok'],
      near: { id: 8200, radius: 50 },
      experiences: [{ id: 4, name: '5+ år' }],
      cv_document: 0,
    });
  });

  it.each([
    ['a postcode that does not exist', { postcode: 1 }, 'agent.postcode', 'unknown_postcode'],
    ['a word of signs', { keywords: ['!!!'] }, 'agent.keywords', 'no_word'],
    ['a level that does not exist', { experiences: [5] }, 'agent.experiences.0', 'too_big'],
  ])('with %s is refused with the field', async (_what, agent: SeekerAgentFormInput, path, code) => {
    expect(await app.refused(api.createSeekerAgent, form(agent), { token: employer.token })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: expect.arrayContaining([expect.objectContaining({ path, code })]),
    });
  });
});

describe('what it finds', () => {
  it('are the existing CVs, none of them new', async () => {
    const fits = await publish();
    await publish({ cv_category: [nurse] });
    const id = await create({ categories: [cook] });
    const agent = await result(id);
    expect(agent.agent_result1).toMatchObject([
      {
        user_id: fits.user.id,
        first_name: 'Findus',
        last_name: 'Krabbe',
        heart: false,
        is_new: false,
        reason: { category: 'Kok', location: null, job_type: null, language: null, video: false, age: false },
      },
    ]);
    expect(agent).toMatchObject({ result_count: 1, unseen_count: 0 });
    expect(await mailsTo()).toEqual([]);
  });

  const reasons: [string, SeekerAgentFormInput, object][] = [
    ['its category', { categories: [cook] }, { category: 'Kok' }],
    ['the main category above', { categories: [kitchen] }, { category: expect.any(String) }],
    ['its postcode', { location: [8000] }, { location: 'Aarhus C' }],
    ['its region', { location: [4] }, { location: 'Midtjylland' }],
    ['one of several places', { location: [9000, 8000] }, { location: 'Aarhus C' }],
    ['its job type', { job_types: [1, 2] }, { job_type: 'Deltid' }],
    ['its education', { educations: [2] }, { education: 'Erhvervsfaglig uddannelse' }],
    ['a language', { languages: [english, danish] }, { language: 'Dansk' }],
    ['an age', { min_age: 35, max_age: 35 }, { age: true }],
    [
      'everything at once',
      {
        categories: [nurse, cook],
        location: [4],
        job_types: [2],
        educations: [2, 3],
        languages: [danish],
        max_age: 40,
      },
      {
        category: 'Kok',
        location: 'Midtjylland',
        job_type: 'Deltid',
        education: 'Erhvervsfaglig uddannelse',
        language: 'Dansk',
        age: true,
      },
    ],
  ];

  it.each(reasons)(
    'is a new CV by %s, with the reason, and the same that was there before',
    async (_what, agent, why) => {
      const before = await create(agent);
      const { user } = await publish();
      const after = await create(agent);
      for (const [id, isNew] of [
        [before, true],
        [after, false],
      ] as const) {
        const { agent_result1 } = await result(id);
        expect(agent_result1).toMatchObject([{ user_id: user.id, is_new: isNew, reason: why }]);
        const reasons = Object.entries(agent_result1[0]?.reason ?? {}).filter(
          ([, value]) => value !== null && value !== false,
        );
        expect(reasons.map(([kind]) => kind).sort()).toEqual(Object.keys(why).sort());
      }
    },
  );

  it.each<[string, SeekerAgentFormInput]>([
    ['category', { categories: [nurse] }],
    ['place', { location: [9000] }],
    ['region', { location: [1] }],
    ['job type', { job_types: [1] }],
    ['education', { educations: [5] }],
    ['language', { languages: [english] }],
    ['age', { max_age: 34 }],
    ['age above', { min_age: 36 }],
    ['kind: it has no video', { video_presentation: 1 }],
    ['category, whatever the rest', { categories: [nurse], location: [8000], languages: [danish] }],
  ])('is not a CV of another %s', async (_what, agent) => {
    const before = await create(agent);
    await publish();
    expect(await hitsOf(before)).toEqual([]);
    expect(await hitsOf(await create(agent))).toEqual([]);
    expect((await counts()).unread_seeker_agent_total_cnt).toBe(0);
  });

  it('is not a CV without the wanted values', async () => {
    const agents: SeekerAgentFormInput[] = [{ job_types: [1, 2, 3, 4, 5] }, { educations: [1, 2, 3] }, { min_age: 16 }];
    const ids = [await create({ categories: [cook] }), ...(await Promise.all(agents.map((agent) => create(agent))))];
    const { user } = await publish({ jobtype: null, cv_education: [], birthday: null });
    expect(await Promise.all(ids.map((id) => hitsOf(id)))).toEqual([[user.id], [], [], []]);
  });

  it('is notified once: counter, notification, and nothing again when the task runs twice', async () => {
    const id = await create({ name: 'Kok i Aarhus', categories: [cook], location: [8000] });
    const second = await create({ name: 'Alle i Aarhus', location: [8000] });
    await app.services.tasks.idle();
    const { user } = await publish();
    const { tasks, db } = app.services;
    await tasks.publish(db, cvPublished, { user_id: user.id });
    await tasks.idle();
    expect(await counts()).toMatchObject({
      unread_seeker_agent_total_cnt: 2,
      unread_seeker_agent_cnt_arr: { [id]: 1, [second]: 1 },
      unread_notification_cnt: 1,
    });
    expect(await notices()).toMatchObject([
      { type: 16, type_16: 'Findus Krabbe', agent_16: 'Kok i Aarhus', link: `/virksomhed/agent/resultat/${id}` },
    ]);
    expect((await list()).map(({ unseen_count }) => unseen_count)).toEqual([1, 1]);
    await see(id);
    expect((await counts()).unread_seeker_agent_cnt_arr).toEqual({ [second]: 1 });
    expect((await result(id)).agent_result1).toMatchObject([{ is_new: false }]);
  });

  it('is reported as changed if it fits since a change, and removed when it no longer fits', async () => {
    const cooks = await create({ name: 'Kokke', categories: [cook] });
    const nurses = await create({ name: 'Sygeplejersker', categories: [nurse] });
    const person = await publish();
    await change(person, { cv_category: [nurse] });
    expect(await hitsOf(cooks)).toEqual([]);
    expect(await hitsOf(nurses)).toEqual([person.user.id]);
    expect((await counts()).unread_seeker_agent_cnt_arr).toEqual({ [nurses]: 1 });
    await change(person, { cv_category: [cook] });
    expect(await hitsOf(cooks)).toEqual([person.user.id]);
    const { unread_seeker_agent_total_cnt: unread } = await counts();
    expect(unread, 'this CV was reported before').toBe(0);
    const other = await harness.employer();
    await create({ name: 'Sygeplejersker', categories: [nurse] }, other);
    await change(person, { cv_category: [nurse] });
    expect(await notices(other)).toMatchObject([{ type: 21, type_21: 'Findus Krabbe', agent_21: 'Sygeplejersker' }]);
  });

  it('is a CV that gets a video, reported as a video CV', async () => {
    const id = await create({ name: 'På film', categories: [cook], video_presentation: 1 });
    const { user } = await publish();
    expect(await hitsOf(id)).toEqual([]);
    await makeCvVideo(app.services, { userId: user.id });
    await app.services.tasks.idle();
    expect((await result(id)).agent_result1).toMatchObject([
      { user_id: user.id, has_video: true, is_new: true, reason: { category: 'Kok', video: true } },
    ]);
    expect(await notices()).toMatchObject([{ type: 20, type_20: 'Findus Krabbe', agent_20: 'På film' }]);
  });

  it('leaves list, counter and count when the CV is hidden, and returns without a notification', async () => {
    const id = await create({ categories: [cook] });
    const person = await publish();
    await show(person, 'hidden');
    expect(await hitsOf(id)).toEqual([]);
    expect(await list()).toMatchObject([{ result_count: 0, unseen_count: 0 }]);
    expect((await counts()).unread_seeker_agent_total_cnt).toBe(0);
    await show(person, 'named');
    expect(await hitsOf(id)).toEqual([person.user.id]);
    expect((await counts()).unread_seeker_agent_total_cnt).toBe(0);
  });

  it('leaves the list at once when the CV is hidden, before any task has run', async () => {
    const id = await create({ categories: [cook] });
    const { user, token } = await publish();
    expect(await hitsOf(id)).toEqual([user.id]);
    await app.call(setCvVisibility, { body: { visibility: 'hidden' } }, { token });
    expect(await hitsOf(id)).toEqual([]);
  });

  it('is removed with a deactivated or removed account', async () => {
    const id = await create({ categories: [cook] });
    const [deactivated, leaving] = [await publish(), await publish()];
    await app.call(deactivateAccount, {}, { token: deactivated.token });
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: leaving.token });
    await app.services.tasks.idle();
    expect(await hitsOf(id)).toEqual([]);
    expect((await counts()).unread_seeker_agent_total_cnt).toBe(0);
    const rows = await app.services.db.select().from(seekerAgentHits).where(eq(seekerAgentHits.agentId, id));
    expect(rows.map(({ cvUserId }) => cvUserId)).toEqual([deactivated.user.id]);
    const back = { email: deactivated.user.email ?? '', password: samplePassword };
    deactivated.token = (await app.call(mainLogin, { body: back })).token;
    await app.services.tasks.idle();
    expect(await hitsOf(id)).toEqual([deactivated.user.id]);
  });

  it('shows of an anonymous CV neither name, picture nor contact, in no answer, notice or mail, until it is answered', async () => {
    const id = await create({ name: 'Kokke', categories: [cook], frequency: 'now' });
    const byAge = await create({ min_age: 30, max_age: 40 });
    const user = await makeUser(app.services.db, {
      name: 'Findus Krabbe',
      email: `findus.krabbe.${randomUUID()}@x.test`,
    });
    const person = { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
    published.push(person);
    await app.call(setCvVisibility, { body: { visibility: 'anonymous' } }, { token: person.token });
    const cv = { ...whole, phone: '41424344', about_me: '<p>Jeg er Findus. Ring 41 42 43 44.</p>' };
    await app.call(createCv, { body: { cv } }, { token: person.token });
    await app.services.tasks.idle();
    const answers = [await result(id), await list(), await notices(), await mailsTo()];
    expect((await result(id)).agent_result1).toMatchObject([
      { user_id: user.id, anonymous: true, first_name: '', last_name: '', avatar: null, headline: 'Kantinekok' },
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/findus|krabbe|41424344|41 42 43 44/i);
    expect(await notices()).toMatchObject([{ type: 16, type_16: 'Kantinekok' }]);
    expect(await hitsOf(byAge)).toEqual([]);

    await app.call(requestCvContact, { body: { user_id: user.id } }, { token: employer.token });
    const { requests } = await app.call(getContactRequests, {}, { token: person.token });
    const answer = { request_id: requests[0]?.request_id ?? 0, accept: true };
    await app.call(answerContactRequest, { body: answer }, { token: person.token });
    expect((await result(id)).agent_result1).toMatchObject([{ anonymous: false, first_name: 'Findus' }]);
    const { user: stranger, ...other } = await harness.employer();
    const theirs = await create({ categories: [cook] }, { user: stranger, ...other });
    expect((await result(theirs, { user: stranger, ...other })).agent_result1).toMatchObject([{ first_name: '' }]);
  });

  it('by an age is removed when the CV becomes anonymous', async () => {
    const id = await create({ min_age: 30, max_age: 40 });
    const person = await publish();
    expect(await hitsOf(id)).toEqual([person.user.id]);
    await show(person, 'anonymous');
    expect(await hitsOf(id)).toEqual([]);
    expect(await list()).toMatchObject([{ result_count: 0 }]);
  });

  it('is removed when a birthday has passed, or its video turned out to be unusable', async () => {
    const [young, filmed, all] = [
      await create({ max_age: 34 }),
      await create({ video_presentation: 1 }),
      await create({ categories: [cook] }),
    ];
    const { user } = await publish({ birthday: '1991-11-19' });
    await makeCvVideo(app.services, { userId: user.id });
    await app.services.tasks.idle();
    expect([await hitsOf(young), await hitsOf(filmed), await hitsOf(all)]).toEqual(Array(3).fill([user.id]));
    await app.services.db.update(cvVideos).set({ state: 'unusable', reason: 'damaged_file' });
    clock.set(new Date('2026-11-18T20:00:00Z'));
    const signal = new AbortController().signal;
    await rematchOvertaken(app.services, signal);
    expect([await hitsOf(young), await hitsOf(filmed), await hitsOf(all)]).toEqual([[user.id], [], [user.id]]);
    clock.set(new Date('2026-11-19T08:00:00Z'));
    await rematchOvertaken(app.services, signal);
    expect([await hitsOf(young), await hitsOf(filmed), await hitsOf(all)]).toEqual([[], [], [user.id]]);
  });

  it('is updated when an agent is changed', async () => {
    const id = await create({ categories: [cook] });
    const person = await publish();
    const nursing = await publish({ cv_category: [nurse] });
    await update(id, { categories: [nurse] });
    expect(await hitsOf(id)).toEqual([nursing.user.id]);
    expect((await counts()).unread_seeker_agent_total_cnt).toBe(0);
    await update(id, { categories: [nurse, cook] });
    await app.services.tasks.idle();
    expect((await hitsOf(id)).sort()).toEqual([person.user.id, nursing.user.id].sort());
  });

  it('can be counted and viewed before the agent is saved', async () => {
    const { user } = await publish();
    const look = async (agent: SeekerAgentFormInput) => {
      const { count, newest } = await app.call(api.countSeekerAgentHits, form(agent), { token: employer.token });
      return { count, ids: newest.map(({ user_id }) => user_id) };
    };
    expect(await look({ categories: [cook] })).toEqual({ count: 1, ids: [user.id] });
    expect(await look({ location: [4], min_age: 30, languages: [danish] })).toEqual({ count: 1, ids: [user.id] });
    expect(await look({ categories: [cook], location: [9000] })).toEqual({ count: 0, ids: [] });
    expect(await look({ name: 'Kok' })).toEqual({ count: null, ids: [] });
  });

  it('is decided by the agent’s row if its choices are too many for keys', async () => {
    const agent = {
      categories: [cook, nurse, 102, 103, 104, 105, 106, 107, 108, 109, 902, 903, 904],
      location: [9000, 8000, 5000, 7100, 6700, 4000, 2100, 2200, 8200, 8210, 1, 2, 3, 5],
      languages: [english, danish],
    };
    const id = await create(agent);
    const elsewhere = await create({ ...agent, location: agent.location.filter((place) => place !== 8000) });
    const { user } = await publish();
    expect(await hitsOf(id)).toEqual([user.id]);
    expect(await hitsOf(elsewhere)).toEqual([]);
  });
});

describe('employers', () => {
  it('who are deactivated find nothing, and after their return the CVs of the meantime', async () => {
    const id = await create({ categories: [cook], frequency: 'now' });
    await app.call(deactivateAccount, {}, { token: employer.token });
    await app.services.tasks.idle();
    const { user } = await publish();
    const { db } = app.services;
    expect(await db.select().from(seekerAgentHits).where(eq(seekerAgentHits.agentId, id))).toEqual([]);
    expect(await db.select().from(seekerAgentKeys).where(eq(seekerAgentKeys.agentId, id))).toEqual([]);
    const { token } = await app.call(mainLogin, {
      body: { email: employer.user.email ?? '', password: samplePassword },
    });
    await app.services.tasks.idle();
    expect(await hitsOf(id, { ...employer, token })).toEqual([user.id]);
  });

  it('who remove their account remove their agents', async () => {
    await create({ categories: [cook] });
    await publish();
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: employer.token });
    await app.services.tasks.idle();
    const left = await app.services.db.select().from(seekerAgents).where(eq(seekerAgents.userId, employer.user.id));
    expect(left).toEqual([]);
  });

  it('whose membership has ended are notified of nobody', async () => {
    await create({ categories: [cook], frequency: 'now' });
    await app.services.db.delete(memberships).where(eq(memberships.userId, employer.user.id));
    await publish();
    expect(await mailsTo()).toEqual([]);
    expect(await notices()).toEqual([]);
  });
});

describe('mails', () => {
  it('are sent at once, with a stop link', async () => {
    const id = await create({ name: 'Kokke', categories: [cook], frequency: 'now' });
    const person = await publish();
    const [mail, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 ny kandidat til jeres CV-match');
    expect(mail?.text).toContain('Findus Krabbe');
    expect(mail?.text).toContain(`/virksomhed/cv/Vis/${person.user.id}-kantinekok`);
    expect(mail?.text).toContain(`/virksomhed/agent/resultat/${id}`);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.+\/api\/stop_agent_mails\/[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await change(person, { about_me: '<p>Ny tekst</p>' });
    expect(await mailsTo()).toHaveLength(1);
  });

  it('are sent in the morning, one for all agents, never with the same hit twice', async () => {
    await create({ name: 'Kokke', categories: [cook] });
    await create({ name: 'Aarhus', location: [8000] });
    await create({ name: 'Ugentligt', categories: [nurse], frequency: 'weekly' });
    await create({ name: 'Aldrig', categories: [nurse], frequency: 'never' });
    await publish({ first_name: 'Anna', last_name: 'And' });
    await publish({ first_name: 'Bodil', last_name: 'Bæver', cv_city: 9000 });
    await publish({ first_name: 'Carl', last_name: 'Cykel', cv_city: 9000, cv_category: [nurse] });
    expect(await mailsTo()).toEqual([]);
    await morning('2026-11-19T06:30:00Z');
    const [thursday, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(thursday?.subject).toBe('2 nye kandidater til jeres CV-match');
    expect(thursday?.text.split('Anna And')).toHaveLength(2);
    expect(thursday?.text).not.toContain('Carl');
    await morning('2026-11-20T06:30:00Z');
    expect(await mailsTo()).toHaveLength(1);
    await morning('2026-11-23T06:30:00Z');
    const mails = await mailsTo();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('Carl Cykel');
    expect(mails[0]?.text).not.toContain('Bodil');
  });

  it('leave out hits that were seen meanwhile and hidden CVs', async () => {
    const seen = await create({ name: 'Set', categories: [cook] });
    await create({ name: 'Skjult', categories: [nurse] });
    await publish();
    await show(await publish({ cv_category: [nurse] }), 'hidden');
    await see(seen);
    await morning('2026-11-19T06:30:00Z');
    expect(await mailsTo()).toEqual([]);
  });

  it('leave out hits found while mails were turned off', async () => {
    const id = await create({ categories: [cook], frequency: 'never' });
    await publish();
    await update(id, { categories: [cook], frequency: 'daily' });
    await morning('2026-11-19T06:30:00Z');
    expect(await mailsTo()).toEqual([]);
  });

  it('are stopped by one click without a session', async () => {
    await create({ categories: [cook], frequency: 'now' });
    await create({ location: [8000], frequency: 'daily' });
    await publish();
    const [mail] = await mailsTo();
    const path = new URL((mail?.headers['List-Unsubscribe'] ?? '').slice(1, -1)).pathname;
    const response = await app.raw('GET', path);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/cv-match\/stop\/[\w.-]+$/);
    expect(mail?.text).toMatch(/\/cv-match\/stop\/[\w.-]+/);
    const post = () =>
      app.raw('POST', path, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect((await list()).map(({ frequency }) => frequency)).toEqual(['never', 'never']);
    await publish();
    await morning('2026-11-19T06:30:00Z');
    expect(await mailsTo()).toHaveLength(1);
  });
});

describe('without age filters', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await startTestApp({ clock, env: { AGE_FILTERS: 'off' } });
  });
  afterAll(() => other.close());

  it('an age is not a choice and does not filter', async () => {
    const theirs = candidatesHarness(other, clock);
    const { token, user } = await theirs.employer();
    expect(await other.refused(api.createSeekerAgent, form({ min_age: 30 }), { token })).toMatchObject({
      code: 'agent_without_choice',
    });
    // Created while age filters were on.
    const onlyAge = await makeSeekerAgent(other.services, { userId: user.id, title: 'Alder', minAge: 30 });
    const { agent_id } = await other.call(api.createSeekerAgent, form({ categories: [cook], min_age: 60 }), { token });
    const person = await makeUser(other.services.db, {});
    const owner = await signInAs(other.services.db, person, { now: clock.now() });
    await other.call(createCv, { body: { cv: whole } }, { token: owner });
    await other.services.tasks.idle();
    const hits = async (id: number) =>
      (await other.call(api.getSeekerAgentResult, { body: { agent_id: id } }, { token })).agent.agent_result1;
    expect(await hits(agent_id)).toMatchObject([{ user_id: person.id, reason: { category: 'Kok', age: false } }]);
    expect(await hits(onlyAge.id)).toEqual([]);
  });
});
