import { deactivateAccount, mainLogin } from '@jobblik/contract/accounts/accounts.api';
import {
  findCvAlternatives,
  searchCvPagination,
  searchCvPaginationWithDemo,
} from '@jobblik/contract/candidates/cv-search.api';
import type { CvSearchInput } from '@jobblik/contract/candidates/cv-search.schema';
import { createCv, setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { typedWordId } from '@jobblik/contract/lookups/typed-word.rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, samplePassword } from '../../accounts/accounts.factory.ts';
import { makeCvVideo } from '../../cv/videos/cv-videos.factory.ts';
import { candidatesHarness, job, type Person, skill, study, wish } from '../candidates.harness.ts';
import { maintainCvIndex } from './maintain-index.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
const english = 37;
const german = 32;
let app: TestApp;
let harness: ReturnType<typeof candidatesHarness>;
let employer: Person;
const people: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = candidatesHarness(app, clock);
  employer = await harness.employer();
});
afterAll(() => app.close());

const search = (body: CvSearchInput = {}) => app.call(searchCvPagination, { body }, { token: employer.token });
const ids = async (body: CvSearchInput = {}) =>
  (await search({ pagePerSize: 48, ...body })).cvs.map(({ user_id }) => user_id);
const named = async (body: CvSearchInput) => {
  const found = await ids(body);
  return found.map((id) => Object.entries(people).find(([, one]) => one === id)?.[0]);
};

describe('a keyword', () => {
  beforeAll(async () => {
    const put = async (key: string, ...given: Parameters<typeof harness.candidate>) => {
      people[key] = (await harness.candidate(...given)).user.id;
    };
    await put('nurse', {
      cv_wish: [wish('Sygeplejerske')],
      cv_city: 8000,
      cv_language: [{ id: english, level: 3 }],
      cv_education: [study(5, 'Sygeplejerske', 'VIA University College')],
      cv_experience: [job('Sygeplejerske', 'Aarhus Universitetshospital', 2016)],
    });
    await put('warehouse', { cv_wish: [wish('Lager- og logistikmedarbejder')], cv_city: 9000 });
    await put('carpenter', { cv_experience: [job('Tømrersvend', 'Dahl Byg', 2024, 2024)], cv_city: 5000, jobtype: 2 });
    await put('cook', {
      cv_wish: [wish('Kok')],
      about_me: '<p>Jeg har lært at holde orden på et lager.</p>',
      cv_skill: [skill('Analytisk')],
    });
    await put('developer', {
      cv_experience: [job('C#-udvikler', 'Systematic', 2020)],
      cv_skill: [skill('Android-udvikling'), 'Fyrskibsstyring'],
    });
  });

  test.each([
    ['sygepleje', 'nurse'],
    ['sygeplejersker', 'nurse'],
    ['SYGEPLEJERSKE', 'nurse'],
    ['sygeplejeske', 'nurse'],
    ['lagermedarbejder', 'warehouse'],
    ['logistik', 'warehouse'],
    ['toemrer', 'carpenter'],
    ['tømre', 'carpenter'],
    ['dahl byg', 'carpenter'],
    ['køkken kok', 'cook'],
    ['c#', 'developer'],
    ['android', 'developer'],
    ['fyrskibsstyring', 'developer'],
    ['engelsk sygeplejerske', 'nurse'],
    ['sygeplejerske aarhus', 'nurse'],
    ['sygeplejerske midtjylland', 'nurse'],
    ['8000', 'nurse'],
  ])('%s finds the %s', async (keyword, who) => expect((await named({ keyword }))[0]).toBe(who));

  it('ranks wishes above descriptions', async () => {
    expect(await named({ keyword: 'lager' })).toEqual(['warehouse', 'cook']);
  });

  it('returns why it found a person', async () => {
    const { cvs } = await search({ keyword: 'lager' });
    expect(cvs[0]?.matched).toEqual([{ field: 'wish', text: 'Lager- og logistikmedarbejder' }]);
    expect(cvs[1]?.matched).toEqual([{ field: 'text', text: 'Jeg har lært at holde orden på et lager.' }]);
    const [nurse] = (await search({ keyword: 'engelsk sygeplejerske' })).cvs;
    expect(nurse?.matched.map(({ field }) => field)).toEqual(['wish', 'language']);
  });

  it('also for a typed skill', async () => {
    const [developer] = (await search({ keyword: 'fyrskibsstyring' })).cvs;
    expect(developer?.matched).toEqual([{ field: 'skill', text: 'Fyrskibsstyring' }]);
    expect(developer?.skills.at(-1)).toEqual({ id: typedWordId('Fyrskibsstyring'), name: 'Fyrskibsstyring' });
  });

  it('returns the correction when nothing contains it', async () => {
    const answer = await search({ keyword: 'sygeplejeske' });
    expect(answer).toMatchObject({ corrected_keyword: 'sygeplejerske', near_hits: false });
    expect(await search({ keyword: 'sygeplejerske i klokketårnet' })).toMatchObject({ near_hits: true });
  });

  it('of only punctuation finds nobody, and "all" and an empty one find everybody', async () => {
    expect((await search({ keyword: '🦔 ☂' })).count).toBe(0);
    const everybody = (await search()).count;
    expect((await search({ keyword: 'all' })).count).toBe(everybody);
    expect((await search({ keyword: '' })).count).toBe(everybody);
  });

  it('returns the data of a row', async () => {
    const [hit] = (await search({ keyword: 'sygeplejerske' })).cvs;
    expect(hit).toMatchObject({
      first_name: 'Signe',
      last_name: 'Holm',
      anonymous: false,
      heart: false,
      url: `${people.nurse}-sygeplejerske`,
      headline: 'Sygeplejerske',
      newest_job: { title: 'Sygeplejerske', company_name: 'Aarhus Universitetshospital' },
      place: { name: 'Aarhus C', zip: '8000' },
      experience_years: 10,
      education: { id: 5 },
      languages: [{ id: english, level: 3 }],
      has_video: false,
      has_document: false,
      distance_km: null,
    });
  });
});

describe('filters', () => {
  const years = (age: number) => `${2026 - age}-03-10`;
  beforeAll(async () => {
    const marked = (content: object) => ({ cv_skill: [skill('Asfaltarbejde')], ...content });
    const put = async (key: string, ...[content, options]: Parameters<typeof harness.candidate>) => {
      people[key] = (await harness.candidate(marked(content ?? {}), options)).user.id;
    };
    await put('full', { jobtype: 1, cv_city: 8000, cv_education: [study(6, 'Cand.merc.')], birthday: years(30) });
    await put('part', {
      jobtype: 2,
      cv_city: 8200,
      cv_education: [study(2, 'Kok'), study(1, 'Skole')],
      birthday: years(67),
    });
    await put('junior', { cv_experience: [job('Elev', 'A', 2025)], cv_language: [{ id: german, level: 1 }] });
    await put('senior', { cv_experience: [job('Mester', 'B', 2001)], cv_city: 2100 });
    await put('categorised', { cv_category: [101], cv_wish: [wish('Bogholder')] });
    await put('hiddenAge', { birthday: years(30) }, { visibility: 'anonymous' });
    const video = await harness.candidate(marked({}));
    await makeCvVideo(app.services, { userId: video.user.id });
    people.video = video.user.id;
    await app.services.tasks.idle();
  });
  const filtered = async (body: CvSearchInput) => (await named({ keyword: 'asfaltarbejde', ...body })).sort();
  const on = (...list: number[]) => list.map((id) => ({ id, status: 1 }));

  test.each<[string, CvSearchInput, string[]]>([
    ['job type', { job_type: on(1) }, ['full']],
    ['two job types', { job_type: on(1, 2) }, ['full', 'part']],
    [
      'a tick that is off',
      {
        job_type: [
          { id: 1, status: 0 },
          { id: 2, status: 1 },
        ],
      },
      ['part'],
    ],
    ['the highest education', { educations: on(2) }, ['part']],
    ['an education that is not the highest', { educations: on(1) }, []],
    ['little experience', { experiences: on(2) }, ['junior']],
    ['much experience', { experiences: on(4) }, ['senior']],
    ['language', { language: [german] }, ['junior']],
    ['video', { extras: on(1) }, ['video']],
    ['document', { extras: on(2) }, []],
    ['an unknown extra', { extras: on(9) }, []],
    ['a wished title', { wishes: [wish('Bogholder')] }, ['categorised']],
    ['a category', { categories: [101] }, ['categorised']],
    ['a main category with all below it', { categories: [100] }, ['categorised']],
    ['a town with all its postcodes', { location: ['aarhus-midtjylland'] }, ['full', 'part']],
    ['a postcode', { location: ['aarhus-c-8000-midtjylland'] }, ['full']],
    ['a region', { location: ['hovedstaden'] }, ['senior']],
    ['one of several places', { location: ['hovedstaden', 'aarhus-c-8000-midtjylland'] }, ['full', 'senior']],
    ['a place or the circle', { location: ['hovedstaden'], postcode: 8000, radius: 5 }, ['full', 'part', 'senior']],
    ['a place that nobody knows', { location: ['atlantis'] }, []],
    ['no place', { location: [''] }, ['categorised', 'full', 'hiddenAge', 'junior', 'part', 'senior', 'video']],
    ['radius', { postcode: 8000, radius: 5 }, ['full', 'part']],
    ['radius as text', { postcode: '2100', radius: '10' }, ['senior']],
    ['age from', { min_age: 30, max_age: 40 }, ['full']],
    ['the oldest', { min_age: 66, max_age: 66 }, ['part']],
    ['up to an age', { min_age: 0, max_age: 30 }, ['full']],
    ['nobody of an age', { min_age: 31, max_age: 40 }, []],
    ['several kinds at once', { job_type: on(1, 2), language: [german] }, []],
  ])('by %s', async (_name, body, who) => expect(await filtered(body)).toEqual(who));

  it('work without a keyword, and a radius without a postcode does not filter', async () => {
    expect(await named({ language: [german] })).toEqual(['junior']);
    expect((await search({ radius: 5 })).count).toBe((await search()).count);
  });

  it('return the distance of people', async () => {
    const { cvs } = await search({ postcode: 8000, radius: 5, keyword: 'asfaltarbejde' });
    expect(cvs.map(({ distance_km }) => distance_km)).toContain(0);
    expect(cvs.every(({ distance_km }) => distance_km !== null && distance_km <= 5)).toBe(true);
  });

  it('by age are off with AGE_FILTERS', async () => {
    const { env } = app.services;
    env.AGE_FILTERS = false;
    try {
      expect(await filtered({ min_age: 31, max_age: 40 })).toHaveLength(7);
    } finally {
      env.AGE_FILTERS = true;
    }
  });
});

describe('a search without hits', () => {
  const alternatives = (body: CvSearchInput) => app.call(findCvAlternatives, { body }, { token: employer.token });
  beforeAll(async () => {
    const lives = (cv_city: number) => harness.candidate({ cv_city, cv_skill: ['Glaspusteri'] });
    await lives(9000);
    await lives(9000);
    await lives(5700);
    await harness.candidate({ cv_city: 3700, cv_wish: [wish('Køkkenchef')], cv_skill: ['Glaspusteri'] });
  });

  it('gets the places in which its words and filters have hits, by postcode', async () => {
    const { places } = await alternatives({ keyword: 'glaspusteri', location: ['thisted-7700-nordjylland'] });
    expect(places.map(({ zip, name, count }) => `${zip} ${name}: ${count}`).sort()).toEqual([
      '3700 Rønne: 1',
      '5700 Svendborg: 1',
      '9000 Aalborg: 2',
    ]);
    expect(places[0]).toMatchObject({ lat: expect.any(Number), lng: expect.any(Number), region: expect.any(String) });
    const around = await alternatives({
      keyword: 'glaspusteri',
      postcode: 7700,
      radius: 5,
      wishes: [wish('Køkkenchef')],
    });
    expect(around.places.map(({ zip }) => zip)).toEqual(['3700']);
    expect((await alternatives({ keyword: 'glaspusteri', wishes: [wish('Kok')] })).places).toEqual([]);
  });

  it('gets other keywords of the trade that have hits with its places and filters', async () => {
    const { keywords } = await alternatives({ keyword: 'kok', postcode: 3700, radius: 5 });
    expect(keywords).toEqual([{ keyword: 'Køkkenchef', count: 1 }]);
    expect((await alternatives({ keyword: 'kok', location: ['thisted-7700-nordjylland'] })).keywords).toEqual([]);
  });

  it('gets the number of hits without filters, with its words and places', async () => {
    const narrowed = { keyword: 'glaspusteri', language: [german] };
    expect((await alternatives({ ...narrowed, location: ['aalborg-9000-nordjylland'] })).without_filters).toBe(2);
    expect((await alternatives(narrowed)).without_filters).toBe(4);
    expect((await alternatives({ keyword: 'glaspusteri', postcode: 7700, radius: 5 })).without_filters).toBe(0);
  });

  it('gets them from sample people only in the demo, and none without a plan', async () => {
    const demo = await harness.employer({ plan: 0, demo: true });
    const body = { keyword: 'glaspusteri', postcode: 7700, radius: 5 };
    expect((await app.call(findCvAlternatives, { body }, { token: demo.token })).places).toEqual([]);
    const { token } = await harness.employer({ plan: 0 });
    expect(await app.refused(findCvAlternatives, { body }, { token })).toMatchObject({ code: 'membership_required' });
  });
});

describe('paging', () => {
  it('shows every CV once, the newest change first, and nothing beyond the end', async () => {
    const { count } = await search();
    const pages: number[] = [];
    for (let pageNumber = 1; pageNumber <= Math.ceil(count / 5); pageNumber += 1) {
      pages.push(...(await ids({ pageNumber, pagePerSize: 5 })));
    }
    expect(new Set(pages).size).toBe(count);
    expect(pages).toEqual(await ids());
    expect(await search({ pageNumber: 1_000_000_000 })).toMatchObject({ cvs: [], count });
    expect((await search({ keyword: 'asfaltarbejde', pageNumber: 1_000_000_000 })).cvs).toEqual([]);
  });

  it('of a keyword shows every hit once', async () => {
    const all = await ids({ keyword: 'asfaltarbejde' });
    const halves = [1, 2, 3].map((pageNumber) => ids({ keyword: 'asfaltarbejde', pageNumber, pagePerSize: 3 }));
    expect((await Promise.all(halves)).flat()).toEqual(all);
  });

  it('by newest puts the last change first', async () => {
    clock.set(new Date(start.getTime() + 60_000));
    const late = await harness.candidate({ cv_skill: [skill('Asfaltarbejde')] });
    expect((await ids({ keyword: 'asfaltarbejde', sort: 'newest' }))[0]).toBe(late.user.id);
  });
});

describe('invalid input', () => {
  test.each<[string, unknown, string]>([
    ['a reversed age range', { min_age: 40, max_age: 30 }, 'range_reversed'],
    ['an age beyond the scale', { max_age: 67 }, 'too_big'],
    ['a radius below the scale', { radius: 4, postcode: 8000 }, 'too_small'],
    ['a postcode that does not exist', { postcode: 1 }, 'unknown_postcode'],
    ['a keyword with NUL', { keyword: 'a\u0000b' }, 'nul_byte'],
    ['a keyword of a megabyte', { keyword: 'a'.repeat(900_000) }, 'too_long'],
    ['a page before the first', { pageNumber: 0 }, 'too_small'],
    ['a page too large', { pagePerSize: 1000 }, 'too_big'],
    ['another order', { sort: 'name' }, 'not_a_choice'],
    ['a list of a thousand', { language: Array.from({ length: 1000 }, (_, at) => at + 1) }, 'too_many'],
  ])('%s is refused', async (_name, body, code) => {
    const response = await app.raw('POST', searchCvPagination.path, {
      token: employer.token,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { fields: { code: string }[] }).fields.map((field) => field.code)).toContain(
      code,
    );
  });

  it('an unknown language finds nobody', async () => {
    expect((await search({ language: [9999] })).count).toBe(0);
    expect((await search({ categories: [9999] })).count).toBe(0);
  });
});

describe('who may search', () => {
  it('is a paying employer', async () => {
    for (const plan of [0, 1]) {
      const { token } = await harness.employer({ plan });
      expect(await app.refused(searchCvPagination, { body: {} }, { token })).toMatchObject({
        status: 403,
        code: 'membership_required',
      });
    }
    const { token } = await harness.candidate();
    expect(await app.refused(searchCvPagination, { body: {} }, { token })).toMatchObject({ status: 403 });
  });

  it('is a demo visitor and a guest, among sample people only', async () => {
    const sample = await harness.candidate(
      { cv_wish: [wish('Kok')] },
      { person: { sample: true, name: 'Prøve Person' } },
    );
    const demo = await harness.employer({ plan: 0, demo: true });
    for (const answer of [
      await app.call(searchCvPagination, { body: { keyword: 'kok' } }, { token: demo.token }),
      await app.call(searchCvPaginationWithDemo, { body: { keyword: 'kok' } }),
      await app.call(searchCvPaginationWithDemo, { body: {} }),
    ]) {
      expect(answer.count).toBe(1);
      expect(answer.cvs.map(({ user_id }) => user_id)).toEqual([sample.user.id]);
    }
  });
});

describe('a CV', () => {
  const onlyHit = async (keyword: string) => (await search({ keyword })).cvs[0]?.user_id;

  it('is found as soon as it is published, not when hidden, again when shown, not without its account', async () => {
    const user = await makeUser(app.services.db, { name: 'Nye Ny' });
    const { token } = await harness.signIn(user);
    await app.call(createCv, { body: { cv: { cv_wish: [wish('Hundefrisør')], cv_skill: [1] } } }, { token });
    expect(await onlyHit('hundefrisør')).toBe(user.id);
    await app.call(setCvVisibility, { body: { visibility: 'hidden' } }, { token });
    expect((await search({ keyword: 'hundefrisør' })).count).toBe(0);
    await app.call(setCvVisibility, { body: { visibility: 'named' } }, { token });
    expect(await onlyHit('hundefrisør')).toBe(user.id);
    await app.call(deactivateAccount, { body: {} }, { token });
    expect((await search({ keyword: 'hundefrisør' })).cvs).toEqual([]);
    await app.services.tasks.idle();
    expect((await search({ keyword: 'hundefrisør' })).count).toBe(0);
    await app.call(mainLogin, { body: { email: user.email ?? '', password: samplePassword } });
    await app.services.tasks.idle();
    expect(await onlyHit('hundefrisør')).toBe(user.id);
  });

  it('that is changed is found by its new words only', async () => {
    const { user, token } = await harness.candidate({ cv_wish: [wish('Fiskekok')] });
    expect(await onlyHit('fiskekok')).toBe(user.id);
    await app.call(createCv, { body: { cv: { cv_wish: [wish('Grillkok')], cv_skill: [1] } } }, { token });
    expect(await onlyHit('grillkok')).toBe(user.id);
    expect(await ids({ keyword: 'fiskekok', wishes: [wish('Fiskekok')] })).not.toContain(user.id);
  });

  it('is not found by its name once it is anonymous, and shows none', async () => {
    const about = '<p>Jeg hedder Thorkild Vingaard og elsker hvalfangst. Ring 20 30 40 50.</p>';
    const { user, token } = await harness.candidate({ about_me: about, first_name: 'Thorkild', last_name: 'Vingaard' });
    expect(await onlyHit('vingaard')).toBe(user.id);
    await app.call(setCvVisibility, { body: { visibility: 'anonymous' } }, { token });
    expect(await ids({ keyword: 'vingaard' })).not.toContain(user.id);
    const answer = await search({ keyword: 'hvalfangst' });
    expect(answer.cvs[0]).toMatchObject({
      user_id: user.id,
      anonymous: true,
      first_name: '',
      last_name: '',
      avatar: null,
    });
    expect(JSON.stringify(answer)).not.toMatch(/Thorkild|Vingaard|20 30/i);
  });
});

describe('search rows', () => {
  it('are written again when they have an older version, and when they are outdated', async () => {
    const { db } = app.services;
    const { user } = await harness.candidate({ cv_wish: [wish('Diætkok')] });
    await db.execute(sql`delete from cv_search where user_id = ${user.id}`);
    await db.execute(sql`delete from cv_terms where user_id = ${user.id}`);
    await maintainCvIndex(db, AbortSignal.timeout(10_000));
    expect((await search({ keyword: 'diætkok' })).cvs[0]?.user_id).toBe(user.id);
    await db.execute(sql`update cv_search set version = 0 where user_id = ${user.id}`);
    await db.execute(sql`update cv_terms set words = '' where user_id = ${user.id}`);
    await maintainCvIndex(db, AbortSignal.timeout(30_000));
    expect((await search({ keyword: 'diætkok' })).cvs[0]?.user_id).toBe(user.id);
  });
});
