import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import type { CvParseResult } from '@jobblik/contract/documents/cv-parse.schema';
import { parseDocument } from '@jobblik/cv-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testLexicon } from '../../documents/parsing-samples/lexicon.factory.ts';
import { zipFile } from '../../platform/files/files.factory.ts';
import {
  candidateXml,
  jsonResume,
  linkedInTables,
  linkedInZip,
  pdfWithAttached,
  skillsPassportXml,
} from './samples/foreign-files.factory.ts';

const lexicon = testLexicon();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'structured-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function parse(content: string | Buffer, format: 'json' | 'xml' | 'zip' | 'csv' | 'pdf'): Promise<CvParseResult> {
  const path = join(folder, `${crypto.randomUUID()}.${format}`);
  writeFileSync(path, content);
  return (await parseDocument(path, format, lexicon)).result;
}

async function proposed(content: string | Buffer, format: Parameters<typeof parse>[1]) {
  const { proposal, reason, lines } = await parse(content, format);
  if (!proposal) throw new Error(`nothing was proposed: ${reason}`);
  return { ...proposal, lines };
}

describe('JSON Resume', () => {
  test('is proposed field by field, without HTML, and values of other types are left out', async () => {
    const cv = await proposed(JSON.stringify(jsonResume), 'json');
    expect(cv).toMatchObject({
      first_name: { value: 'Mette Skov' },
      last_name: { value: 'Lund' },
      headline: { value: 'Projektleder' },
      email: { value: 'mette@example.dk' },
      cv_city: { value: { id: 8000 } },
      about_me: { value: 'Jeg leder projekter.\nHelst små.' },
      cv_experience: [
        {
          company_name: 'Fjordværket A/S',
          experience_start_year: 2020,
          experience_start_month: 1,
          experience_end_year: null,
          present: 1,
          experience_description: '• Byggede anlæg\n• 7',
        },
        {
          company_name: 'Nordlys',
          experience_start_month: null,
          experience_end_year: 2019,
          experience_end_month: 12,
          present: 0,
        },
      ],
      cv_education: [
        { education_name: 'Bachelor, Statskundskab', education_school: 'Aalborg Universitet', course_id: 5 },
      ],
      cv_language: [
        { match: { name: 'Dansk' }, level: 4 },
        { match: { name: 'Tysk' }, level: 2 },
      ],
    });
    expect(cv.cv_skill.map(({ name }) => name)).toEqual(['HTML', 'CSS', 'Sejlmageri', 'PRINCE2 Practitioner']);
    expect(cv.lines[cv.email?.from[0] ?? -1]?.text).toBe('mette@example.dk');
  });

  test.each([
    ['with a byte order mark', Buffer.from(`\uFEFF${JSON.stringify(jsonResume)}`)],
    ['in UTF-16', Buffer.from(`\uFEFF${JSON.stringify(jsonResume)}`, 'utf16le')],
  ])('is read %s', async (_what, bytes) => {
    expect((await proposed(bytes, 'json')).last_name?.value).toBe('Lund');
  });

  test.each([
    ['broken JSON', '{"basics": {"name": "A"', 'unreadable'],
    ['JSON that is no CV', '{"name": "jobblik", "version": "1.0.0"}', 'not_a_cv'],
    ['a list', '[1, 2, 3]', 'not_a_cv'],
    ['null', 'null', 'not_a_cv'],
    ['wrong types everywhere', '{"basics": [], "work": {"a": 1}, "skills": "x", "languages": 7}', 'not_a_cv'],
    ['deep nesting', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'not_a_cv'],
    ['bytes', Buffer.from([0x7b, 0, 1, 2, 0xff, 0xfe, 0x80]), 'unreadable'],
  ])('%s is refused with a code', async (_what, content, reason) => {
    expect(await parse(content, 'json')).toMatchObject({ reason, proposal: null });
  });

  test('100,000 jobs give as many as a CV may have, and say how many are left out', async () => {
    const work = Array.from({ length: 100_000 }, (_, at) => ({
      name: `Firma ${at}`,
      position: 'Kok',
      startDate: '2020',
    }));
    const { proposal, left_out } = await parse(JSON.stringify({ basics: { name: 'A B' }, work }), 'json');
    expect(proposal?.cv_experience).toHaveLength(cvLimits.entries);
    expect(left_out).toMatchObject({ cv_experience: 99_940, cv_education: 0, shortened: 0 });
  });

  test('texts beyond the lengths of a CV are shortened and counted, and break no letter', async () => {
    const long = '😀&'.repeat(60_000);
    const resume = { basics: { name: 'A B', summary: long }, work: [{ name: long, position: 'Kok', summary: long }] };
    const { proposal, left_out } = await parse(JSON.stringify(resume), 'json');
    const [job] = proposal?.cv_experience ?? [];
    expect(job?.company_name.length).toBe(cvLimits.line);
    expect(job?.experience_description.length).toBeLessThanOrEqual(cvLimits.description);
    expect(proposal?.about_me?.value.replaceAll('&', '&amp;').length).toBeLessThanOrEqual(cvLimits.aboutHtml);
    expect(proposal?.about_me?.value.isWellFormed()).toBe(true);
    expect(left_out?.shortened).toBe(3);
  });

  test('a town in another country is not taken for the Danish one with its postcode', async () => {
    const resume = { basics: { name: 'A B', location: { postalCode: '8000', city: 'Zürich', countryCode: 'CH' } } };
    expect((await proposed(JSON.stringify(resume), 'json')).cv_city).toBeNull();
  });
});

describe('Europass', () => {
  test('the XML of the editor since 2020 is proposed field by field', async () => {
    const cv = await proposed(candidateXml, 'xml');
    expect(cv).toMatchObject({
      first_name: { value: 'Elena' },
      last_name: { value: 'Rossi' },
      email: { value: 'elena@example.org' },
      phone: { value: '+39 3201234567' },
      cv_city: { value: { id: 5000 } },
      birthday: { value: '1990-05-04' },
      gender: { value: 2 },
      about_me: { value: 'Engineer.' },
      driving_licence: { value: 'B' },
      cv_experience: [
        {
          title: 'Engineer',
          company_name: 'Vento S.p.A.',
          location: 'Milano',
          experience_start_month: 6,
          present: 1,
          experience_description: 'Main tasks:\nPlanning\nR&D',
        },
        {
          title: 'Assistant',
          experience_start_month: null,
          experience_end_year: 2019,
          experience_end_month: 5,
          present: 0,
        },
      ],
      cv_education: [{ education_school: 'Politecnico di Milano', course_id: 6, education_end_year: 2017 }],
      cv_skill: [{ name: 'AutoCAD' }],
      cv_language: [
        { match: { name: 'Italiensk' }, level: 4 },
        { match: { name: 'Dansk' }, level: 2 },
        { match: { name: 'Engelsk' }, level: 0 },
      ],
    });
  });

  test('the XML of the editor until 2020 is proposed field by field', async () => {
    const cv = await proposed(skillsPassportXml, 'xml');
    expect(cv).toMatchObject({
      first_name: { value: 'Jonas' },
      headline: { value: 'Tømrer' },
      phone: { value: '+45 20304050' },
      cv_city: { value: { id: 9000 } },
      birthday: { value: '1988-03-10' },
      gender: { value: 1 },
      driving_licence: { value: 'B, BE' },
      cv_experience: [
        {
          title: 'Tømrer',
          company_name: 'Byg & Tag',
          location: 'Skive',
          experience_start_month: 8,
          experience_end_year: 2018,
          present: 0,
        },
      ],
      cv_education: [{ education_name: 'Tømrer, svendebrev', course_id: 2 }],
      cv_language: [
        { match: { name: 'Dansk' }, level: 4 },
        { match: { name: 'Engelsk' }, level: 2 },
      ],
    });
    expect(cv.cv_skill.map(({ name }) => name)).toEqual(['Word', 'Excel', 'AutoCAD']);
  });

  test.each([
    ['in UTF-16', Buffer.from(`\uFEFF${candidateXml.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['with other prefixes', candidateXml.replaceAll('hr:', 'a:').replace('xmlns:hr', 'xmlns:a')],
  ])('is read %s', async (_what, bytes) => expect((await proposed(bytes, 'xml')).last_name?.value).toBe('Rossi'));

  const laughs = '<!DOCTYPE c [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
  test.each([
    ['entities that multiply', candidateXml.replace('<Candidate', `${laughs}<Candidate`), 'unreadable'],
    [
      'an entity from elsewhere',
      candidateXml.replace('<Candidate', '<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><Candidate'),
      'unreadable',
    ],
    ['an unknown entity', candidateXml.replace('Elena', '&x;'), 'unreadable'],
    ['broken XML', candidateXml.slice(0, 900), 'unreadable'],
    ['elements in elements', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`, 'unreadable'],
    ['an encoding that is none', candidateXml.replace('UTF-8', 'x-none'), 'unreadable'],
    ['another format', '<?xml version="1.0"?><rss version="2.0"><channel/></rss>', 'not_a_cv'],
    ['a name without its namespace', '<Candidate><CandidatePerson/></Candidate>', 'not_a_cv'],
  ])('%s is refused with a code', async (_what, content, reason) => {
    expect(await parse(content, 'xml')).toMatchObject({ reason, proposal: null });
  });

  test('100,000 jobs give as many as a CV may have, and say how many are left out', async () => {
    const [, job = ''] =
      /(<EmployerHistory><hr:OrganizationName>Porto[\s\S]*?<\/EmployerHistory>)/.exec(candidateXml) ?? [];
    const { proposal, left_out } = await parse(candidateXml.replace(job, job.repeat(20_000)), 'xml');
    expect(proposal?.cv_experience).toHaveLength(cvLimits.entries);
    expect(left_out?.cv_experience).toBe(20_001 - cvLimits.entries);
  });

  test('the data that a PDF has attached is read instead of its pages', async () => {
    const cv = await proposed(pdfWithAttached(candidateXml), 'pdf');
    expect(cv).toMatchObject({
      last_name: { value: 'Rossi' },
      cv_experience: [{ title: 'Engineer' }, { title: 'Assistant' }],
    });
  });

  test('a PDF with other data attached is read by its pages', async () => {
    const { proposal } = await parse(
      pdfWithAttached('<rss/>', { text: 'Anna Holm Nielsen, Sygeplejerske i Randers' }),
      'pdf',
    );
    expect(proposal?.cv_experience).toEqual([]);
  });
});

describe("LinkedIn's export", () => {
  test('is proposed field by field', async () => {
    const cv = await proposed(linkedInZip(), 'zip');
    expect(cv).toMatchObject({
      first_name: { value: 'Nadia' },
      last_name: { value: 'El-Sayed' },
      headline: { value: 'Indkøber' },
      email: { value: 'nadia@example.dk' },
      phone: { value: '20 30 40 50' },
      cv_city: { value: { id: 8000 } },
      birthday: { value: '1990-03-02' },
      about_me: { value: 'Jeg køber ind.\n\nOg sælger "alt" & mere.' },
      cv_experience: [
        {
          title: 'Indkøber',
          company_name: 'Havnens Varer',
          experience_start_month: 1,
          experience_start_year: 2020,
          present: 1,
          experience_description: 'Aftaler, priser\nog levering',
        },
        { title: 'Butiksassistent', experience_end_month: 12, experience_end_year: 2019, present: 0 },
      ],
      cv_education: [{ education_school: 'Erhvervsakademi Aarhus', course_id: 4, education_end_year: 2015 }],
      cv_language: [
        { match: { name: 'Dansk' }, level: 4 },
        { match: { name: 'Arabisk' }, level: 2 },
      ],
    });
    expect(cv.cv_skill.map(({ name }) => name)).toEqual(['Forhandling', 'Excel', 'Truckcertifikat B']);
    expect(JSON.stringify(cv.lines), 'messages and contacts are not read').not.toMatch(/Hej|01 Jan/);
  });

  const positions = linkedInTables['Positions.csv'] ?? '';
  test.each([
    ['with semicolons', positions.replaceAll('Aftaler, priser', 'Aftaler priser').replaceAll(',', ';')],
    ['with tabs', positions.replaceAll('Aftaler, priser', 'Aftaler priser').replaceAll(',', '\t')],
    ['with a byte order mark', `\uFEFF${positions}`],
    ['in UTF-16', Buffer.from(`\uFEFF${positions}`, 'utf16le')],
    ['in Windows-1252', Buffer.from(positions.replace('Torvet', 'Tørvet'), 'latin1')],
    ['with line ends of Windows', positions.replaceAll('\n', '\r\n')],
  ])('is read %s', async (_what, table) => {
    const cv = await proposed(linkedInZip({ 'Positions.csv': table }), 'zip');
    expect(cv.cv_experience.map(({ title }) => title)).toEqual(['Indkøber', 'Butiksassistent']);
    expect(cv.cv_experience[1]?.company_name).toMatch(/^T[oø]rvet$/);
  });

  test('is read from a folder in the ZIP, beside what macOS adds', async () => {
    const entries = Object.entries(linkedInTables).map(([name, content]) => ({ name: `LinkedIn/${name}`, content }));
    const copy = { name: '__MACOSX/LinkedIn/._Profile.csv', content: 'Mac OS X' };
    expect((await proposed(zipFile([copy, ...entries]), 'zip')).last_name?.value).toBe('El-Sayed');
  });

  test('100,000 positions give as many as a CV may have, and say how many are left out', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `Firma ${at * 7919},Kok ${at % 977},,,Jan 2020,`).join(
      '\n',
    );
    const [header = ''] = positions.split('\n');
    const { proposal, left_out } = await parse(linkedInZip({ 'Positions.csv': `${header}\n${rows}\n` }), 'zip');
    expect(proposal?.cv_experience).toHaveLength(cvLimits.entries);
    expect(left_out?.cv_experience).toBe(99_940);
  });

  test.each([
    ['a ZIP with other tables', zipFile([{ name: 'Profile.csv', content: 'a,b\n1,2\n' }]), 'zip', 'not_a_cv'],
    [
      'a table whose quote never ends',
      linkedInZip({ 'Positions.csv': `${positions}"x,${'y'.repeat(2_000_000)}` }),
      'zip',
      'unreadable',
    ],
    ['no ZIP', Buffer.from('PK\u0003\u0004 nothing'), 'zip', 'unreadable'],
    ['one table alone', positions, 'csv', 'linkedin_csv'],
    ['the skills alone', linkedInTables['Skills.csv'] ?? '', 'csv', 'linkedin_csv'],
    ['another table', 'Vare,Pris\nÆble,3\n', 'csv', 'not_a_cv'],
  ] as const)('%s is refused with a code', async (_what, content, format, reason) => {
    expect(await parse(content, format)).toMatchObject({ reason, proposal: null });
  });
});
