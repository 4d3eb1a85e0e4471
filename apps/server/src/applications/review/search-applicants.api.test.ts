import { updateProfile } from '@jobblik/contract/accounts/accounts.api';
import {
  getInboxSummary,
  searchJobApply,
  updateCandidateNote,
} from '@jobblik/contract/applications/applicant-review.api';
import type { ApplicantFilterInput } from '@jobblik/contract/applications/applicant-search.schema';
import {
  applyJob,
  getJobAds,
  openApplication,
  withdrawApplication,
} from '@jobblik/contract/applications/applications.api';
import { createCv } from '@jobblik/contract/cv/cv.api';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { type CvOptions, makeCv } from '../../cv/cv.factory.ts';
import type { ApplicationOptions } from '../applications.factory.ts';
import { applications } from '../applications.tables.ts';
import { indexApplicants } from './index-applicants.ts';
import { type Person, reviewHarness } from './review.harness.ts';

const start = new Date();
const clock = testClock(start);
let app: TestApp;
const { newAd, newSeeker, newApplication, signedIn } = reviewHarness(() => app, clock);

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

type Ad = Awaited<ReturnType<typeof newAd>>;
type Filter = Omit<Partial<ApplicantFilterInput>, 'job_id'>;

const search = ({ job, employer }: Ad, filter: Filter = {}) =>
  app.call(searchJobApply, { body: { job_id: job.id, ...filter } }, { token: employer.token });
const found = async (ad: Ad, filter: Filter = {}) =>
  (await search(ad, filter)).applications.map(({ user }) => user.name);
const refused = ({ job, employer }: Ad, filter: object) =>
  app.refused(searchJobApply, { body: { job_id: job.id, ...filter } as never }, { token: employer.token });

interface Applicant extends Partial<ApplicationOptions> {
  zip?: string;
  cv?: Partial<CvContent>;
  cvOptions?: Partial<CvOptions>;
}

async function applies(ad: Ad, name: string, { zip = '', cv, cvOptions, ...options }: Applicant = {}): Promise<number> {
  const seeker: Person = await newSeeker(name, { zip });
  if (cv) await makeCv(app.services, { userId: seeker.user.id, content: cv, ...cvOptions });
  return await newApplication(ad, seeker, options);
}

const job = (title: string, from: number, to: number) => ({
  title,
  company_name: 'Byens Køkken',
  experience_description: '',
  experience_start_year: from,
  experience_start_month: 1,
  experience_end_year: to,
  experience_end_month: 12,
  present: 0 as const,
});
const education = (course_id: number, education_name: string) => ({
  course_id,
  education_name,
  education_school: '',
  education_start_year: 2010,
  education_end_year: 2014,
  education_description: '',
});

describe('the applications of an ad', () => {
  it('are ordered new ones first, then best rated, worst rated or newest first, in pages', async () => {
    const ad = await newAd();
    const at = (minutes: number) => new Date(start.getTime() - minutes * 60_000);
    await applies(ad, 'Ane', { ratingPoint: 3, createdAt: at(3) });
    await applies(ad, 'Bo', { ratingPoint: 5, createdAt: at(4) });
    await applies(ad, 'Cilla', { createdAt: at(1) });
    await applies(ad, 'Dan', { ratingPoint: 5, createdAt: at(2) });
    // Rejected without stars: not new, so below everybody with stars.
    await applies(ad, 'Eva', { reject: 1, createdAt: at(0) });
    await applies(ad, 'Finn', { createdAt: at(5) });
    expect(await found(ad)).toEqual(['Cilla', 'Finn', 'Dan', 'Bo', 'Ane', 'Eva']);
    expect(await found(ad, { sort: 'rating_asc' })).toEqual(['Cilla', 'Finn', 'Eva', 'Ane', 'Dan', 'Bo']);
    expect(await found(ad, { sort: 'newest' })).toEqual(['Cilla', 'Finn', 'Eva', 'Dan', 'Ane', 'Bo']);
    expect(await found(ad, { pagePerSize: 3 })).toEqual(['Cilla', 'Finn', 'Dan']);
    expect(await found(ad, { pagePerSize: 3, pageNumber: 2 })).toEqual(['Bo', 'Ane', 'Eva']);
    const { counts } = await search(ad);
    expect(counts).toEqual({ all: 6, open: 5, parked: 0, rejected: 1, new: 2 });
    expect(await search(ad, { pagePerSize: 3, pageNumber: 9 })).toMatchObject({ applications: [], count: 6 });
    // Among the new ones, unopened ones come first.
    await app.services.db
      .update(applications)
      .set({ seenAt: start })
      .where(and(eq(applications.jobId, ad.job.id), eq(applications.createdAt, at(1))));
    expect(await found(ad, { reject_state: 4 })).toEqual(['Finn', 'Cilla']);
    expect(await search(ad, { reject_state: 4 })).toMatchObject({ count: 2, counts });
  });

  it('are counted by state and shown by state', async () => {
    const ad = await newAd();
    await applies(ad, 'Ane');
    await applies(ad, 'Bo', { reject: 2 });
    await applies(ad, 'Cilla', { reject: 1 });
    await applies(ad, 'Dan', { reject: 1 });
    const counts = { all: 4, open: 1, parked: 1, rejected: 2 };
    expect(await search(ad)).toMatchObject({ count: 4, counts });
    expect(await search(ad, { reject_state: 2 })).toMatchObject({ count: 2, counts });
    expect(await found(ad, { reject_state: 1 })).toEqual(['Bo']);
    // A filter narrows the list; the numbers of all applications do not change.
    const none = { all: 0, open: 0, parked: 0, rejected: 0 };
    expect(await search(ad, { keyword: 'seletøj' })).toMatchObject({ count: 0, counts: none, whole: counts });
    expect((await search(ad)).whole).toMatchObject(counts);
    expect((await found(ad, { reject_state: 2 })).sort()).toEqual(['Cilla', 'Dan']);
    expect(await found(ad, { reject_state: 3 })).toEqual(['Ane']);
  });

  it('have a summary of the published CV, and the distance to the job', async () => {
    const ad = await newAd({ cityIds: [7400] });
    await applies(ad, 'Grace Mensah', {
      zip: '7430',
      cv: {
        cv_city: 7430,
        jobtype: 1,
        cv_experience: [job('Køkkenassistent', 2014, 2015), job('Kok', 2016, 2021)],
        cv_education: [education(2, 'Ernæringsassistent')],
        cv_language: [{ id: 1, level: 4 }],
      },
    });
    await applies(ad, 'Uden CV');
    const { applications } = await search(ad, { sort: 'newest' });
    const grace = applications.find(({ user }) => user.name === 'Grace Mensah');
    expect(grace?.cv).toMatchObject({
      headline: 'Kok',
      experience_months: 96,
      latest: 'Kok, Byens Køkken',
      education: 'Ernæringsassistent, 2014',
      education_level: 'Erhvervsfaglig uddannelse',
      job_type: 'Fuldtid',
      has_document: false,
    });
    expect(grace?.distance_km).toBeGreaterThan(5);
    expect(grace?.distance_km).toBeLessThan(25);
    const without = applications.find(({ user }) => user.name === 'Uden CV');
    expect(without).toMatchObject({ cv: null, distance_km: null, questions: [], answers: [] });
    expect(JSON.stringify(applications)).not.toMatch(/birth|gender|"age"/);
  });
});

describe('searching in them', () => {
  it('finds words of name, message, note and CV in any Danish form, misspelt ones too', async () => {
    const ad = await newAd();
    const id = await applies(ad, 'Åse Kjærgaard', {
      message: 'Jeg har bagt surdejsbrød hver nat.',
      cv: { cv_experience: [job('Sygeplejerske', 2014, 2015)], about_me: '<p>Jeg sejler kajak</p>' },
    });
    await applies(ad, 'Bo Holm', { message: 'Jeg vil gerne lave mad.' });
    for (const keyword of [
      'åse',
      'aase',
      'kjærgård',
      'surdejsbrød',
      'sygeplejersker',
      'kajak',
      'nætter',
      'sygeplejrske',
    ]) {
      expect.soft(await found(ad, { keyword }), keyword).toEqual(['Åse Kjærgaard']);
    }
    expect(await found(ad, { keyword: 'sygeplejerske mad' })).toEqual([]);
    for (const keyword of ['', 'all', ' ', '§§']) expect.soft((await found(ad, { keyword })).length, keyword).toBe(2);

    expect(await found(ad, { keyword: 'weekendvagter' })).toEqual([]);
    await app.call(
      updateCandidateNote,
      { body: { candidate_id: id, note: 'Kan tage weekendvagter' } },
      { token: ad.employer.token },
    );
    expect(await found(ad, { keyword: 'weekendvagt' })).toEqual(['Åse Kjærgaard']);
  });

  it('finds words of a CV that was published later', async () => {
    const ad = await newAd();
    const seeker = await newSeeker('Eva');
    await newApplication(ad, seeker);
    expect(await found(ad, { keyword: 'tømrer' })).toEqual([]);
    await app.call(
      createCv,
      { body: { cv: { cv_experience: [job('Tømrer', 2014, 2015)], cv_wish: [1] } } },
      { token: seeker.token },
    );
    await app.services.tasks.idle();
    expect(await found(ad, { keyword: 'tømrer' })).toEqual(['Eva']);
  });

  it('finds the applicant’s new name', async () => {
    const ad = await newAd();
    const seeker = await newSeeker('Eva Rask');
    await newApplication(ad, seeker);
    await app.call(updateProfile, { body: { profile: { name: 'Eva Kvik' } } }, { token: seeker.token });
    await app.services.tasks.idle();
    expect(await found(ad, { keyword: 'kvik' })).toEqual(['Eva Kvik']);
    expect(await found(ad, { keyword: 'rask' })).toEqual([]);
  });

  it('writes nothing', async () => {
    const ad = await newAd();
    const id = await applies(ad, 'Åse');
    await app.services.db.execute(sql`delete from application_terms where application_id = ${id}`);
    expect(await found(ad, { keyword: 'åse' })).toEqual([]);
    const { rows } = await app.services.db.execute(sql`select from application_terms where application_id = ${id}`);
    expect(rows).toEqual([]);
  });
});

describe('the filters', () => {
  it('apply to the CV: choices within one list are OR, different lists are AND', async () => {
    const ad = await newAd();
    await applies(ad, 'Ane', {
      cv: {
        jobtype: 1,
        cv_education: [education(2, 'Kok')],
        cv_experience: [job('Kok', 2020, 2021)],
        cv_language: [{ id: 1, level: 0 }],
      },
    });
    await applies(ad, 'Bo', {
      cv: { jobtype: 2, cv_education: [education(5, 'Ernæring')], cv_experience: [job('Kok', 2010, 2019)] },
    });
    await applies(ad, 'Uden CV');
    const tick = (...ids: number[]) => ids.map((id) => ({ id, status: 1 }));
    expect(await found(ad, { job_type: tick(1) })).toEqual(['Ane']);
    expect((await found(ad, { job_type: tick(1, 2) })).sort()).toEqual(['Ane', 'Bo']);
    expect((await found(ad, { job_type: [{ id: 1, status: 0 }] })).length).toBe(3);
    expect(await found(ad, { job_type: tick(1, 2), educations: tick(5) })).toEqual(['Bo']);
    expect(await found(ad, { experiences: tick(2) })).toEqual(['Ane']);
    expect(await found(ad, { experiences: tick(4) })).toEqual(['Bo']);
    expect(await found(ad, { language: [1] })).toEqual(['Ane']);
    expect(await found(ad, { language: [{ id: 1 }] })).toEqual(['Ane']);
    expect(await found(ad, { job_type: tick(99) })).toEqual([]);
  });

  it('find the best without an answer, the same number as the summary', async () => {
    const ad = await newAd();
    await applies(ad, 'Ane', { ratingPoint: 4 });
    await applies(ad, 'Bo', { ratingPoint: 3 });
    await applies(ad, 'Cilla', { ratingPoint: 5, vStatus: 2 });
    await applies(ad, 'Dan', { ratingPoint: 5, reject: 2 });
    await applies(ad, 'Eva', { ratingPoint: 5, withdrawnAt: start });
    const { counts, whole } = await search(ad, { awaits_answer: 1 });
    expect(await found(ad, { awaits_answer: 1 })).toEqual(['Ane']);
    expect([counts.open, whole.open]).toEqual([1, 3]);
    const summary = await app.call(getInboxSummary, { params: { job_id: ad.job.id } }, { token: ad.employer.token });
    expect(summary.best_waiting).toBe(1);
  });

  it('find applicants with a CV document', async () => {
    const ad = await newAd();
    await applies(ad, 'Ane');
    const seeker = await newSeeker('Bo');
    const documentFileId = crypto.randomUUID();
    await newApplication(ad, seeker);
    await makeCv(app.services, { userId: seeker.user.id });
    await app.services.db.execute(
      sql`update cvs set document_file_id = ${documentFileId} where user_id = ${seeker.user.id}`,
    );
    expect(await found(ad, { extras: [{ id: 2, status: 1 }] })).toEqual(['Bo']);
    expect(await found(ad, { extras: [{ id: 1, status: 1 }] })).toEqual([]);
  });

  it('find applicants near a postcode; a radius alone does not filter', async () => {
    const ad = await newAd();
    await applies(ad, 'Aalborg', { zip: '9000' });
    await applies(ad, 'Nørresundby', { zip: '9400' });
    await applies(ad, 'København', { zip: '2100', cv: { cv_city: 2100 } });
    await applies(ad, 'Ukendt');
    expect((await found(ad, { postcode: 9000, radius: 10 })).sort()).toEqual(['Aalborg', 'Nørresundby']);
    expect((await found(ad, { postcode: '9000' })).sort()).toEqual(['Aalborg', 'Nørresundby']);
    expect((await found(ad, { postcode: 9000, radius: 400 })).length).toBe(3);
    expect((await found(ad, { radius: 5 })).length).toBe(4);
    expect((await found(ad, { radius: 5, postcode: 0 })).length).toBe(4);
  });

  it('use the age only of birthdays that people published', async () => {
    const ad = await newAd();
    const year = start.getFullYear();
    await applies(ad, 'Ung', { cv: { birthday: `${year - 20}-01-01` } });
    await applies(ad, 'Ældre', { cv: { birthday: `${year - 70}-01-01` } });
    await applies(ad, 'Udkast', { cv: { birthday: `${year - 20}-01-01` }, cvOptions: { publishedAt: null } });
    await applies(ad, 'Siger det ikke', { cv: { birthday: null } });
    expect((await found(ad, { min_age: 0, max_age: 66 })).length).toBe(4);
    expect(await found(ad, { min_age: 18, max_age: 30 })).toEqual(['Ung']);
    expect(await found(ad, { min_age: 60, max_age: 66 })).toEqual(['Ældre']);
    expect(await found(ad, { max_age: 65 })).toEqual(['Ung']);
  });

  it('refuse invalid values with the field', async () => {
    const ad = await newAd();
    const path = async (filter: object) => (await refused(ad, filter)).fields?.map((field) => field.path);
    expect(await refused(ad, { min_age: 50, max_age: 20 })).toMatchObject({
      status: 400,
      fields: [{ path: 'max_age', code: 'range_reversed' }],
    });
    expect(await path({ min_age: -1 })).toEqual(['min_age']);
    expect(await path({ max_age: 67 })).toEqual(['max_age']);
    expect(await path({ radius: 4 })).toEqual(['radius']);
    expect(await path({ radius: 401 })).toEqual(['radius']);
    expect(await path({ postcode: 1 })).toEqual(['postcode']);
    expect(await path({ keyword: 'x'.repeat(201) })).toEqual(['keyword']);
    expect(await path({ reject_state: 5 })).toEqual(['reject_state']);
    expect(await path({ sort: 'alder' })).toEqual(['sort']);
    expect(await path({ pagePerSize: 101 })).toEqual(['pagePerSize']);
  });

  it('show nobody else’s applicants', async () => {
    const ad = await newAd();
    const other = await newAd();
    await applies(other, 'Fremmed');
    const filter = { body: { job_id: other.job.id } };
    expect(await app.refused(searchJobApply, filter, { token: ad.employer.token })).toMatchObject({ status: 404 });
    const seeker = await signedIn((await newSeeker()).user);
    expect(await app.refused(searchJobApply, filter, { token: seeker.token })).toMatchObject({ status: 403 });
  });
});

describe('without age filters', () => {
  it('an age does not filter', async () => {
    const own = await startTestApp({ clock, env: { AGE_FILTERS: 'off' } });
    try {
      const harness = reviewHarness(() => own, clock);
      const ad = await harness.newAd();
      const seeker = await harness.newSeeker('Ung');
      await makeCv(own.services, {
        userId: seeker.user.id,
        content: { birthday: `${start.getFullYear() - 20}-01-01` },
      });
      await harness.newApplication(ad, seeker);
      const body = { job_id: ad.job.id, min_age: 40, max_age: 50 };
      expect((await own.call(searchJobApply, { body }, { token: ad.employer.token })).count).toBe(1);
    } finally {
      await own.close();
    }
  });
});

describe('the words of an application', () => {
  const wordsOf = async (id: number): Promise<string[]> => {
    await app.services.tasks.idle();
    const { rows } = await app.services.db.execute<{ word: string }>(
      sql`select unnest(vocabulary) as word from application_terms where application_id = ${id}`,
    );
    return rows.map(({ word }) => word);
  };
  const applied = async (ad: Ad, message: string) => {
    const seeker = await newSeeker('Frida Kjær');
    const body = { job_id: ad.job.id, message };
    const { application_id } = await app.call(applyJob, { body }, { token: seeker.token });
    return { seeker, id: application_id ?? 0 };
  };

  it('are written when it is received and again when the note or the CV changes: no reader waits for them', async () => {
    const ad = await newAd();
    const { seeker, id } = await applied(ad, 'Jeg syr seler.');
    expect(await wordsOf(id)).toContain('frida');
    await app.call(updateCandidateNote, { body: { candidate_id: id, note: 'Ring' } }, { token: ad.employer.token });
    expect(await wordsOf(id)).toContain('frida');
    const cv = { cv_experience: [job('Glaspuster', 2010, 2014)], cv_wish: [1] };
    await app.call(createCv, { body: { cv } }, { token: seeker.token });
    expect(await wordsOf(id)).toContain('glaspuster');
  });

  it('are the name alone once it was withdrawn', async () => {
    const ad = await newAd();
    const { seeker, id } = await applied(ad, 'Jeg syr seler.');
    await makeCv(app.services, { userId: seeker.user.id, content: { cv_experience: [job('Glaspuster', 2010, 2014)] } });
    await indexApplicants(app.services, undefined);
    await app.call(withdrawApplication, { body: { application_id: id } }, { token: seeker.token });
    for (const keyword of ['seler', 'glaspuster']) expect(await found(ad, { keyword })).toEqual([]);
    expect(await found(ad, { keyword: 'Frida' })).toEqual(['Frida Kjær']);
  });

  it('are written again when the language rules change', async () => {
    const ad = await newAd();
    const { id } = await applied(ad, 'Jeg syr seler.');
    expect(await wordsOf(id)).toContain('frida');
    await app.services.db.execute(
      sql`update application_terms set word_version = 0, words = '', vocabulary = '{}' where application_id = ${id}`,
    );
    await indexApplicants(app.services, undefined);
    expect(await found(ad, { keyword: 'sele' })).toEqual(['Frida Kjær']);
    expect(await wordsOf(id)).toContain('frida');
  });
});

describe('an ad with ten thousand applications', () => {
  it('shows its first page, its numbers and search results, and can be marked as seen', async () => {
    const ad = await newAd();
    await app.services.db.execute(sql`
      with people as (
        insert into users (type, email, name, first_name, last_name)
        select type, 'inbox-' || n || '@jobblik.test', 'Person ' || n, 'Person', n::text
        from users, generate_series(1, 10000) as n where users.id = ${(await newSeeker()).user.id}
        returning id
      )
      insert into applications (job_id, user_id, employer_id, message, rating_point, reject)
      select ${ad.job.id}, id, ${ad.employer.user.id}, 'Jeg vil gerne lave mad', id % 6, id % 3 from people`);
    const all = await search(ad);
    expect(all).toMatchObject({ count: 10_000, counts: { all: 10_000 } });
    expect(all.applications).toHaveLength(50);
    expect(all.applications.every(({ rating_point, reject }) => rating_point === 0 && reject === 0)).toBe(true);
    const { applications: rejected } = await search(ad, { reject_state: 2 });
    expect(rejected.every(({ rating_point }) => rating_point === 4)).toBe(true);
    expect((await search(ad, { pageNumber: 200 })).applications).toHaveLength(50);
    const { job: shown } = await app.call(getJobAds, { params: { job_id: ad.job.id } }, { token: ad.employer.token });
    expect(shown).toMatchObject({ job_apply_count: 10_000 });
    expect(shown.job_apply).toHaveLength(50);
    const first = shown.job_apply[0]?.id ?? 0;
    await app.call(openApplication, { body: { application_id: first } }, { token: ad.employer.token });
    const half = await app.services.db.$count(
      applications,
      and(eq(applications.jobId, ad.job.id), isNotNull(applications.readingSince)),
    );
    expect(half).toBe(9_999);
  });
});
