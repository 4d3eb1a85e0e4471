import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import employerWords from '@jobblik/words/da/employer-jobs.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import type { EmployerItem } from './employer-waiting';
import { EmployerWaitingList } from './employer-waiting-list';

beforeAll(() => {
  registerWords('da', { da: { 'employer-jobs': employerWords, ui } });
});
afterEach(cleanup);

const end = new Date('2126-11-23T22:59:59.999Z');
const job = {
  id: 5,
  seo: 'montør',
  title: 'Montør',
  state: 'live',
  created_at: '2126-10-24T10:00:00Z',
  end_date: '2126-11-24T10:00:00Z',
  job_deadline_date: null,
  job_apply_count: 14,
} as MyJob;
const ending = (action: 'repost' | 'edit'): EmployerItem => ({ kind: 'ending', key: 'ending-5', job, end, action });
const unread = (job_id: number, since: string | null = null): EmployerItem => ({
  kind: 'unread',
  key: `job-${job_id}`,
  job: { job_id, title: `Annonce ${job_id}`, count: job_id, since },
});

function show(items: readonly EmployerItem[], unlisted = 0) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <EmployerWaitingList items={items} unlisted={unlisted} leads /> },
  ]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub />
      </QueryProvider>
    </WordsProvider>,
  );
}

test('an ad that ends soon is posted again from its row', async () => {
  show([ending('repost')]);
  expect((await screen.findByRole('listitem')).textContent).toContain('Montør · 14 ansøgninger');
  fireEvent.click(screen.getByRole('button', { name: 'Slå op igen: Montør' }));
  await screen.findByRole('dialog', { name: 'Slå »Montør« op igen?' });
});

test('an ad that was posted again before gets a later deadline in its form', async () => {
  show([ending('edit')]);
  const link = await screen.findByRole('link', { name: 'Rediger: Montør' });
  expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/virksomhed/job/redigere_job/5/montør');
});

test('applications of today show the time since they wait, older ones the day', async () => {
  const today = new Date();
  const lastWeek = new Date(today.getTime() - 7 * 86_400_000);
  show([unread(1, today.toISOString()), unread(2, lastWeek.toISOString())]);
  const [one, other] = await screen.findAllByRole('listitem');
  expect(one?.textContent).toMatch(/siden kl\.\s\d/u);
  expect(other?.textContent).toMatch(/siden \d+\./u);
});

test('answers of an applicant lead to the application and its questions', async () => {
  const applicant = {
    application_id: 12,
    job_id: 5,
    job_title: 'Sygeplejerske til akutmodtagelsen',
    user_id: 7,
    name: 'Peter Brandt',
    avatar: null,
    count: 2,
    answered_at: new Date().toISOString(),
  };
  show([{ kind: 'applicant', key: 'answered-12', applicant }]);
  const row = (await screen.findByRole('listitem')).textContent;
  expect(row).toContain('Peter Brandt har svaret på 2 spørgsmål');
  expect(row).toContain('Sygeplejerske til akutmodtagelsen');
  expect(screen.getByRole('link', { name: 'Læs svar: Peter Brandt' }).getAttribute('href')).toBe(
    '/virksomhed/job/detalje/5/dashboard?application=12#questions',
  );
});

test('six items are shown, the others on request', async () => {
  show(Array.from({ length: 8 }, (_, index) => unread(index + 1)));
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Læs de 4: Annonce 4' }).getAttribute('href')).toBe(
    '/virksomhed/job/detalje/4/dashboard',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Se alle 8' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

test('items that the overview does not list are counted, with a link to the ads', async () => {
  show(
    Array.from({ length: 7 }, (_, index) => unread(index + 1)),
    30,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Se alle 37' }));
  expect(screen.getByRole('link', { name: 'Se 30 flere under Annoncer' }).getAttribute('href')).toBe(
    '/virksomhed/job/liste',
  );
});

test('when nothing waits there is one suggestion', async () => {
  show([]);
  expect((await screen.findByRole('link')).textContent).toBe('Find kandidater');
  expect(screen.queryByRole('list')).toBeNull();
});
