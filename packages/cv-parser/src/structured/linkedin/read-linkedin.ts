import { open } from 'node:fs/promises';
import { decodeEntities } from '@jobblik/contract/kernel/html-text.rules';
import { findBirthday } from '../../contact-fields.ts';
import { readZipEntries, readZipEntryBytes } from '../../files/zip.ts';
import { UnreadableDocument } from '../../source-line.ts';
import { educationOf } from '../education-of.ts';
import { levelOfText } from '../language-levels.rules.ts';
import { isPresent, readDate } from '../read-date.ts';
import type { StructuredCv, StructuredEducation, StructuredJob, StructuredLanguage } from '../structured-cv.ts';
import { emptyStructuredCv } from '../structured-cv.ts';
import { firstRows, lineOf, textOf } from '../values.ts';
import { hasColumnsOf, type LinkedInTable, tableOfFile } from './linkedin-tables.rules.ts';
import { type CsvTable, readCsv } from './read-csv.ts';

/** Most bytes of one table. */
const maxTableBytes = 20 * 1024 * 1024;

type Tables = ReadonlyMap<LinkedInTable, CsvTable>;
type Row = CsvTable['rows'][number];

/**
 * The CV in LinkedIn's data export, a ZIP of tables. Only the tables of the CV are unpacked: the export also has messages and contacts.
 * @throws UnreadableDocument `not_a_cv` for a ZIP without these tables, `unreadable` for one that is broken
 */
export async function readLinkedIn(path: string): Promise<StructuredCv> {
  const tables = await readTables(path);
  if (!(['profile', 'positions', 'education'] as const).some((name) => tables.has(name)))
    throw new UnreadableDocument('not_a_cv');
  const profile = tables.get('profile')?.rows[0] ?? {};
  return {
    ...emptyStructuredCv,
    first_name: lineIn(profile, 'first name'),
    last_name: lineIn(profile, 'last name'),
    headline: lineIn(profile, 'headline'),
    about: textIn(profile, 'summary'),
    street: lineIn(profile, 'address'),
    birthday: findBirthday(`Birthday: ${lineIn(profile, 'birth date')}`) ?? '',
    ...placeOf(profile),
    email: emailOf(tables),
    phone: (tables.get('phones')?.rows ?? []).map((row) => lineIn(row, 'number')).find((number) => number !== '') ?? '',
    jobs: rowsOf(tables, 'positions', jobOf),
    educations: rowsOf(tables, 'education', educationIn),
    skills: firstRows(
      [...(tables.get('skills')?.rows ?? []), ...(tables.get('certifications')?.rows ?? [])],
      (row) => lineIn(row, 'name') || undefined,
      (tables.get('skills')?.left ?? 0) + (tables.get('certifications')?.left ?? 0),
    ),
    languages: rowsOf(tables, 'languages', languageOf),
  };
}

async function readTables(path: string): Promise<Tables> {
  const tables = new Map<LinkedInTable, CsvTable>();
  const file = await open(path);
  try {
    const entries = await readZipEntries(file, (await file.stat()).size);
    for (const entry of entries) {
      const name = tableOfFile(entry.name);
      if (!name || tables.has(name)) continue;
      const table = readCsv(await readZipEntryBytes(file, entry, maxTableBytes));
      if (hasColumnsOf(name, table.columns)) tables.set(name, table);
    }
  } finally {
    await file.close();
  }
  return tables;
}

function rowsOf<R>(tables: Tables, name: LinkedInTable, read: (row: Row) => R | undefined) {
  const table = tables.get(name);
  return firstRows(table?.rows ?? [], read, table?.left);
}

function textIn(row: Row, column: string): string {
  return textOf(decodeEntities(row[column] ?? ''));
}

function lineIn(row: Row, column: string): string {
  return lineOf(decodeEntities(row[column] ?? ''));
}

/** `Aarhus, Midtjylland, Danmark`: the town stands first, the country last. */
function placeOf(profile: Row): Pick<StructuredCv, 'zip' | 'town' | 'country'> {
  const parts = lineIn(profile, 'geo location').split(', ');
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const isDanish = last === '' || /^(?:denmark|danmark|dänemark|dania|данія)$/i.test(last);
  // ZZ is the code of ISO 3166 for a country that is not known.
  return { zip: lineIn(profile, 'zip code'), town: parts[0] ?? '', country: isDanish ? '' : 'ZZ' };
}

function emailOf(tables: Tables): string {
  const rows = tables.get('emails')?.rows ?? [];
  const primary = rows.find((row) => /^(?:yes|ja|true)$/i.test(lineIn(row, 'primary'))) ?? rows[0];
  return primary ? lineIn(primary, 'email address') : '';
}

function jobOf(row: Row): StructuredJob | undefined {
  const [title, company] = [lineIn(row, 'title'), lineIn(row, 'company name')];
  if (title === '' && company === '') return undefined;
  const finished = lineIn(row, 'finished on');
  return {
    title,
    company,
    location: lineIn(row, 'location'),
    description: textIn(row, 'description'),
    start: readDate(lineIn(row, 'started on')),
    end: readDate(finished),
    present: finished === '' || isPresent(finished),
  };
}

function educationIn(row: Row): StructuredEducation | undefined {
  const written = {
    name: lineIn(row, 'degree name'),
    type: '',
    school: lineIn(row, 'school name'),
    location: '',
    start: readDate(lineIn(row, 'start date')),
    end: readDate(lineIn(row, 'end date')),
    description: [textIn(row, 'notes'), textIn(row, 'activities')].filter(Boolean).join('\n'),
  };
  return educationOf(written, false);
}

function languageOf(row: Row): StructuredLanguage | undefined {
  const [name, levelText] = [lineIn(row, 'name'), lineIn(row, 'proficiency')];
  return name === '' ? undefined : { name, code: undefined, levelText, level: levelOfText(levelText) };
}
