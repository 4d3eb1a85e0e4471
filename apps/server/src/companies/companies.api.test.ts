import { createCompany, getCompanyProfile, getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import type { CompanyFormInput } from '@jobblik/contract/companies/companies.schema';
import { networks } from '@jobblik/contract/companies/network-links.rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestFile } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { makeCompany } from './companies.factory.ts';
import { companies } from './index.ts';

let app: TestApp;
let token: string;
let userId: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const user = await makeUser(app.services.db, { role: 'employer' });
  userId = user.id;
  token = await signInAs(app.services.db, user);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const full: CompanyFormInput = {
  company_name: 'Mølleå Tømrerne',
  company_cvr: '99402776',
  company_address: 'Brede Allé 8',
  company_zip_code: '2800',
  company_phone: '45 00 00 31',
  company_website: 'https://moelleaa.test',
  company_contact_person: 'Henrik Bruun',
  company_contact_title: 'mester',
  company_contact_email: 'henrik@moelleaa.test',
  company_contact_phone: '45 00 00 32',
  company_employees: 19,
  company_branch: 'Byggeri',
  company_founded: 2004,
  company_facebook: 'https://facebook.com/m',
  company_linkedin: 'https://linkedin.com/m',
  company_instagram: 'https://instagram.com/m',
  company_youtube: 'https://youtube.com/m',
  company_twitter: 'https://x.com/m',
  company_about_us: '<p>Vi er <strong>19</strong> og en hund.</p>',
};
const save = async (company: CompanyFormInput, files?: Record<string, TestFile>) =>
  await app.call(createCompany, { body: { company } }, { token, ...(files && { files }) });
const own = async () => (await app.call(getEmployerProfile, {}, { token })).company;

describe('a company', () => {
  test('is null before it is created, then has every field', async () => {
    expect(await own()).toBeNull();
    const answer = await save(full, { upload_company_logo_file: { name: 'mærke.png', content: png } });
    expect(answer.result).toBe('success');
    const company = await own();
    expect(company).toEqual(answer.company);
    const { company_zip_code, ...rest } = full;
    expect(company).toMatchObject(rest);
    expect(company).toMatchObject({
      user_id: userId,
      company_zip_code,
      company_city: { id: 2800, zip: '2800', region: 'Hovedstaden' },
      company_location: { id: 2800 },
      company_teaser: 'Vi er 19 og en hund.',
      company_logo_real_name: expect.stringContaining('mærke'),
      company_video_resume: null,
    });
    expect((await app.raw('GET', company?.company_logo ?? '')).headers.get('content-type')).toContain('image/');
    const page = await app.call(getCompanyProfile, { params: { id: company?.company_id ?? 0 } });
    expect(page.company).toEqual(company);
  });

  test('is one for each employer, also when created twice at the same moment', async () => {
    await Promise.all([1, 2, 3].map((n) => save({ company_name: `Firma ${n}` })));
    const rows = await app.services.db.select().from(companies).where(eq(companies.userId, userId));
    expect(rows).toHaveLength(1);
  });

  test('loses fields that the form leaves empty, keeps its files, and deletes a removed logo', async () => {
    await save(full, { upload_company_logo_file: { name: 'a.png', content: png } });
    const logo = (await own())?.company_logo ?? '';
    await save({ company_name: 'Kun navn' });
    expect(await own()).toMatchObject({
      company_name: 'Kun navn',
      company_cvr: null,
      company_city: null,
      company_logo: logo,
    });
    await save({ company_name: 'Kun navn', remove_logo: true });
    expect((await own())?.company_logo).toBeNull();
    expect((await app.raw('GET', logo)).status).not.toBe(200);
  });

  test('links to networks are read as https', async () => {
    await save({ company_name: 'X', company_facebook: 'www.facebook.com/m', company_twitter: ' http://x.com/m ' });
    expect(await own()).toMatchObject({
      company_facebook: 'https://www.facebook.com/m',
      company_twitter: 'https://x.com/m',
    });
  });

  test('links saved before their rule are shown only to its employer', async () => {
    const links = {
      website: 'https://bank.dk@evil.test',
      facebook: 'https://evil.test/m',
      linkedin: 'https://linkedin.com@evil.test/m',
      instagram: 'https://instagram.com:8443/m',
      youtube: 'http://youtube.com/m',
      twitter: 'https://t.co/m',
    };
    const { id } = await makeCompany(app.services.db, { userId, ...links });
    const fields = Object.entries(links).map(([name, link]) => [`company_${name}`, link] as const);
    expect(await own()).toMatchObject(Object.fromEntries(fields));
    expect((await app.call(getCompanyProfile, { params: { id } })).company).toMatchObject({
      ...Object.fromEntries(fields.map(([field]) => [field, null])),
      company_youtube: 'https://youtube.com/m',
    });
  });

  test('a place may be chosen by id', async () => {
    await save({ company_name: 'X', company_city: { id: 8000 } });
    expect(await own()).toMatchObject({ company_zip_code: '8000' });
  });

  test('scripts are removed', async () => {
    await save({ company_name: '<script>1', company_about_us: '<p onclick=x>Hej</p><script>1</script>' });
    expect(await own()).toMatchObject({ company_about_us: '<p>Hej</p>', company_name: '<script>1' });
  });

  test('two tabs: the second is refused because it has changed', async () => {
    const first = (await save({ company_name: 'Et' })).company;
    await save({ company_name: 'To', updated_at: first?.updated_at ?? '' });
    const refusal = await app.refused(
      createCompany,
      { body: { company: { company_name: 'Tre', updated_at: first?.updated_at ?? '' } } },
      { token },
    );
    expect(refusal).toMatchObject({ status: 409, code: 'company_changed' });
    expect((await own())?.company_name).toBe('To');
  });
});

describe('refusals', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['no name', { company_name: ' ' }, 'company.company_name', 'required'],
    ['a name of a megabyte', { company_name: 'a'.repeat(900_000) }, 'company.company_name', 'too_long'],
    ['a NUL byte', { company_name: 'a\u0000' }, 'company.company_name', 'nul_byte'],
    ['an unknown postcode', { company_zip_code: '9999' }, 'company.company_zip_code', 'unknown_postcode'],
    ['a postcode that is none', { company_zip_code: 'abcd' }, 'company.company_zip_code', 'unknown_postcode'],
    ['an unknown place', { company_city: { id: 1 } }, 'company.company_city', 'unknown_postcode'],
    ['a word for a telephone number', { company_phone: 'telefon' }, 'company.company_phone', 'not_a_phone'],
    ['a CVR of seven digits', { company_cvr: '1234567' }, 'company.company_cvr', 'not_a_cvr'],
    ['a mistyped CVR', { company_cvr: '99402775' }, 'company.company_cvr', 'wrong_cvr'],
    ['a link of script', { company_facebook: 'javascript:alert(1)' }, 'company.company_facebook', 'not_a_url'],
    [
      'a website with a user',
      { company_website: 'https://a.dk@evil.test' },
      'company.company_website',
      'url_with_user',
    ],
    ...networks.flatMap((network): [string, Record<string, unknown>, string, string][] => {
      const field = `company_${network}`;
      return [
        [`${network} elsewhere`, { [field]: 'https://evil.test/x' }, `company.${field}`, 'not_the_network'],
        [
          `${network} by a longer host`,
          { [field]: `https://${network}.com.evil.test` },
          `company.${field}`,
          'not_the_network',
        ],
        [
          `${network} with a user`,
          { [field]: `https://${network}.com@evil.test` },
          `company.${field}`,
          'url_with_user',
        ],
        [`${network} at a port`, { [field]: `https://${network}.com:8443/x` }, `company.${field}`, 'not_the_network'],
      ];
    }),
    ['minus five people', { company_employees: -5 }, 'company.company_employees', 'too_small'],
    ['the year 3000', { company_founded: 3000 }, 'company.company_founded', 'too_big'],
  ])('%s', async (_what, change, path, code) => {
    const body = { company: { company_name: 'X', ...change } };
    const refusal = await app.refused(createCompany, { body }, { token });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(refusal.fields).toContainEqual(expect.objectContaining({ path, code }));
    expect(await own()).toBeNull();
  });

  test('a file that is not a picture is refused and nothing is saved', async () => {
    const files = { upload_company_logo_file: { name: 'a.png', content: '<svg onload="x"/>' } };
    expect((await app.refused(createCompany, { body: { company: full } }, { token, files })).status).toBe(415);
    expect(await own()).toBeNull();
  });

  test('seekers and guests have no company; the demo visitor writes nothing', async () => {
    const { db } = app.services;
    const seeker = await signInAs(db, await makeUser(db));
    expect((await app.refused(createCompany, { body: { company: full } }, { token: seeker })).status).toBe(403);
    expect((await app.refused(getEmployerProfile, {}, { token: seeker })).status).toBe(403);
    expect((await app.refused(getEmployerProfile, {})).status).toBe(401);
    const sample = await makeUser(db, { role: 'employer', sample: true });
    await makeCompany(db, { userId: sample.id, name: 'Prøvefirma' });
    const demo = await signInAs(db, sample, { demo: true });
    expect(await app.call(createCompany, { body: { company: full } }, { token: demo })).toEqual({ result: 'success' });
    expect((await app.call(getEmployerProfile, {}, { token: demo })).company?.company_name).toBe('Prøvefirma');
  });

  test.each([
    ['0', 400],
    ['-1', 400],
    ['abc', 400],
    ['99999999999', 400],
    ['2147483647', 404],
  ])('company %s is answered with status %i', async (id, status) => {
    expect((await app.raw('GET', `/api/get_company_profile/${id}`)).status).toBe(status);
  });
});
