import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from '@jobblik/cv-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFieldLabel } from '../../../../../packages/cv-parser/src/form-labels.ts';
import { propose } from '../../../../../packages/cv-parser/src/propose.ts';
import { linesOf } from '../../../../../packages/cv-parser/src/samples/lines.factory.ts';
import { allFormCvs, type FormCv, writeForm } from './form-cvs.factory.ts';
import { testLexicon } from './lexicon.factory.ts';

const lexicon = testLexicon();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-forms-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function contactIn(cv: FormCv) {
  const at = allFormCvs.indexOf(cv);
  const { format, content } = await writeForm(cv, at);
  const path = join(folder, `${at}.${format}`);
  await writeFile(path, content);
  // A PDF with few printed letters may be a picture; these have none.
  const { proposal } = (await parseDocument(path, format, lexicon, new Map([[1, []]]))).result;
  const name = `${proposal?.first_name?.value} ${proposal?.last_name?.value}`;
  return { name, email: proposal?.email?.value, phone: proposal?.phone?.value };
}

describe.each(['no', 'sv', 'de', 'pl', 'uk'] as const)('labelled forms in %s', (code) => {
  const forms = allFormCvs.filter(({ language }) => language === code);

  it.each(forms.map((cv) => [cv.name, cv.form.kind, cv] as const))(
    'give the data of %s (%s)',
    async (_name, _kind, cv) => {
      expect(await contactIn(cv)).toEqual({ name: cv.name, email: cv.email, phone: cv.phone });
    },
  );
});

it.each([
  'Fornavn',
  'Förnamn:',
  'Vor- und Nachname',
  'Imię *',
  'Ім’я',
  'Adres e-mail',
  'Telefon (dagtid)',
  'First name(s)',
])('%s is a label', (text) => expect(isFieldLabel(text)).toBe(true));

it.each(['Navnlig', 'Anna Holm', 'Telefonist', 'Adressevej 4', 'Nameless Studios'])('%s is no label', (text) =>
  expect(isFieldLabel(text)).toBe(false),
);

it('street and town in fields of their own are one address', () => {
  const { address, cv_city } = propose(
    linesOf('Navn\tAnna Holm\nAdresse\tBrovej 4, 2. tv\nPostnr. og by\t8200 Aarhus N'),
    lexicon,
  );
  expect([address?.value, cv_city?.value.id]).toEqual(['Brovej 4, 2. tv', 8200]);
});

it.each([
  ['Vorname\tAnna\nName\tHolm', 'Anna Holm'],
  ['Name: Anna Holm\nVorname: Anna', 'Anna Holm'],
  ['Name, Vorname\tHolm, Anna', 'Anna Holm'],
  ['Efternavn\tHolm\nFornavn\tAnna', 'Anna Holm'],
  ['Fornavn\tEfternavn\nAnna\tHolm', 'Anna Holm'],
  ['Fornavn:\nAnna\nEfternavn:\nHolm', 'Anna Holm'],
  ['Fornavn\nEfternavn\nTelefon\nE-mail', ' '],
])('the name in %j is %j', (text, expected) => {
  const { first_name, last_name } = propose(linesOf(text), lexicon);
  expect(`${first_name?.value ?? ''} ${last_name?.value ?? ''}`).toBe(expected);
});
