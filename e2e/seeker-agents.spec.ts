import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { readMails } from '../support/journeys/mails.ts';
import { asPerson, beSignedIn, newEmployer, newSeeker, type Person } from '../support/journeys/people.ts';
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';

const title = 'CV-match - en nem måde at finde den kommende medarbejder';
const listPath = '/virksomhed/agent/liste';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'CV-match' }).getByRole('listitem').filter({ hasText: name });
const hits = (page: Page) => page.getByRole('list', { name: 'Kandidater, der passer' }).getByRole('listitem');
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Navn' });

/** A paying employer of the sample data whose agents no other journey uses: one for each project. */
function payingEmployer({ project }: TestInfo): Person {
  const [key, name] =
    project.name === 'phone' ? ['limfjord-seafood', 'Limfjord Seafood'] : ['fjordklinikken', 'Fjordklinikken'];
  return { name: name ?? '', email: `${key}@jobblik.test`, password: 'jobblik-demo' };
}

interface Named {
  id: number;
  name: string;
}

/** A language and a town whose combination belongs to one run of one test; `which` is the test's own number, below 4. */
async function rareWish(
  request: APIRequestContext,
  { project, repeatEachIndex, retry }: TestInfo,
  which: number,
): Promise<{ language: Named; place: { id: number; label: string } }> {
  const languages = ((await (await request.get('/api/get_languages')).json()) as Named[]).slice(40);
  const towns = ['9990 Skagen', '4791 Borre', '6720 Fanø', '8305 Samsø', '5960 Marstal', '9940 Læsø', '3770 Allinge'];
  const number = 8 * (2 * repeatEachIndex + retry) + 4 * (project.name === 'phone' ? 1 : 0) + which;
  const language = languages[number % languages.length] as Named;
  const label = towns[Math.floor(number / languages.length) % towns.length] as string;
  return { language, place: { id: Number(label.slice(0, 4)), label } };
}
type Wish = Awaited<ReturnType<typeof rareWish>>;

async function makeAgent(request: APIRequestContext, employer: Person, agent: object): Promise<number> {
  const headers = await asPerson(employer);
  const answer = await request.post('/api/create_seeker_agent', { headers, data: { agent } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { agent_id: number }).agent_id;
}

/** A person who publishes a CV that fits a wish, by API calls. */
async function publishCv(request: APIRequestContext, { language, place }: Wish, visibility?: 'anonymous') {
  const last = `Ravn${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const person = await newSeeker(`Thyra ${last}`);
  const headers = await asPerson(person);
  if (visibility) await request.post('/api/set_cv_visibility', { headers, data: { visibility } });
  const cv = {
    first_name: 'Thyra',
    last_name: last,
    cv_city: place.id,
    jobtype: 2,
    about_me: 'Jeg bager til hverdag og fest.',
    cv_language: [{ id: language.id, level: 3 }],
    cv_experience: [
      {
        title: 'Konditor',
        company_name: 'Bagværket',
        experience_start_year: 2015,
        experience_start_month: 2,
        present: 1,
      },
    ],
  };
  const made = await (await request.post('/api/create_cv', { headers, data: { cv } })).json();
  expect(made, JSON.stringify(made)).toMatchObject({ result: 'success' });
  return { name: `Thyra ${last}`, last, headers };
}

async function pick(page: Page, label: string, typed: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

async function remove(request: APIRequestContext, employer: Person, agentId: number): Promise<void> {
  const headers = await asPerson(employer);
  const answer = await request.post('/api/delete_seeker_agent', { headers, data: { agent_id: agentId } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const mailsAbout = async ({ email }: Person, name: string) =>
  (await readMails(email)).filter(({ text }) => text.includes(name));

test(
  'an agent is made, is told of a new CV without a reload, shows why, and opens the CV',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const employer = payingEmployer(info);
    const wish = await rareWish(request, info, 0);
    const name = `Sprogkyndig ${randomUUID().slice(0, 8)}`;
    await beSignedIn(page, employer);
    await page.goto(listPath);
    await expect(heading(page, title)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Opret CV-match' }).click();

    await expect(heading(page, 'Opret CV-match')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await pick(page, 'Sprog', wish.language.name, wish.language.name);
    await pick(page, 'Steder', wish.place.label.slice(0, 4), new RegExp(wish.place.label));
    await expect(page.getByRole('status').filter({ hasText: 'Ingen kandidater passer lige nu' })).toBeVisible();
    await nameField(page).fill(name);
    await page.getByRole('radio', { name: 'Aldrig' }).click();
    await expect(page.getByRole('radio', { name: 'Aldrig' })).toBeChecked();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Opret CV-match' }).click();

    await expect(heading(page, name)).toBeVisible();
    const agentId = Number(/resultat\/(\d+)/.exec(page.url())?.[1]);
    await expect(page.getByRole('heading', { name: 'Ingen kandidater passer lige nu' })).toBeVisible();
    await expectAccessible(page);
    const first = await publishCv(request, wish);
    await expect(hits(page)).toContainText(first.name);
    await expect(hits(page)).toContainText(
      `Passer på ${wish.place.label.slice(5)} og ${wish.language.name.toLowerCase()}`,
    );
    await expect(hits(page).getByText('Ny', { exact: true })).toBeVisible();
    await expectAccessibleInBothSchemes(page);

    await page.goto(listPath);
    await expect(row(page, name)).toContainText('1 kandidat · Ingen mails');
    await expect(row(page, name)).not.toContainText('1 ny');
    const second = await publishCv(request, wish, 'anonymous');
    await expect(row(page, name)).toContainText('1 ny');
    await expect(row(page, name)).toContainText('2 kandidater');
    await expectAccessibleInBothSchemes(page);

    await page.getByRole('link', { name, exact: true }).click();
    await expect(hits(page)).toHaveCount(2);
    const hidden = hits(page).filter({ hasText: 'Navnet er skjult' });
    await expect(hidden.getByText('Ny', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(second.last);
    const known = hits(page).filter({ hasText: first.name });
    await expect(known.getByText('Ny', { exact: true })).toHaveCount(0);
    await known.getByRole('button', { name: /CV'et fra/ }).click();
    await expect(page.getByText('Gemt CV')).toBeVisible();
    await page.getByRole('link', { name: first.name }).click();
    await expect(page).toHaveURL(/\/virksomhed\/cv\/Vis\/\d+-konditor$/);
    await expect(heading(page, first.name)).toBeVisible();

    await request.post('/api/set_cv_visibility', { headers: first.headers, data: { visibility: 'hidden' } });
    await page.goto(`/virksomhed/agent/resultat/${agentId}`);
    await expect(hits(page)).toHaveCount(1);
    await remove(request, employer, agentId);
  },
);

test('a form without a choice shows an error and keeps its input; ages from 15 to 66 are no choice', async ({
  page,
}, info) => {
  await beSignedIn(page, payingEmployer(info));
  await page.goto('/virksomhed/agent/Opret');
  await nameField(page).fill('Uden valg');
  const submit = page.getByRole('button', { name: 'Opret CV-match' });
  await submit.click();
  const problem = page.getByRole('alert').filter({ hasText: 'Du skal vælge en mulighed' });
  await expect(problem).toHaveText('Du skal vælge en mulighed');
  await expect(problem).toBeFocused();
  await expect(nameField(page)).toHaveValue('Uden valg');
  await expectAccessibleInBothSchemes(page);

  const from = page.getByRole('slider', { name: 'Alder fra' });
  await from.press('ArrowRight');
  await expect(page.getByText('Fra 16 år')).toBeVisible();
  await expect(problem).toBeHidden();
  await from.press('ArrowLeft');
  await submit.click();
  await expect(problem).toBeVisible();
  await page.getByRole('checkbox', { name: 'Deltid' }).click();
  await expect(problem).toBeHidden();

  await page.reload();
  await expect(page.getByText('Vi har hentet det, I var i gang med.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Uden valg');
  await expect(page.getByRole('checkbox', { name: 'Deltid' })).toBeChecked();
  await page.getByRole('button', { name: 'Begynd forfra' }).click();
  await expect(page.getByRole('checkbox', { name: 'Deltid' })).not.toBeChecked();
});

test('a search becomes a CV-match with all its filters', async ({ page, request }, info) => {
  const employer = payingEmployer(info);
  await beSignedIn(page, employer);
  const tree: { children: { id: number; text: string }[] }[] = await (
    await request.get('/api/get_all_categories/0')
  ).json();
  const [trade] = tree.flatMap(({ children }) => children);
  if (!trade) throw new Error('no category is listed');
  await page.goto(
    `/virksomhed/cv/søg?location=nordjylland&location=odense-syddanmark&categories=${trade.id}&keyword=kok&job_type=2&educations=4&experiences=3&extras=2&language=31&min_age=25&max_age=40&postcode=8000&radius=25&sort=newest`,
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Fjern Odense', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Gem som CV-match' }).click();
  await expect(main.getByText('Jeres søgning er sat ind.')).toBeVisible();
  await expect(main.getByText('kok', { exact: true }).first()).toBeVisible();
  for (const name of [trade.text, 'Nordjylland', 'Odense'])
    await expect(page.getByRole('button', { name: `Fjern ${name}`, exact: true })).toBeVisible();
  for (const name of ['Deltid', 'Kortere videregående uddannelse', 'CV-dokument'])
    await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Afstand fra 8000 Aarhus C' })).toHaveValue('25');
  await expect(page.getByRole('slider', { name: 'Alder fra' })).toHaveValue('25');
  await expect(page.getByRole('slider', { name: 'Alder til' })).toHaveValue('40');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opret CV-match' }).click();
  await expect(main.getByText('Højst 25 km fra 8000 Aarhus C')).toBeVisible();
  for (const choice of [trade.text, 'Nordjylland', 'Odense', 'Deltid', '25–40 år', '3–5 års erfaring', 'Dansk'])
    await expect(main.getByText(choice, { exact: true })).toBeVisible();
  await remove(request, employer, Number(page.url().split('/').at(-1)));
});

test('an agent is changed and deleted by the keyboard alone', async ({ page, request }, info) => {
  const employer = payingEmployer(info);
  const name = `Kok ${randomUUID().slice(0, 8)}`;
  const id = await makeAgent(request, employer, { name, categories: [901], location: [8000], frequency: 'never' });
  await beSignedIn(page, employer);
  await page.goto(listPath);
  await page.getByRole('link', { name: `Rediger ${name}` }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/virksomhed/agent/Rediger/${id}$`));
  await expect(heading(page, 'Rediger CV-match')).toBeVisible();
  await page.getByRole('button', { name: 'Fjern 8000 Aarhus C' }).press('Enter');
  const places = page.getByRole('combobox', { name: 'Steder' });
  await places.fill('9990');
  await places.press('ArrowDown');
  await places.press('Enter');
  await expect(page.getByRole('button', { name: 'Fjern 9990 Skagen' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Kun kandidater med en video' }).press('Space');
  await page.getByRole('slider', { name: 'Alder til' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Gem CV-match' }).press('Enter');
  await expect(heading(page, name)).toBeVisible();
  const main = page.getByRole('main');
  for (const chip of ['9990 Skagen', 'Video-CV', '15–65 år']) await expect(main.getByText(chip)).toBeVisible();

  await page.goto(listPath);
  await page.getByRole('button', { name: `Slet ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Slet »${name}«?` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Behold det' }).press('Enter');
  await expect(row(page, name)).toHaveCount(1);
  await page.getByRole('button', { name: `Slet ${name}` }).press('Enter');
  await dialog.getByRole('button', { name: 'Slet CV-match' }).press('Enter');
  await expect(page.getByText(`»${name}« er slettet`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await page.goto(`/virksomhed/agent/resultat/${id}`);
  await expect(page.getByRole('heading', { name: 'Dette CV-match findes ikke længere' })).toBeVisible();
});

test('a mail is sent at once, and its link stops further ones without signing in', async ({ page, request }, info) => {
  const employer = payingEmployer(info);
  const wish = await rareWish(request, info, 1);
  const agent = { name: 'Hurtig', languages: [wish.language.id], location: [wish.place.id], frequency: 'now' };
  const id = await makeAgent(request, employer, agent);
  const cv = await publishCv(request, wish);
  await expect.poll(async () => (await mailsAbout(employer, cv.name)).length).toBe(1);
  const [mail] = await mailsAbout(employer, cv.name);
  expect(mail?.subject).toContain('til jeres CV-match');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  const link = /https?:\/\/\S+(\/cv-match\/stop\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await page.goto(link);
  await expect(heading(page, 'Stop mails fra CV-match?')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Stop mails' }).click();
  await expect(heading(page, 'I får ingen mails fra CV-match')).toBeVisible();
  const headers = await asPerson(employer);
  const left = await request.post('/api/get_seeker_agent_by_id', { headers, data: { agent_id: id } });
  expect((await left.json()).agent).toMatchObject({ name: 'Hurtig', frequency: 'never' });
  await remove(request, employer, id);
});

test('without a membership the screens explain CV-match and lead to a plan', async ({ page }) => {
  await beSignedIn(page, await newEmployer());
  for (const path of [listPath, '/virksomhed/agent/Opret', '/virksomhed/agent/Rediger/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'CV-match følger med et betalt medlemskab' })).toBeVisible();
  }
  await expectAccessibleInBothSchemes(page);
  await expect(page.getByRole('link', { name: 'Se planerne' })).toHaveAttribute('href', '/virksomhed/medlemskab/pakke');
});
