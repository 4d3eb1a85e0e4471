import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFieldLabel } from './form-labels.ts';
import { parseDocument } from './parse-document.ts';
import { allFormCvs, type FormCv, writeForm } from './samples/form-cvs.factory.ts';
import { testLexicon } from './samples/lexicon.factory.ts';

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
