import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  makeCvFile,
  type WrittenFormat,
  writeBlocks,
} from '../../apps/server/src/documents/parsing-samples/cv-files.factory.ts';
import type { ForeignCv } from '../../apps/server/src/documents/parsing-samples/foreign/foreign-cv.factory.ts';
import { type FormCv, writeForm } from '../../apps/server/src/documents/parsing-samples/form-cvs.factory.ts';
import { type Layout, makeLayout } from '../../apps/server/src/documents/parsing-samples/layouts.factory.ts';
import { type PageCv, writePageCv } from '../../apps/server/src/documents/parsing-samples/page-files.factory.ts';
import { makePerson, type SamplePerson } from '../../apps/server/src/documents/parsing-samples/people.factory.ts';
import { photoOf, scanOf } from '../../packages/cv-parser/src/samples/scans.factory.ts';
import { Random } from '../../support/data/random.ts';
import type { ExpectedCv } from './parse-metrics.ts';

export interface SampleCv {
  name: string;
  path: string;
  format: WrittenFormat | 'doc' | 'picture';
  expected: ExpectedCv;
  /** Kind of CV that it is an example of. */
  kind: string;
}

/** CVs of a folder with an `expected.json`; none if the folder is missing. */
export function readLabelled(folder: string): SampleCv[] {
  const list = join(folder, 'expected.json');
  if (!existsSync(list)) return [];
  const entries = JSON.parse(readFileSync(list, 'utf8')) as (ExpectedCv & { file: string; layout: string })[];
  return entries.map((expected) => ({
    name: expected.file,
    path: join(folder, expected.file),
    format: expected.file.split('.').at(-1) as SampleCv['format'],
    expected,
    kind: expected.layout,
  }));
}

const formats: readonly WrittenFormat[] = ['pdf', 'docx', 'pdf', 'odt', 'rtf'];

/** CVs of fictitious people, in random layouts; the same seed generates the same CVs. */
export async function writeGenerated(folder: string, count: number, seed: number): Promise<SampleCv[]> {
  mkdirSync(folder, { recursive: true });
  const samples: SampleCv[] = [];
  for (let at = 0; at < count; at += 1) {
    const chance = new Random(seed + at);
    const person = makePerson(chance, at % 3 === 2 ? 'en' : 'da');
    const layout = makeLayout(chance);
    const format = formats[at % formats.length] ?? 'pdf';
    const path = join(folder, `generated${at}.${format}`);
    writeFileSync(path, await makeCvFile(format, person, layout));
    const kind = `${layout.columns}, dates ${layout.place} (${layout.dates}), ${layout.order} first by "${layout.joint.replace('\n', 'line')}"`;
    samples.push({ name: `generated${at}.${format}`, path, format, expected: expectedOf(person, layout), kind });
  }
  return samples;
}

/** Hand-written CVs, as PDFs with realistic layouts. */
export async function writePages(folder: string, cvs: readonly PageCv[]): Promise<SampleCv[]> {
  mkdirSync(folder, { recursive: true });
  const samples: SampleCv[] = [];
  for (const [at, cv] of cvs.entries()) {
    const path = join(folder, `page${at}.pdf`);
    writeFileSync(path, await writePageCv(cv));
    samples.push({ name: cv.name, path, format: 'pdf', expected: expectedOfPage(cv), kind: cv.style });
  }
  return samples;
}

/** The same CVs as scans: pictures of their pages. */
export async function writeScans(folder: string, cvs: readonly PageCv[]): Promise<SampleCv[]> {
  mkdirSync(folder, { recursive: true });
  const samples: SampleCv[] = [];
  for (const [at, cv] of cvs.entries()) {
    const path = join(folder, `scan${at}.pdf`);
    // Every second page is slightly rotated.
    writeFileSync(path, await scanOf(await writePageCv(cv), { turned: at % 2 === 0 ? 0 : 0.7 }));
    samples.push({ name: cv.name, path, format: 'pdf', expected: expectedOfPage(cv), kind: cv.style });
  }
  return samples;
}

/** The same CVs as a phone takes them: held by hand, half of the sheet in a shadow. */
export async function writePhotos(folder: string, cvs: readonly PageCv[]): Promise<SampleCv[]> {
  mkdirSync(folder, { recursive: true });
  const samples: SampleCv[] = [];
  for (const [at, cv] of cvs.entries()) {
    const path = join(folder, `photo${at}.jpg`);
    const look = { shadow: 0.6, resolution: 220, turned: at % 2 === 0 ? -0.8 : 1.6 };
    writeFileSync(path, await photoOf(await writePageCv(cv), look));
    samples.push({ name: cv.name, path, format: 'picture', expected: expectedOfPage(cv), kind: cv.style });
  }
  return samples;
}

/** Made CVs in other languages, in turns as each format; the PDF's typeface has only Latin letters of western Europe. */
export async function writeForeign(folder: string, cvs: readonly ForeignCv[]): Promise<SampleCv[]> {
  mkdirSync(folder, { recursive: true });
  const samples: SampleCv[] = [];
  for (const [at, cv] of cvs.entries()) {
    const isWestern = cv.language !== 'pl' && cv.language !== 'uk';
    const format = (['docx', 'odt', isWestern ? 'pdf' : 'rtf'] as const)[at % 3] ?? 'docx';
    const path = join(folder, `foreign${at}.${format}`);
    writeFileSync(path, await writeBlocks(format, cv.blocks));
    samples.push({ name: cv.name, path, format, expected: expectedOfForeign(cv), kind: cv.language });
  }
  return samples;
}

/** Labelled forms in other languages, printed or with the fields of a PDF. */
export async function writeForms(folder: string, forms: readonly FormCv[]): Promise<SampleCv[]> {
  mkdirSync(folder, { recursive: true });
  const samples: SampleCv[] = [];
  for (const [at, form] of forms.entries()) {
    const { format, content } = await writeForm(form, at);
    const path = join(folder, `form${at}.${format}`);
    writeFileSync(path, content);
    samples.push({ name: form.name, path, format, expected: expectedOfForeign(form), kind: form.form.kind });
  }
  return samples.map((sample) => ({ ...sample, expected: { ...sample.expected, languages: undefined } }));
}

function expectedOfForeign(cv: ForeignCv): ExpectedCv {
  const date = (text: string) => (text === 'nu' ? null : text.replace('/', '.'));
  return {
    name: cv.name,
    email: cv.email,
    phone: cv.phone,
    address: undefined,
    zip: undefined,
    experience: cv.jobs.map(([title, employer, , start, end]) => ({
      title,
      employer,
      start: date(start),
      end: date(end),
    })),
    education: cv.educations.map(([degree, institution, start, end]) => ({
      degree,
      institution,
      start: String(start),
      end: String(end),
    })),
    skills: undefined,
    languages: cv.languages.map((language) => ({ language, level: '' })),
  };
}

/** The labels of {@link PageCv}; fields without a label are not judged. */
function expectedOfPage(cv: PageCv): ExpectedCv {
  return {
    name: cv.name,
    email: cv.email ?? null,
    phone: cv.phone ?? null,
    address: undefined,
    zip: cv.zip === undefined ? undefined : String(cv.zip),
    experience: cv.jobs.map(readEntry).map(({ what, where, ...dates }) => ({ title: what, employer: where, ...dates })),
    education: cv.educations
      .map(readEntry)
      .map(({ what, where, ...dates }) => ({ degree: what, institution: where, ...dates })),
    skills: cv.skills,
    languages: cv.languages?.map((language) => ({ language, level: '' })),
  };
}

/** `title @ employer 8/2016-nu` */
function readEntry(label: string) {
  const [, what = '', where = '', start = '', end = ''] = /^(.*) @ (.*) ([\d/]*)-([\d/]*|nu)$/.exec(label) ?? [];
  const date = (text: string) => (text === '' || text === 'nu' ? null : text.replace('/', '.'));
  return { what, where, start: date(start), end: date(end) };
}

function expectedOf(person: SamplePerson, layout: Layout): ExpectedCv {
  const date = (at: { year: number; month: number } | null) =>
    at && (layout.dates === 'years' ? String(at.year) : `${String(at.month).padStart(2, '0')}.${at.year}`);
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    address: person.street,
    zip: person.zip,
    experience: person.jobs.map(({ title, company, start, end }) => ({
      title,
      employer: company,
      start: date(start),
      end: date(end),
    })),
    education: person.educations.map(({ degree, school, start, end }) => ({
      degree,
      institution: school,
      start: String(start),
      end: String(end),
    })),
    skills: person.skills,
    languages: person.languages.map(({ name, level }) => ({ language: name, level })),
  };
}
