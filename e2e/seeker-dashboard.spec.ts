import type { Page } from '@playwright/test';
import { asPerson, beSignedIn, newSeeker, sampleEmployer, startSession } from '../support/journeys/people.ts';
import { expect, expectAccessibleInBothSchemes, test } from '../support/journeys/test.ts';
import { newAd } from './support/ads.ts';
import { recordFilm } from './support/film.ts';
import { adWithQuestions, applicationsPath, apply, ask, post, send, textField } from './support/own-questions.ts';
import { fetchAsSent, storeSentBodies } from './support/sent-bodies.ts';

const questionsPath = '/kandidat/job/generelle_spørgsmål';
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test.describe('saved jobs', () => {
  test('are listed six a page, removed by the heart and restored by the toast', { tag: '@phone' }, async ({
    page,
    request,
    isMobile,
  }) => {
    const seeker = await newSeeker();
    for (let count = 0; count < 7; count++) {
      const { id } = await newAd(request);
      await post(request, '/api/saveJob', seeker, { job_id: id });
    }
    await beSignedIn(page, seeker);
    await page.goto('/kandidat/job/gemte');
    const list = page.getByRole('list', { name: 'Dine gemte job' });
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('link', { name: 'Side 2' }).click();
    await expect(page).toHaveURL(/side=2/);
    await expect(list.getByRole('listitem')).toHaveCount(1);

    // Removing the only ad of the last page removes the page.
    await list.getByRole('button', { pressed: true }).click();
    await expect(page.getByText('Jobbet er fjernet fra dine gemte job.')).toBeVisible();
    if (isMobile) await expect(page.getByRole('button', { name: 'Spørg chatbotten' }), 'below the notice').toBeHidden();
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await expect(page).not.toHaveURL(/side=2/);

    const [first] = await list.getByRole('heading', { level: 2 }).allTextContents();
    await list.getByRole('button', { pressed: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await expect(list.getByRole('link').first()).toBeFocused();
    await expect(list.getByRole('heading', { name: first ?? '', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Fortryd' }).last().click();
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(first ?? '');
  });

  test('show when an ad has been deleted, and lead to the search when there are none', async ({ page, request }) => {
    const [ad, seeker] = [await newAd(request), await newSeeker()];
    await beSignedIn(page, seeker);
    await page.goto('/kandidat/job/gemte');
    await expect(page.getByRole('heading', { name: 'Du har ikke gemt nogen job endnu' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Find job' })).toHaveAttribute('href', '/find/job');
    await post(request, '/api/saveJob', seeker, { job_id: ad.id });
    await request.get(`/api/delete_job/${ad.id}`, { headers: await asPerson(sampleEmployer) });
    await page.reload();
    await expect(row(page, ad.title)).toContainText('Slettet');
    await expectAccessibleInBothSchemes(page);
  });
});

test.describe('applications', () => {
  test('show their state and history, and can be withdrawn', { tag: '@phone' }, async ({ page, request }) => {
    const [ad, seeker] = [await newAd(request), await newSeeker()];
    const applicationId = await apply(request, seeker, ad);
    await beSignedIn(page, seeker);
    await page.goto(`/find/job?keyword=${encodeURIComponent(ad.title)}`);
    const found = page
      .getByRole('list', { name: 'Job', exact: true })
      .getByRole('listitem')
      .filter({ hasText: ad.title });
    await expect(found).toContainText('Søgt');
    await page.goto(applicationsPath);
    await expect(row(page, ad.title)).toContainText('ikke åbnet endnu');
    // Reading the employer's counter is not opening the application.
    await request.get(`/api/set_job_apply_seen_status/${ad.id}`, { headers: await asPerson(sampleEmployer) });
    await page.reload();
    await expect(row(page, ad.title)).toContainText('ikke åbnet endnu');
    await post(request, '/api/open_application', sampleEmployer, { application_id: applicationId });
    const mine = row(page, ad.title).first();
    // The notification updates the open list; it is marked as new until the person has seen the list.
    await expect(mine).toContainText(/Set i\sdag\skl\.\s\d+\.\d\d \(Nyt\)af Lene Kjærgaard/);
    await page.reload();
    await expect(mine).toContainText(/Set i\sdag\skl\.\s\d+\.\d\d/);
    await expect(mine).not.toContainText('Nyt');
    await page.getByRole('button', { name: `Forløb og filer for ansøgningen som ${ad.title}` }).click();
    await expect(mine.getByText('Set af Lene Kjærgaard')).toBeVisible();
    await expect(mine.getByText('Jeg har holdt styr på vagter i ni år.')).toBeVisible();
    await expectAccessibleInBothSchemes(page);

    await page.getByRole('button', { name: 'Træk ansøgningen tilbage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vil du trække ansøgningen tilbage?' });
    await dialog.getByRole('button', { name: 'Behold ansøgningen' }).click();
    await page.getByRole('button', { name: 'Træk ansøgningen tilbage' }).click();
    await dialog.getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(page.getByText('Ansøgningen er trukket tilbage.')).toBeVisible();
    await expect(mine.getByText('Trukket tilbage')).toBeVisible();
    await expect(mine.getByText('Besked og filer er slettet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Træk ansøgningen tilbage' })).toHaveCount(0);
    await row(page, ad.title).getByRole('link', { name: ad.title }).click();
    await expect(page.getByRole('heading', { name: 'Du har trukket din ansøgning tilbage' }).first()).toBeVisible();
    await expect(page.getByText('Din ansøgning er sendt.')).toHaveCount(0);
    await page.goto(`/apply/${ad.id}`);
    await expect(page.getByRole('heading', { name: 'Du har trukket din ansøgning tilbage' })).toBeVisible();
    await expect(page.getByText('Du har allerede sendt en ansøgning')).toHaveCount(0);
    await page.goto(`/find/job?keyword=${encodeURIComponent(ad.title)}`);
    await expect(found).not.toContainText('Søgt');
  });

  test('and general questions are two tabs, with keyboard and address', async ({ page }) => {
    await beSignedIn(page, await newSeeker());
    await page.goto(applicationsPath);
    const [first, second] = [
      page.getByRole('tab', { name: 'Jobansøgninger' }),
      page.getByRole('tab', { name: 'Generelle spørgsmål' }),
    ];
    await expect(page.getByRole('heading', { name: 'Du har ikke søgt nogen job endnu' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(encodeURI(questionsPath));
    await expect(page.getByRole('heading', { name: 'Ingen har stillet dig generelle spørgsmål' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await expect(page).toHaveURL(applicationsPath);
    await page.goBack();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('questions', () => {
  test('are answered by text in two rounds; typed text survives a reload', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { ad, path } = await adWithQuestions(page, request, [
      { question: 'Hvornår kan du begynde?', text: 1 },
      { question: 'Hvad er du god til?', text: 1 },
    ]);
    await expectAccessibleInBothSchemes(page);
    await send(page).click();
    await expect(page.getByText('Skriv et svar, eller vælg en video.')).toBeVisible();
    await expect(textField(page, 1)).toBeFocused();
    await textField(page, 1).fill('Den 1. maj.\nEller før.');
    await page.reload();
    await expect(textField(page, 1)).toHaveValue('Den 1. maj.\nEller før.');
    await send(page).click();
    await expect(page.getByText('Dine svar er sendt. Der mangler stadig svar på 1 spørgsmål.')).toBeVisible();
    await expect(page).toHaveURL(applicationsPath);
    await page.getByRole('link', { name: /^Besvar spørgsmål fra Nordlys Energi/ }).click();
    await expect(page.getByText('Den 1. maj.\nEller før.')).toBeVisible();
    await expect(textField(page, 1)).toHaveCount(0);
    await textField(page, 2).fill('At holde styr på vagter');
    await send(page).click();
    await expect(page.getByText('Dine svar er sendt.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Se dine svar til Nordlys Energi' }).click();
    await expect(page.getByText('Du har svaret på det hele.')).toBeVisible();
    await expect(send(page)).toHaveCount(0);
    await expectAccessibleInBothSchemes(page);
    await page.goto(applicationsPath);
    await page.getByRole('button', { name: `Forløb og filer for ansøgningen som ${ad.title}` }).click();
    await expect(page.getByText('Virksomheden har stillet spørgsmål')).toBeVisible();
    await expect(page.getByText('Du har svaret', { exact: false }).first()).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('link', { name: ad.title })).toHaveAttribute('href', ad.path);
  });

  test('are answered by an uploaded video, and by both', async ({ page, request, browser }) => {
    await adWithQuestions(page, request, [
      { question: 'Vis os, hvordan du præsenterer dig.', video: 1 },
      { question: 'Hvad er du god til?', text: 1, video: 1 },
    ]);
    const buffer = await recordFilm(browser);
    const file = (name: string) => ({ name, mimeType: 'video/webm', buffer });
    await page.getByLabel('Din video til spørgsmål 1').setInputFiles(file('hej æøå.webm'));
    await page.getByLabel('Din video til spørgsmål 2').setInputFiles(file('svar.webm'));
    await textField(page, 2).fill('Saucer');
    await expect(page.getByText('hej æøå.webm')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.reload();
    await expect(page.getByText('hej æøå.webm')).toBeVisible();
    await expect(page.getByLabel('Din video til spørgsmål 2, før den er sendt')).toBeVisible();
    await send(page).click();
    await expect(page.getByText('Dine svar er sendt.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Se dine svar til Nordlys Energi' }).click();
    const film = page.getByLabel('Dit videosvar på spørgsmål 1');
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1);
    await expect(page.getByLabel('Dit videosvar på spørgsmål 2')).toBeVisible();
    await expect(page.getByText('Saucer')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  test('that were answered elsewhere are not answered again, and nothing typed is lost', async ({ page, request }) => {
    const { path } = await adWithQuestions(page, request, [
      { question: 'Hvornår kan du begynde?', text: 1 },
      { question: 'Hvad er du god til?', text: 1 },
    ]);
    const other = await page.context().newPage();
    await other.goto(path);
    await textField(other, 1).fill('I morgen');
    await send(other).click();
    await expect(other).toHaveURL(applicationsPath);
    await other.close();
    await textField(page, 1).fill('Om et år');
    await textField(page, 2).fill('At vente');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Spørgsmålet er allerede besvaret');
    await expect(page.getByText('I morgen')).toBeVisible();
    await expect(page.getByText('Det her havde du skrevet, men det er ikke sendt:')).toBeVisible();
    await expect(page.getByText('Om et år')).toBeVisible();
    await expect(textField(page, 2)).toHaveValue('At vente');
    await expectAccessibleInBothSchemes(page);
    await send(page).click();
    await expect(page.getByText('Dine svar er sendt.', { exact: true })).toBeVisible();
  });

  test('wait for the connection and are sent automatically', async ({ page, request, context }) => {
    await adWithQuestions(page, request, [{ question: 'Hvornår kan du begynde?', text: 1 }]);
    await textField(page, 1).fill('Straks');
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText('Vi sender svarene, så snart der er forbindelse igen.')).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(applicationsPath);
    await expect(page.getByText('Dine svar er sendt.', { exact: true })).toBeVisible();
  });

  test('that arrived although the reply was lost count as sent', async ({ page, request }) => {
    await storeSentBodies(page);
    await adWithQuestions(page, request, [{ question: 'Hvornår kan du begynde?', text: 1 }]);
    await textField(page, 1).fill('Straks');
    await page.route('**/api/submit_answer', async (route) => {
      await fetchAsSent(page, route);
      await route.abort('connectionfailed');
    });
    await send(page).click();
    await expect(page.getByText('Vi sender svarene, så snart der er forbindelse igen.')).toBeVisible();
    await page.unroute('**/api/submit_answer');
    await send(page).click();
    await expect(page).toHaveURL(applicationsPath);
    await expect(page.getByText('Dine svar er sendt.', { exact: true })).toBeVisible();
  });

  test('about the CV come in the second tab and are answered there', async ({ page, request }) => {
    const seeker = await newSeeker();
    const { user_id } = await startSession(seeker);
    const published = await request.post('/api/create_cv', {
      headers: await asPerson(seeker),
      multipart: { cv: JSON.stringify({ about_me: 'Jeg laver mad.', cv_skill: [1] }) },
    });
    expect(published.ok(), await published.text()).toBe(true);
    await beSignedIn(page, seeker);
    await page.goto(questionsPath);
    await expect(page.getByRole('heading', { name: 'Ingen har stillet dig generelle spørgsmål' })).toBeVisible();
    const questions = [{ question: 'Vil du flytte til Aalborg?', text: 1, video: 1 }];
    await post(request, '/api/create_cv_question', sampleEmployer, { selected_user_id: user_id, questions });
    // The list updates without a reload.
    await expect(row(page, 'Nordlys Energi')).toContainText('1 spørgsmål mangler svar');
    await expectAccessibleInBothSchemes(page);
    await page.goto('/kandidat/dashboard');
    const waiting = page.getByRole('list', { name: 'Det venter på dig' });
    await expect(waiting.getByRole('listitem').filter({ hasText: 'Om dit CV' })).toContainText(
      '1 spørgsmål fra Nordlys Energi',
    );
    await waiting.getByRole('link', { name: 'Svar på 1 spørgsmål: Nordlys Energi' }).click();
    await expect(page).toHaveURL(/f%C3%A6lles-svar-detalje\/\d+$/);
    await textField(page, 1).fill('Ja, gerne');
    await send(page).click();
    await expect(page).toHaveURL(encodeURI(questionsPath));
    await expect(row(page, 'Nordlys Energi')).toContainText('Besvaret');
  });

  test('of another person lead to the dashboard', async ({ page, request }) => {
    const { path } = await adWithQuestions(page, request, [{ question: 'Hvornår kan du begynde?', text: 1 }]);
    const stranger = await newSeeker('Karl Bæk');
    for (const address of [path, '/kandidat/job/ansøgningsdetalje/x', '/kandidat/job/fælles-svar-detalje/2000000000']) {
      // A tab of its own: in one tab a notice stays over a page load.
      const tab = await page.context().newPage();
      await beSignedIn(tab, stranger);
      await tab.goto(address);
      await expect(tab.getByText('Spørgsmålene kunne ikke hentes.')).toBeVisible();
      await expect(tab).toHaveURL(/\/kandidat\/dashboard$/);
    }
  });
});

test('the overview updates without a reload: the eye that opens halfway and fully, and a question', async ({
  page,
  request,
}) => {
  const [ad, seeker] = [await newAd(request), await newSeeker()];
  const applicationId = await apply(request, seeker, ad);
  await beSignedIn(page, seeker);
  await page.goto('/kandidat/dashboard');
  const sent = page.getByRole('list', { name: 'Jobansøgninger, nyeste først' }).getByRole('listitem');
  await expect(sent).toContainText('ikke åbnet endnu');
  await expect(page.getByRole('link', { name: 'Se ansøgningen', exact: true })).toBeVisible();
  const waiting = page.getByRole('list', { name: 'Det venter på dig' });
  await expect(waiting.getByRole('link', { name: /^Opret dit CV/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const later = await apply(request, await newSeeker('Karl Bæk'), ad);
  await post(request, '/api/open_application', sampleEmployer, { application_id: later });
  await expect(sent).toContainText('Under behandlingde er begyndt at læse');
  await post(request, '/api/open_application', sampleEmployer, { application_id: applicationId });
  await expect(sent).toContainText(/Set i\sdag\skl\.\s\d+\.\d\d \(Nyt\)af Lene Kjærgaard/);
  await ask(request, seeker, ad, [{ question: 'Hvornår kan du begynde?', text: 1 }]);
  await expect(waiting.getByRole('listitem').filter({ hasText: ad.title })).toContainText(
    `1 spørgsmål fra Nordlys Energi${ad.title} · »Hvornår kan du begynde?«`,
  );
  await expect(sent).toContainText('1 spørgsmål mangler svar');
  await waiting.getByRole('link', { name: `Svar på 1 spørgsmål: Nordlys Energi, ${ad.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys Energi spørger' })).toBeVisible();
  // Seeing it on the overview does not count as seeing it in the list.
  await page.goto(applicationsPath);
  await expect(row(page, ad.title).first()).toContainText('Nyt');
});
