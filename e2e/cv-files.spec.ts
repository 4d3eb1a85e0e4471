import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  candidateXml,
  jsonResume,
  linkedInTables,
  linkedInZip,
} from '../apps/server/src/cv/structured/samples/foreign-files.factory.ts';
import { asPerson, beSignedIn, newSeeker, type Person } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const json = { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(jsonResume)) };
const zip = { name: 'Basic_LinkedInDataExport.zip', mimeType: 'application/zip', buffer: linkedInZip() };

/** Chooses a file on the CV's page. */
async function choose(page: Page, person: Person, file: { name: string; mimeType: string; buffer: Buffer }) {
  await beSignedIn(page, person);
  await page.goto('/kandidat/cv/Rediger');
  await page.getByRole('button', { name: 'Udfyld fra dit CV' }).click();
  await dialog(page, 'Udfyld fra dit CV').getByLabel('Dit CV som fil').setInputFiles(file);
}

interface SavedCv {
  cv_experience: { title: string }[];
  cv_skill: { name: string }[];
  cv_language: { name: string; level: number }[];
  about_me: string;
}

async function savedCv(page: Page, person: Person): Promise<SavedCv> {
  const answer = await page.request.get('/api/get_cv?which=draft', { headers: await asPerson(person) });
  return ((await answer.json()) as { cv: SavedCv }).cv;
}

test('LinkedIn’s ZIP gives a proposal, which becomes the CV', { tag: '@phone' }, async ({ page }) => {
  const person = await newSeeker('Nadia El-Sayed');
  await choose(page, person, zip);
  const proposal = dialog(page, 'Forslag fra dit CV');
  await expect(proposal.getByRole('region', { name: `Teksten i ${zip.name}` })).toContainText('Havnens Varer');
  await expect(proposal.getByRole('checkbox', { name: /Indkøber, Havnens Varer/ })).toBeChecked();
  await expect(proposal.getByRole('checkbox', { name: /Gem filen/ }), 'a ZIP is no CV document').toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await proposal.getByRole('button', { name: /^Brug \d+ forslag$/ }).click();
  await expect(page.getByRole('heading', { name: 'Indkøber' })).toBeVisible();
  await expect(async () => {
    const cv = await savedCv(page, person);
    expect(cv.cv_experience.map(({ title }) => title)).toEqual(['Indkøber', 'Butiksassistent']);
    expect(cv.cv_skill.map(({ name }) => name)).toContain('Forhandling');
    expect(cv.cv_language).toMatchObject([
      { name: 'Dansk', level: 4 },
      { name: 'Arabisk', level: 2 },
    ]);
  }).toPass();
});

test('a JSON Resume gives a proposal without its HTML, which becomes the CV', { tag: '@phone' }, async ({ page }) => {
  const person = await newSeeker('Mette Lund');
  await choose(page, person, json);
  const proposal = dialog(page, 'Forslag fra dit CV');
  await expect(proposal.getByRole('checkbox', { name: /Projektleder, Fjordværket/ })).toBeChecked();
  await proposal.getByRole('button', { name: /^Brug \d+ forslag$/ }).click();
  await expect(page.getByRole('heading', { name: 'Projektleder' })).toBeVisible();
  await expect(async () => {
    const cv = await savedCv(page, person);
    expect(cv.cv_experience.map(({ title }) => title)).toEqual(['Projektleder', 'Planlægger']);
    expect(cv.about_me).toMatch(/^<p>Jeg leder projekter\.<br ?\/?>Helst små\.<\/p>$/);
  }).toPass();
});

test('the CV as Europass is saved, and gives the same CV to another person', async ({ page }) => {
  const person = await newSeeker('Elena Rossi');
  await choose(page, person, { name: 'europass.xml', mimeType: 'text/xml', buffer: Buffer.from(candidateXml) });
  await dialog(page, 'Forslag fra dit CV')
    .getByRole('button', { name: /^Brug \d+ forslag$/ })
    .click();
  await expect(async () => expect((await savedCv(page, person)).cv_experience).toHaveLength(2)).toPass();
  await page.goto('/kandidat/mitcv');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Som Europass (XML)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Elena-Rossi-cv.xml');
  const buffer = readFileSync(await file.path());
  const other = await newSeeker('Elena Rossi');
  await choose(page, other, { name: 'cv.xml', mimeType: 'text/xml', buffer });
  await dialog(page, 'Forslag fra dit CV')
    .getByRole('button', { name: /^Brug \d+ forslag$/ })
    .click();
  await expect(async () => {
    const [one, two] = [await savedCv(page, person), await savedCv(page, other)];
    expect(two.cv_experience).toEqual(one.cv_experience);
    expect(two.cv_skill).toEqual(one.cv_skill);
  }).toPass();
});

test('a file that is none of them is answered in words', async ({ page }) => {
  const person = await newSeeker();
  const table = Buffer.from(linkedInTables['Positions.csv'] ?? '');
  await choose(page, person, { name: 'Positions.csv', mimeType: 'text/csv', buffer: table });
  const chooser = dialog(page, 'Udfyld fra dit CV');
  await expect(chooser.getByRole('heading', { name: 'Vælg hele ZIP-filen fra LinkedIn' })).toBeVisible();
  await expectAccessible(page);
  const other = { name: 'package.json', mimeType: 'application/json', buffer: Buffer.from('{"name": "x"}') };
  await chooser.getByLabel('Dit CV som fil').setInputFiles(other);
  await expect(chooser.getByRole('heading', { name: 'Vi kan ikke finde et CV i filen' })).toBeVisible();
});

test('what a CV has no room for is said', async ({ page }) => {
  const work = Array.from({ length: 90 }, (_, at) => ({ name: `Firma ${at}`, position: 'Kok', startDate: '2020' }));
  const buffer = Buffer.from(JSON.stringify({ ...jsonResume, work }));
  await choose(page, await newSeeker(), { ...json, buffer });
  await expect(dialog(page, 'Forslag fra dit CV').getByText('udeladt er erfaring: 30')).toBeVisible();
});
