import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { readMails } from '../support/journeys/mails.ts';
import { asPerson, beSignedIn, newSeeker, type Person } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';

/** A word of letters that belongs to one test only. */
const newWord = () => `q${randomUUID().replace(/[^a-f]/g, '')}${randomUUID().replace(/[^a-f]/g, '')}`.slice(0, 14);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const agents = (page: Page) => page.getByRole('list', { name: 'Jobagenter' }).getByRole('listitem');
const hits = (page: Page) => page.getByRole('list', { name: 'Job, der passer' }).getByRole('listitem');
const words = (page: Page) => page.getByRole('textbox', { name: 'Ord i annoncen' });

async function open(page: Page, path: string): Promise<Person> {
  const person = await newSeeker();
  await beSignedIn(page, person);
  await page.goto(path);
  return person;
}

async function pick(page: Page, label: string, typed: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

async function makeAgent(request: APIRequestContext, person: Person, agent: object): Promise<number> {
  const headers = await asPerson(person);
  const answer = await request.post('/api/create_agent', { headers, data: { agent } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { agent_id: number }).agent_id;
}

/** Mails that a reader can stop. */
const agentMails = async ({ email }: Person) =>
  (await readMails(email)).filter(({ headers }) => headers['List-Unsubscribe']);

test('an agent is created, finds existing ads, shows a new ad without a reload, and shows why', {
  tag: '@phone',
}, async ({ page, request }) => {
  const word = newWord();
  const before = await newAd(request, { title: `Fyrpasser ${word}` });
  await open(page, '/kandidat/agent/liste');
  await expect(page.getByRole('heading', { name: 'Du har ingen jobagenter endnu' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Opret jobagent' }).click();

  await expect(heading(page, 'Opret jobagent')).toBeVisible();
  await words(page).fill(word);
  await words(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 job passer lige nu' })).toBeVisible();
  await pick(page, 'Steder', 'nordjyl', /Nordjylland, hele regionen/);
  await page.getByRole('textbox', { name: 'Navn på jobagenten' }).fill('Fyr i nord');
  await page.getByRole('radio', { name: 'Mandag morgen' }).check();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Opret jobagent' }).click();

  await expect(heading(page, 'Fyr i nord')).toBeVisible();
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText(before.title);
  await expect(hits(page)).toContainText(`Passer på »${word}« og Nordjylland`);
  await expect(hits(page).getByText('Nyt', { exact: true })).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);

  await page.goto('/kandidat/agent/liste');
  await expect(agents(page)).toContainText('1 job · Mail om mandagen');
  await expect(agents(page)).not.toContainText('1 nyt');
  const fresh = await newAd(request, { title: `Fyrmester ${word}` });
  await expect(agents(page)).toContainText('1 nyt');
  await expect(agents(page)).toContainText('2 job');
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('link', { name: 'Fyr i nord', exact: true }).click();
  await expect(hits(page)).toHaveCount(2);
  const hit = hits(page).filter({ hasText: fresh.title });
  await expect(hit.getByText('Nyt', { exact: true })).toBeVisible();
  await expect(hit).toContainText('Passer på');
  await page.goto('/kandidat/agent/liste');
  await expect(agents(page)).toContainText('2 job');
  await expect(agents(page)).not.toContainText('1 nyt');
});

test('a new ad is added to the open result', async ({ page, request }) => {
  const word = newWord();
  const person = await newSeeker();
  const id = await makeAgent(request, person, { title: 'Åben', keywords: [word], frequency: 'never' });
  await beSignedIn(page, person);
  await page.goto(`/kandidat/agent/resultat/${id}`);
  await expect(page.getByRole('heading', { name: 'Ingen job passer lige nu' })).toBeVisible();
  await expect(page.getByText('Nye job står her, når de kommer.')).toBeVisible();
  await expectAccessible(page);
  const ad = await newAd(request, { title: `Vagtmester ${word}` });
  await expect(hits(page)).toContainText(ad.title);
  await expect(hits(page).getByText('Nyt', { exact: true })).toBeVisible();
  await hits(page).getByRole('button', { name: /Gem / }).click();
  await page.getByRole('link', { name: ad.title }).click();
  await expect(heading(page, ad.title)).toBeVisible();
});

test('a form without a choice shows an error and keeps its input; a draft survives a reload', async ({ page }) => {
  await open(page, '/kandidat/agent/Opret');
  await page.getByRole('textbox', { name: 'Navn på jobagenten' }).fill('Uden valg');
  await page.getByRole('button', { name: 'Opret jobagent' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Du skal vælge en mulighed' });
  await expect(problem).toBeVisible();
  await expect(problem).toHaveText('Du skal vælge en mulighed');
  await expect(problem).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('checkbox', { name: 'Deltid' }).check();
  await expect(problem).toBeHidden();
  await page.reload();
  await expect(page.getByText('Vi har hentet det, du var i gang med.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Navn på jobagenten' })).toHaveValue('Uden valg');
  await expect(page.getByRole('checkbox', { name: 'Deltid' })).toBeChecked();
  await page.getByRole('button', { name: 'Begynd forfra' }).click();
  await expect(page.getByRole('checkbox', { name: 'Deltid' })).not.toBeChecked();

  // A form opened from a search stores its draft under that search; »Annuller« discards it.
  const fromSearch = '/kandidat/agent/Opret?keyword=kok';
  const name = page.getByRole('textbox', { name: 'Navn på jobagenten' });
  await page.goto(fromSearch);
  await expect(page.getByText('kok', { exact: true })).toBeVisible();
  await name.fill('Køkkener');
  await page.reload();
  await expect(name).toHaveValue('Køkkener');
  await page.getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(page).toHaveURL(/\/agent\/liste$/);
  await page.goto(fromSearch);
  await expect(page.getByText('kok', { exact: true })).toBeVisible();
  await expect(name).toHaveValue('');
});

test('a person does not see the searches of another one in the same browser', async ({ page }) => {
  await open(page, '/kandidat/agent/Opret');
  const name = page.getByRole('textbox', { name: 'Navn på jobagenten' });
  await name.fill('Væk fra chefen');
  await page.reload();
  await expect(name).toHaveValue('Væk fra chefen');
  await open(page, '/kandidat/agent/Opret');
  await expect(name).toHaveValue('');
  await expect(page.getByText('Vi har hentet det, du var i gang med.')).toBeHidden();
});

test('a search becomes an agent', { tag: '@firefox' }, async ({ page }) => {
  await open(
    page,
    '/find/job?keyword=kok&location=midtjylland&location=odense-syddanmark&location=xby&job_category=sundhed-og-omsorg&type=2&posted=1&remote=3&pay=1&postcode=8000&radius=25',
  );
  await page.getByRole('link', { name: 'Opret jobagent' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Din søgning er sat ind.')).toBeVisible();
  await expect(main.getByText('kok', { exact: true }).first()).toBeVisible();
  for (const name of ['Midtjylland', 'Odense'])
    await expect(page.getByRole('button', { name: `Fjern ${name}`, exact: true })).toBeVisible();
  await expect(main.getByText('Sundhed og omsorg', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Deltid' })).toBeChecked();
  await expect(main.getByText('8000 Aarhus C', { exact: true })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Afstand fra 8000 Aarhus C' })).toHaveValue('25');
  await expect(page.getByRole('checkbox', { name: 'Altid hjemmefra' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Vis kun job, der oplyser løn' })).toBeChecked();
  await expect(main.getByText('Vi kender ikke »Xby«, så det er ikke med.')).toBeVisible();
  await expect(main.getByText('valget under »Slået op« er ikke med')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opret jobagent' }).click();
  await expect(heading(page, 'kok · Sundhed og omsorg +6')).toBeVisible();
  await expect(main.getByText('Højst 25 km fra 8000 Aarhus C')).toBeVisible();
  await expect(main.getByText('Altid hjemmefra')).toBeVisible();
  await expect(main.getByText('Oplyser løn')).toBeVisible();
});

test('an agent is changed and deleted by the keyboard alone', async ({ page, request }) => {
  const person = await newSeeker();
  const id = await makeAgent(request, person, { title: 'Kok', categories: [901], location: [8000] });
  await beSignedIn(page, person);
  await page.goto('/kandidat/agent/liste');
  await page.getByRole('link', { name: 'Rediger jobagenten Kok' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/kandidat/agent/Redigere/${id}$`));
  await expect(page.getByRole('button', { name: 'Fjern 8000 Aarhus C' })).toBeVisible();
  await page.getByRole('button', { name: 'Fjern 8000 Aarhus C' }).press('Enter');
  const places = page.getByRole('combobox', { name: 'Steder' });
  await places.fill('9990');
  await places.press('ArrowDown');
  await places.press('Enter');
  await expect(page.getByRole('button', { name: 'Fjern 9990 Skagen' })).toBeVisible();
  await page.getByRole('button', { name: 'Gem jobagent' }).press('Enter');
  await expect(heading(page, 'Kok')).toBeVisible();
  await expect(page.getByText('9990 Skagen').first()).toBeVisible();

  await page.goto('/kandidat/agent/liste');
  await page.getByRole('button', { name: 'Slet jobagenten Kok' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Slet jobagenten »Kok«?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Behold den' }).press('Enter');
  await expect(agents(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Slet jobagenten Kok' }).press('Enter');
  await dialog.getByRole('button', { name: 'Slet jobagent' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Du har ingen jobagenter endnu' })).toBeVisible();
  await page.goto(`/kandidat/agent/resultat/${id}`);
  await expect(page.getByRole('heading', { name: 'Jobagenten findes ikke længere' })).toBeVisible();
});

test('a mail is sent at once, and its link stops further ones without signing in', async ({ page, request }) => {
  const word = newWord();
  const person = await newSeeker();
  const agent = { title: 'Hurtig', keywords: [word], frequency: 'now' };
  await makeAgent(request, person, agent);
  const ad = await newAd(request, { title: `Fyrbøder ${word}` });
  await expect.poll(async () => (await agentMails(person)).length).toBe(1);
  const [mail] = await agentMails(person);
  expect(mail?.subject).toContain(ad.title);
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  const link = /https?:\/\/\S+(\/jobagent\/stop\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await page.goto(link);
  await expect(heading(page, 'Stop mails fra dine jobagenter?')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Stop mails' }).click();
  await expect(heading(page, 'Du får ingen mails fra dine jobagenter')).toBeVisible();
  const headers = await asPerson(person);
  const left = (await (await request.get('/api/get_agent', { headers })).json()) as { agents: object[] };
  expect(left.agents).toMatchObject([{ title: 'Hurtig', frequency: 'never' }]);
  await page.goto('/jobagent/stop/1.forkert');
  await page.getByRole('button', { name: 'Stop mails' }).click();
  await expect(page.getByText('Linket virker ikke.')).toBeVisible();
});

test('one click in the mail program stops the mails too', async ({ request }) => {
  const word = newWord();
  const person = await newSeeker();
  const id = await makeAgent(request, person, { keywords: [word], frequency: 'now' });
  await newAd(request, { title: `Fyrbøder ${word}` });
  await expect.poll(async () => (await agentMails(person)).length).toBe(1);
  const [mail] = await agentMails(person);
  const address = new URL((mail?.headers['List-Unsubscribe'] ?? '').slice(1, -1));
  const answer = await request.post(address.pathname, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const headers = await asPerson(person);
  const read = await request.post('/api/get_agent_by_id', { headers, data: { agent_id: id } });
  expect((await read.json()).agent.frequency).toBe('never');
});
