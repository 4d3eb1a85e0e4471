import { randomUUID } from 'node:crypto';
import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { createCv, discardCvDraft, getCv, saveDraftCv, setCvVisibility, updateCv } from '@jobblik/contract/cv/cv.api';
import { cvChanged, cvHidden, cvPublished } from '@jobblik/contract/cv/cv.events';
import type { CvFormInput } from '@jobblik/contract/cv/cv.schema';
import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import {
  getCvVersion,
  getCvVersions,
  removeCvDocument,
  removeCvPhoto,
  restoreCvVersion,
  uploadCvDashboard,
  uploadPhotoDashboard,
} from '@jobblik/contract/cv/cv-pages.api';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import type { CallInput } from '@jobblik/contract/kernel/call';
import { typedWordId } from '@jobblik/contract/lookups/typed-word.rules';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestFile, testClock } from '../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { cvWords } from '../candidates/search/cv-search.tables.ts';
import { jobTitleList, languageList, skillList } from '../lookups/index.ts';
import * as sample from '../platform/files/files.factory.ts';
import { files } from '../platform/files/files.tables.ts';
import { cvDrafts, cvs, cvVersions } from './cv.tables.ts';
import { hasPreparedCv, listCvUsers } from './setup.ts';

const minute = 60_000;
const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
const events: string[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    clock,
    beforeStart: ({ tasks }) => {
      for (const event of [cvPublished, cvChanged, cvHidden])
        tasks.subscribe(event, `test.${event.name}`, async ({ user_id }) => {
          events.push(`${event.name} ${user_id}`);
        });
    },
  });
});
afterAll(() => app.close());
afterEach(() => clock.set(start));

interface Person {
  user: User;
  token: string;
}
async function newPerson(role: 'seeker' | 'employer' = 'seeker'): Promise<Person> {
  const user = await makeUser(app.services.db, {
    role,
    name: 'Signe Holm',
    phone: '20304050',
    locationId: 9000,
    zip: '9000',
  });
  return { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}

type Form = CallInput<typeof saveDraftCv>['body'];
type Save = typeof saveDraftCv | typeof createCv | typeof updateCv;
const send = (call: Save, { token }: Person, form: Form, given?: Record<string, TestFile>) =>
  app.call(call, { body: form }, { token, ...(given && { files: given }) });
const refused = (call: Save, { token }: Person, form: Form, given?: Record<string, TestFile>) =>
  app.refused(call, { body: form }, { token, ...(given && { files: given }) });
const read = ({ token }: Person, which: 'draft' | 'published' = 'draft') =>
  app.call(getCv, { query: { which } }, { token });
const dashboard = ({ token }: Person) => app.call(candidateDashboard, {}, { token });
const listedPeople = () => listCvUsers(app.services.db, { sampleOnly: false, pageNumber: 1, pagePerSize: 200 });
const versions = async ({ token }: Person) => (await app.call(getCvVersions, {}, { token })).versions;

const job = {
  title: 'Kok',
  company_name: 'Havnens Køkken',
  experience_description: 'Frokost<br>og selskaber',
  experience_start_year: 2019,
  experience_start_month: 4,
  experience_end_year: 2022,
  experience_end_month: 12,
  present: 0,
};
const study = {
  course_id: 2,
  education_name: 'Kok',
  education_school: 'Hotel- og Restaurantskolen',
  education_start_year: 2012,
  education_end_year: 2016,
  education_description: '',
};
const whole: CvFormInput = {
  first_name: 'Signe',
  last_name: 'Holm',
  about_me: '<p>Jeg laver mad</p>',
  birthday: '1994-02-28',
  gender: 2,
  cv_city: { id: 9000 },
  jobtype: { id: 1 },
  cv_experience: [job],
  cv_education: [study],
  cv_category: [101],
  cv_wish: [{ job_title: { id: 1 } }],
  cv_skill: [1, { id: 2 }],
  cv_language: [{ id: 1, level: 3 }],
};

async function eventsOf({ user }: Person): Promise<string[]> {
  await app.services.tasks.idle();
  return events.filter((line) => line.endsWith(` ${user.id}`)).map((line) => line.split(' ')[0] as string);
}
async function claimsOf({ user }: Person): Promise<number[]> {
  const rows = await app.services.db.select({ claims: files.claims }).from(files).where(eq(files.userId, user.id));
  return rows.map(({ claims }) => claims).sort();
}
const pdf = { upload_cv_file: { name: 'Mit CV.pdf', content: sample.pdfFile('CV') } };
const photo = async () => ({ upload_photo_file: { name: 'mig.png', content: await sample.picture('png') } });

describe('a CV from empty to published', () => {
  it('is empty except for the account’s data, and prepared_cv is false', async () => {
    const seeker = await newPerson();
    expect(await read(seeker)).toMatchObject({
      cv: {
        first_name: 'Signe',
        last_name: 'Holm',
        phone: '20304050',
        cv_city: { id: 9000, zip: '9000' },
        cv_experience: [],
        birthday: null,
      },
      cv_document: null,
      cv_image: null,
      videos: [],
      state: { revision: 0, saved_at: null, published: false, unpublished_changes: true, visibility: 'named' },
    });
    expect(await hasPreparedCv(app.services.db, seeker.user.id)).toBe(false);
  });

  it('is stored as an incomplete draft, visible to nobody', async () => {
    const seeker = await newPerson();
    const half = { ...job, title: '', experience_start_year: null, experience_end_year: '' };
    const saved = await send(saveDraftCv, seeker, { cv: { ...whole, cv_experience: [half] } as CvFormInput });
    expect(saved.state).toMatchObject({ revision: 1, saved_at: start.toISOString(), published: false });
    const { cv } = await read(seeker);
    expect(cv.cv_experience[0]).toMatchObject({ title: '', experience_start_year: null, experience_end_year: null });
    expect(await hasPreparedCv(app.services.db, seeker.user.id)).toBe(true);
    expect(await listedPeople()).not.toContainEqual({ id: seeker.user.id, name: 'Signe Holm' });
    expect(await eventsOf(seeker)).toEqual([]);
  });

  it('without the required parts is not published, and lists them', async () => {
    const seeker = await newPerson();
    const call = async (which: Save, cv: CvFormInput) => {
      const { status, code, fields } = await refused(which, seeker, { cv });
      return [status, code, ...(fields ?? []).map((field) => `${field.path} ${field.code}`)];
    };
    const entry = 'cv.cv_experience entry_missing';
    const wish = 'cv.cv_wish wish_or_text_missing';
    expect(await call(createCv, {})).toEqual([400, 'cv_incomplete', entry, wish]);
    expect(await call(updateCv, { cv_skill: [1], about_me: '<p> </p>' })).toEqual([400, 'cv_incomplete', wish]);
    expect(await call(createCv, { cv_wish: [1] })).toEqual([400, 'cv_incomplete', entry]);
    expect((await read(seeker)).state).toMatchObject({ revision: 0, published: false });
    expect(await eventsOf(seeker)).toEqual([]);
    const created = await send(createCv, seeker, { cv: { cv_skill: [1], about_me: 'Jeg laver mad' } });
    expect(created.state.published).toBe(true);
    await send(saveDraftCv, seeker, { cv: {} });
    expect(await call(updateCv, {})).toEqual([400, 'cv_incomplete', entry, wish]);
    expect((await read(seeker, 'published')).cv.cv_skill).toHaveLength(1);
  });

  it('is published with names for every id, and accepts its own response unchanged', async () => {
    const seeker = await newPerson();
    const created = await send(createCv, seeker, { cv: whole });
    expect(created).toMatchObject({
      result: 'success',
      state: { revision: 1, published: true, unpublished_changes: false },
    });
    const { cv, state } = await read(seeker, 'published');
    expect(cv).toMatchObject({
      about_me: '<p>Jeg laver mad</p>',
      birthday: '1994-02-28',
      gender: 2,
      location: { id: 9000, name: 'Aalborg', zip: '9000' },
      jobtype: { id: 1, name: 'Fuldtid' },
      cv_education: [{ course_id: 2, course_name: 'Erhvervsfaglig uddannelse', education_name: 'Kok' }],
      cv_experience: [job],
      cv_category: [{ id: 101, text: 'Sygeplejerske' }],
      cv_wish: [{ job_title: { id: 1 } }],
      cv_skill: [skillList().byId(1), skillList().byId(2)],
      cv_language: [{ ...languageList().byId(1), level: 3 }],
    });
    const again = await send(updateCv, seeker, { cv: cv as CvFormInput, revision: state.revision });
    expect(again.state.revision).toBe(1);
    expect((await read(seeker, 'published')).cv).toEqual(cv);
    expect(await listedPeople()).toContainEqual({ id: seeker.user.id, name: 'Signe Holm' });
    expect(await eventsOf(seeker)).toEqual(['cv.published']);
  });

  it('changes what employers see only when the draft is published', async () => {
    const seeker = await newPerson();
    await send(createCv, seeker, { cv: whole });
    await send(saveDraftCv, seeker, { cv: { ...whole, about_me: 'Ny tekst' } });
    expect((await read(seeker, 'published')).cv.about_me).toBe('<p>Jeg laver mad</p>');
    expect((await read(seeker)).state).toMatchObject({ revision: 2, unpublished_changes: true });
    await send(updateCv, seeker, { cv: { ...whole, about_me: 'Ny tekst' } });
    expect((await read(seeker, 'published')).cv.about_me).toBe('Ny tekst');
    expect(await eventsOf(seeker)).toEqual(['cv.published', 'cv.changed']);
  });

  it('resets the draft to the published version and keeps the draft as a version', async () => {
    const seeker = await newPerson();
    await send(createCv, seeker, { cv: whole }, pdf);
    await send(saveDraftCv, seeker, { cv: { ...whole, about_me: 'Fortrudt' }, remove_document: true });
    const { state, cv_document } = await app.call(discardCvDraft, { body: { revision: 2 } }, { token: seeker.token });
    expect(state).toMatchObject({ revision: 3, unpublished_changes: false });
    expect(cv_document?.realname).toBe('Mit CV.pdf');
    const [newest] = await versions(seeker);
    const version = await app.call(getCvVersion, { params: { id: newest?.id ?? 0 } }, { token: seeker.token });
    expect(version.cv.about_me).toBe('Fortrudt');
    const other = await newPerson();
    expect(await app.refused(discardCvDraft, { body: {} }, { token: other.token })).toMatchObject({
      code: 'nothing_published',
      status: 409,
    });
  });
});

describe('two tabs', () => {
  it('the second one gets a conflict, and nothing is overwritten', async () => {
    const seeker = await newPerson();
    const first = await send(saveDraftCv, seeker, { cv: whole, revision: 0 });
    clock.set(new Date(start.getTime() + minute));
    await send(saveDraftCv, seeker, { cv: { ...whole, about_me: 'Fane et' }, revision: first.state.revision });
    const problem = await refused(saveDraftCv, seeker, {
      cv: { ...whole, about_me: 'Fane to' },
      revision: first.state.revision,
    });
    expect(problem).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: clock.now().toISOString(),
      fields: [{ path: 'revision', code: 'saved_elsewhere', limit: 2 }],
    });
    expect((await read(seeker)).cv.about_me).toBe('Fane et');
    await send(saveDraftCv, seeker, { cv: { ...whole, about_me: 'Fane to' }, revision: 2, keep_version: true });
    const [newest] = await versions(seeker);
    const version = await app.call(getCvVersion, { params: { id: newest?.id ?? 0 } }, { token: seeker.token });
    expect(version.cv.about_me).toBe('Fane et');
  });

  it('of twenty saves on the same revision at the same time exactly one is written', async () => {
    const seeker = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        app.send(
          saveDraftCv,
          { body: { cv: { ...whole, about_me: `Udgave ${at}` }, revision: 0 } },
          { token: seeker.token },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await read(seeker)).state.revision).toBe(1);
  });

  it('a save sent again because its response was lost is done once', async () => {
    const seeker = await newPerson();
    const form = { cv: whole, revision: 0, save_id: randomUUID() };
    await send(saveDraftCv, seeker, form);
    expect((await send(saveDraftCv, seeker, form)).state.revision).toBe(1);
    expect(await refused(saveDraftCv, seeker, { ...form, save_id: randomUUID() })).toMatchObject({ code: 'conflict' });
  });

  it('saving the same content again changes nothing', async () => {
    const seeker = await newPerson();
    await send(saveDraftCv, seeker, { cv: whole });
    expect((await send(saveDraftCv, seeker, { cv: whole })).state.revision).toBe(1);
  });
});

describe('versions', () => {
  it('are stored about every ten minutes of writing and at each publishing, with their changes', async () => {
    const seeker = await newPerson();
    const at = (minutes: number) => clock.set(new Date(start.getTime() + minutes * minute));
    await send(saveDraftCv, seeker, { cv: { ...whole, about_me: 'A' } });
    for (const second of [1, 2, 3, 4]) {
      at(second / 60);
      await send(saveDraftCv, seeker, { cv: { ...whole, about_me: `A${'b'.repeat(second)}` } });
    }
    expect(await versions(seeker)).toHaveLength(1);
    at(11);
    await send(saveDraftCv, seeker, { cv: { ...whole, about_me: 'Abbbbbb', gender: 1 } });
    expect((await versions(seeker)).map(({ kind, changes }) => [kind, changes])).toEqual([
      ['draft', ['about_me']],
      ['draft', expect.arrayContaining(['name', 'about_me'])],
    ]);
    at(12);
    await send(createCv, seeker, { cv: { ...whole, gender: 1 } });
    expect((await versions(seeker))[0]).toMatchObject({ kind: 'published' });
  });

  it('contain what a save removes, and are restored into the draft only', async () => {
    const seeker = await newPerson();
    await send(createCv, seeker, { cv: whole });
    clock.set(new Date(start.getTime() + 2 * minute));
    await send(saveDraftCv, seeker, { cv: { ...whole, about_me: 'Længere tekst om mad og gæster' } });
    clock.set(new Date(start.getTime() + 3 * minute));
    await send(saveDraftCv, seeker, { cv: { ...whole, about_me: '', cv_experience: [] } });
    const [newest] = await versions(seeker);
    const restored = await app.call(
      restoreCvVersion,
      { body: { version_id: newest?.id ?? 0, revision: 3 } },
      { token: seeker.token },
    );
    expect(restored.cv).toMatchObject({ about_me: 'Længere tekst om mad og gæster', cv_experience: [job] });
    expect(restored.state).toMatchObject({ revision: 4, unpublished_changes: true });
    expect((await read(seeker, 'published')).cv.about_me).toBe('<p>Jeg laver mad</p>');
    expect(
      await app.refused(
        restoreCvVersion,
        { body: { version_id: newest?.id ?? 0, revision: 3 } },
        { token: seeker.token },
      ),
    ).toMatchObject({ code: 'conflict' });
  });

  it('are at most fifty', async () => {
    const seeker = await newPerson();
    for (let at = 0; at < 54; at += 1)
      await send(saveDraftCv, seeker, { cv: { ...whole, about_me: `Nr. ${at}` }, keep_version: true });
    expect(await versions(seeker)).toHaveLength(50);
  });

  it("another person's are not found", async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    await send(createCv, owner, { cv: whole });
    const [version] = await versions(owner);
    const id = version?.id ?? 0;
    expect(await app.refused(getCvVersion, { params: { id } }, { token: other.token })).toMatchObject({ status: 404 });
    expect(await app.refused(restoreCvVersion, { body: { version_id: id } }, { token: other.token })).toMatchObject({
      status: 404,
    });
    expect(await versions(other)).toEqual([]);
  });
});

describe('photo and document', () => {
  it('belong to the draft until it is published; replacing and removing deletes the old ones', async () => {
    const seeker = await newPerson();
    const saved = await send(saveDraftCv, seeker, { cv: whole }, { ...pdf, ...(await photo()) });
    expect(saved.cv_document).toMatchObject({ type: 'pdf', realname: 'Mit CV.pdf' });
    expect(saved.cv_image?.avatar_real_size).toBeGreaterThan(0);
    expect(await claimsOf(seeker)).toEqual([1, 1]);
    await send(createCv, seeker, { cv: whole });
    // Claims of the draft, the published CV and, for the photo, the account.
    expect(await claimsOf(seeker)).toEqual([2, 3]);
    await send(
      saveDraftCv,
      seeker,
      { cv: whole, remove_photo: true },
      { upload_cv_file: { name: 'Nyt.pdf', content: sample.pdfFile('Nyt') } },
    );
    expect((await read(seeker, 'published')).cv_document?.realname).toBe('Mit CV.pdf');
    expect((await read(seeker)).cv_document?.realname).toBe('Nyt.pdf');
    expect((await read(seeker)).cv_image).toBeNull();
    await send(updateCv, seeker, { cv: whole });
    expect((await read(seeker, 'published')).cv_image).toBeNull();
    await app.services.tasks.idle();
    expect(await claimsOf(seeker)).toEqual([2]);
    const link = (await read(seeker)).cv_document?.url ?? '';
    expect((await app.raw('GET', link)).headers.get('content-disposition')).toContain('attachment');
  });

  it('change at once from the dashboard, and are removed at once', async () => {
    const seeker = await newPerson();
    await send(createCv, seeker, { cv: whole });
    const { token } = seeker;
    const uploaded = await app.call(uploadCvDashboard, {}, { token, files: pdf });
    await app.call(uploadPhotoDashboard, {}, { token, files: await photo() });
    const published = await read(seeker, 'published');
    expect(published.cv_document?.cv_document_id).toBe(uploaded.cv_document_id);
    expect(published.cv_image).not.toBeNull();
    expect(published.state).toMatchObject({ revision: 1, unpublished_changes: false });
    expect(await dashboard(seeker)).toMatchObject({
      profile_image: { avatar_real_name: expect.stringContaining('mig') },
      cv_document: { cv_document_id: uploaded.cv_document_id, cv_real_name: 'Mit CV.pdf', cv_real_type: 'pdf' },
    });
    await app.call(removeCvDocument, {}, { token });
    await app.call(removeCvPhoto, {}, { token });
    await app.services.tasks.idle();
    expect(await claimsOf(seeker)).toEqual([]);
    expect(await dashboard(seeker)).toMatchObject({ profile_image: null, cv_document: null });
    expect(await eventsOf(seeker)).toContain('cv.changed');
  });

  it('a draft document stays private when only the photo changes at once', async () => {
    const seeker = await newPerson();
    await send(createCv, seeker, { cv: whole });
    await send(saveDraftCv, seeker, { cv: whole }, pdf);
    await app.call(uploadPhotoDashboard, {}, { token: seeker.token, files: await photo() });
    const published = await read(seeker, 'published');
    expect(published.cv_document).toBeNull();
    expect(published.cv_image).not.toBeNull();
  });

  it.each([
    ['a program', { name: 'cv.pdf', content: Buffer.from('MZ not a document') }, 'unsupported_type'],
    ['an empty file', { name: 'cv.pdf', content: Buffer.alloc(0) }, 'empty_file'],
    ['a cut PDF', { name: 'cv.pdf', content: sample.pdfFile('x').subarray(0, 200) }, 'damaged_file'],
  ])('%s is refused and the draft is unchanged', async (_what, file, code) => {
    const seeker = await newPerson();
    const problem = await refused(saveDraftCv, seeker, { cv: whole }, { upload_cv_file: file });
    expect(problem).toMatchObject({ code, fields: [{ path: 'upload_cv_file' }] });
    expect((await read(seeker)).state.revision).toBe(0);
  });

  it('a file of a refused save is deleted', async () => {
    const seeker = await newPerson();
    await refused(createCv, seeker, { cv: { ...whole, cv_category: [99_999] } }, pdf);
    await expect.poll(() => claimsOf(seeker), { interval: 10 }).toEqual([]);
  });

  it('another person’s parsed file is refused', async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const { cv_document_id } = await app.call(uploadCvDashboard, {}, { token: owner.token, files: pdf });
    const stolen = await app.refused(
      createCv,
      { body: { cv: whole, cv_parse_file: cv_document_id } },
      { token: other.token },
    );
    expect(stolen).toMatchObject({ code: 'invalid_input', fields: [{ path: 'cv_parse_file', code: 'unknown_file' }] });
    const own = await app.call(
      createCv,
      { body: { cv: whole, cv_parse_file: cv_document_id } },
      { token: owner.token },
    );
    expect(own.cv_document?.cv_document_id).toBe(cv_document_id);
  });
});

describe('skills and wishes that are not in the lists', () => {
  const words = { cv_skill: [2, ' Kombucha  brygning', 'kombucha BRYGNING'], cv_wish: ['Fyrmester på Anholt'] };
  const typed = (name: string) => ({ id: typedWordId(name), name });

  it('stay as typed, each once, in their order; the response is accepted as input', async () => {
    const seeker = await newPerson();
    await send(saveDraftCv, seeker, { cv: { ...whole, ...words } });
    const { cv } = await read(seeker);
    expect(cv.cv_skill).toEqual([skillList().byId(2), typed('Kombucha brygning')]);
    expect(cv.cv_wish).toEqual([{ job_title: typed('Fyrmester på Anholt') }]);
    const again = await send(createCv, seeker, { cv });
    expect(again.result).toBe('success');
    expect((await read(seeker, 'published')).cv).toMatchObject({ cv_skill: cv.cv_skill, cv_wish: cv.cv_wish });
  });

  it('become those of the list if it has them, ignoring case', async () => {
    const seeker = await newPerson();
    const [skill, title] = [skillList().byId(1), jobTitleList().byId(1)];
    const cv = { cv_skill: [skill?.name.toUpperCase() ?? '', 1], cv_wish: [`  ${title?.name.toLowerCase()} `] };
    await send(saveDraftCv, seeker, { cv: { ...whole, ...cv } });
    expect((await read(seeker)).cv).toMatchObject({ cv_skill: [skill], cv_wish: [{ job_title: title }] });
  });

  it('are enough to publish, and are deleted with their owner, also from the search index', async () => {
    const seeker = await newPerson();
    await send(createCv, seeker, { cv: { cv_skill: ['Xylofonbygning'], cv_wish: ['Qvadratør'] } });
    const uses = async (word: string) =>
      (await app.services.db.select().from(cvWords).where(eq(cvWords.word, word))).length;
    expect(await uses('qvadratoer')).toBe(1);
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: seeker.token });
    await app.services.tasks.idle();
    expect(await uses('qvadratoer')).toBe(0);
    expect(await uses('xylofonbygning')).toBe(0);
  });
});

describe('bad input', () => {
  const fieldsOf = async (cv: unknown, call: Save = createCv) => {
    const problem = await refused(call, await newPerson(), { cv: cv as CvFormInput });
    expect(problem).toMatchObject({ status: 400, code: 'invalid_input' });
    return problem.fields?.map(({ path, code }) => `${path} ${code}`);
  };

  it.each<[string, object, string]>([
    ['500 entries', { cv_experience: Array(500).fill(job) }, 'cv.cv_experience too_many'],
    [
      'a title of 10,000 characters',
      { cv_experience: [{ ...job, title: 'x'.repeat(10_000) }] },
      'cv.cv_experience.0.title too_long',
    ],
    ['a NUL', { cv_experience: [{ ...job, company_name: 'a\u0000b' }] }, 'cv.cv_experience.0.company_name nul_byte'],
    ['a NUL in the profile', { about_me: 'a\u0000b' }, 'cv.about_me nul_byte'],
    ['an unknown category', { cv_category: [99_999] }, 'cv.cv_category unknown_category'],
    ['an unknown skill', { cv_skill: [999_999] }, 'cv.cv_skill unknown_skill'],
    ['a typed skill of 61 letters', { cv_skill: [1, 'x'.repeat(61)] }, 'cv.cv_skill.1 too_long'],
    ['a typed skill of 100,000 letters', { cv_skill: ['x'.repeat(100_000)] }, 'cv.cv_skill.0 too_long'],
    ['a typed skill with HTML', { cv_skill: ['<img src=x>'] }, 'cv.cv_skill.0 not_a_word'],
    [
      'a typed skill with a control character',
      { cv_skill: [{ id: -1, name: 'a\u0007b' }] },
      'cv.cv_skill.0.name not_a_word',
    ],
    ['a typed skill with a NUL', { cv_skill: ['a\u0000b'] }, 'cv.cv_skill.0 not_a_word'],
    ['a typed skill without letters', { cv_skill: [{ name: ' 12 ' }] }, 'cv.cv_skill.0.name not_a_word'],
    ['61 typed skills', { cv_skill: Array.from({ length: 61 }, (_, n) => `Evne nr. ${n}`) }, 'cv.cv_skill too_many'],
    ['a typed wish with HTML', { cv_wish: [{ job_title: { id: -5, name: '<b>' } }] }, 'cv.cv_wish.0.name not_a_word'],
    ['a skill with an id of a half', { cv_skill: [{ id: 0.5, name: 'Kok' }] }, 'cv.cv_skill.0 invalid'],
    ['an unknown language', { cv_language: [{ id: 99_999, level: 1 }] }, 'cv.cv_language unknown_language'],
    ['an unknown title', { cv_wish: [{ job_title: { id: 999_999 } }] }, 'cv.cv_wish unknown_title'],
    ['an unknown place', { cv_city: { id: 99 } }, 'cv.cv_city unknown_place'],
    ['a level that is none', { cv_language: [{ id: 1, level: 9 }] }, 'cv.cv_language.0.level too_big'],
    [
      'a month that is none',
      { cv_experience: [{ ...job, experience_start_month: 13 }] },
      'cv.cv_experience.0.experience_start_month too_big',
    ],
    ['a birthday that is no day', { birthday: '1990-02-30' }, 'cv.birthday not_a_date'],
    ['an e-mail that is none', { email: 'signe' }, 'cv.email not_an_email'],
    ['a telephone number that is none', { phone: 'abc' }, 'cv.phone not_a_phone'],
    ['a list that is none', { cv_skill: 'alt' }, 'cv.cv_skill wrong_type'],
    ['a row that is none', { cv_education: [7] }, 'cv.cv_education.0 wrong_type'],
  ])('%s is refused in a draft and when publishing, with its field', async (_what, wrong, expected) => {
    for (const call of [saveDraftCv, createCv])
      expect(await fieldsOf({ ...whole, ...wrong }, call)).toEqual([expected]);
  });

  it('an invalid CV', async () => {
    for (const [cv, code] of [
      ['{"a":', 'not_json'],
      ['[]', 'wrong_type'],
      ['null', 'required'],
    ]) {
      const form = new FormData();
      form.append('cv', cv as string);
      const { token } = await newPerson();
      const response = await app.raw('POST', '/api/save_draft_cv', { token, body: form });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: [{ path: 'cv', code }] });
    }
  });

  it('years out of order and incomplete rows stay in the draft, and are reported when it is to be published', async () => {
    const wrong = {
      ...whole,
      birthday: '2030-01-01',
      cv_experience: [
        { ...job, experience_end_year: 2018 },
        { ...job, title: ' ', experience_start_year: null, experience_start_month: null, present: 1 },
      ],
      cv_education: [{ ...study, course_id: null, education_start_year: 1899, education_end_year: 2040 }],
    };
    const seeker = await newPerson();
    await send(saveDraftCv, seeker, { cv: wrong });
    expect(await fieldsOf(wrong)).toEqual([
      'cv.birthday in_future',
      'cv.cv_experience.0.experience_end_year end_before_start',
      'cv.cv_experience.1.title required',
      'cv.cv_experience.1.experience_start_year required',
      'cv.cv_education.0.course_id required',
      'cv.cv_education.0.education_start_year too_small',
      'cv.cv_education.0.education_end_year too_big',
    ]);
  });

  it('a job without months is published, and counts from the middle of its years', async () => {
    const seeker = await newPerson();
    const years = { ...job, experience_start_month: null, experience_end_month: null };
    await send(createCv, seeker, { cv: { ...whole, cv_experience: [years] } });
    expect((await read(seeker, 'published')).cv.cv_experience).toMatchObject([years]);
    const [row] = await app.services.db.select().from(cvs).where(eq(cvs.userId, seeker.user.id));
    expect(row?.experienceMonths).toBe(36);
  });

  it('scripts in the profile are removed, emoji and half an emoji are accepted, line breaks become tags', async () => {
    const seeker = await newPerson();
    await send(createCv, seeker, {
      cv: {
        ...whole,
        first_name: 'Signe 🚀',
        about_me: 'Linje et\nlinje to<script>alert(1)</script><img src=x onerror=alert(1)>\ud83d',
        cv_experience: [{ ...job, experience_description: 'a < b\nc<br/><script>x</script>' }],
      },
    });
    const { cv } = await read(seeker, 'published');
    expect(cv.first_name).toBe('Signe 🚀');
    expect(cv.about_me).toBe('Linje et<br />linje to\ufffd');
    expect(cv.cv_experience[0]?.experience_description).toBe('a &lt; b<br>c<br>&lt;script&gt;x&lt;/script&gt;');
    await send(updateCv, seeker, { cv: cv as CvFormInput });
    expect((await read(seeker, 'published')).cv).toEqual(cv);
  });

  it('the largest CV that is allowed is saved', async () => {
    const seeker = await newPerson();
    const rows = Array(cvLimits.entries).fill({
      ...job,
      title: 'x'.repeat(cvLimits.line),
      experience_description: 'y'.repeat(5000),
    });
    await send(createCv, seeker, {
      cv: { ...whole, cv_experience: rows, cv_education: Array(cvLimits.entries).fill(study) },
    });
    expect((await read(seeker)).cv.cv_experience).toHaveLength(cvLimits.entries);
  });
});

describe('visibility', () => {
  it('hides and shows the CV with an event; before publishing the choice is stored', async () => {
    const seeker = await newPerson();
    const choose = async (visibility: 'named' | 'anonymous' | 'hidden') => {
      const answer = await app.call(setCvVisibility, { body: { visibility } }, { token: seeker.token });
      // Tasks run in parallel; their order is certain only if each ends before the next begins.
      await app.services.tasks.idle();
      return answer;
    };
    const listed = async () => (await listedPeople()).some(({ id }) => id === seeker.user.id);
    expect((await choose('hidden')).state).toMatchObject({ visibility: 'hidden', published: false });
    expect(await hasPreparedCv(app.services.db, seeker.user.id)).toBe(false);
    await send(createCv, seeker, { cv: whole });
    expect(await listed()).toBe(false);
    await choose('anonymous');
    expect(await listed()).toBe(false);
    await choose('named');
    expect(await listed()).toBe(true);
    await choose('hidden');
    expect(await eventsOf(seeker)).toEqual(['cv.published', 'cv.changed', 'cv.hidden']);
  });

  it('is one of three', async () => {
    const { token } = await newPerson();
    expect(await app.refused(setCvVisibility, { body: { visibility: 'alle' as 'named' } }, { token })).toMatchObject({
      fields: [{ path: 'visibility', code: 'not_a_choice' }],
    });
  });
});

it('employers and guests have no CV', async () => {
  const employer = await newPerson('employer');
  for (const token of [employer.token, undefined]) {
    const status = token ? 403 : 401;
    expect(await app.refused(getCv, { query: {} }, { token })).toMatchObject({ status });
    expect(await app.refused(createCv, { body: { cv: whole } }, { token, files: pdf })).toMatchObject({ status });
    expect(await app.refused(candidateDashboard, {}, { token })).toMatchObject({ status });
  }
});

it('everything is erased with the account, including files and versions', async () => {
  const seeker = await newPerson();
  const { db, tasks } = app.services;
  await send(createCv, seeker, { cv: whole }, { ...pdf, ...(await photo()) });
  await send(saveDraftCv, seeker, { cv: { ...whole, cv_experience: [] } });
  await app.call(removeAccount, { body: { password: samplePassword } }, { token: seeker.token });
  await tasks.idle();
  for (const table of [cvs, cvDrafts, cvVersions]) {
    expect(await db.select().from(table).where(eq(table.userId, seeker.user.id))).toEqual([]);
  }
  await expect.poll(() => claimsOf(seeker)).toEqual([]);
  expect(await eventsOf(seeker)).toEqual(['cv.published', 'cv.hidden']);
});
