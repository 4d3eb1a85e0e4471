import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import employerWords from '@jobblik/words/da/employer-jobs.json' with { type: 'json' };
import jobWords from '@jobblik/words/da/jobs.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { Toasts } from '../../ui/feedback/toast';
import MyJobsPage from './my-jobs.page';

/** A server with 45 ads that answers with pages of them. */
let server: Server;
const requests: URLSearchParams[] = [];
const all = 45;
/** Ads that are deleted on the server. */
const deletedIds = new Set<number>();

beforeAll(async () => {
  registerWords('da', { da: { 'employer-jobs': employerWords, jobs: jobWords, problems, ui } });
  server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const deletedId = /^\/api\/delete_job\/(\d+)$/.exec(pathname)?.[1];
    if (deletedId) {
      deletedIds.add(Number(deletedId));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":"success"}');
      return;
    }
    if (pathname.startsWith('/api/open_matters/')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"applications":42,"waiting":31,"interviews":2,"questions":1}');
      return;
    }
    if (pathname === '/api/restore_job') {
      deletedIds.clear();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":"success"}');
      return;
    }
    requests.push(query);
    const found = query.get('keyword') === 'ingen' ? 0 : all;
    const first = (Number(query.get('pageNumber') ?? 1) - 1) * 20;
    const jobs = Array.from({ length: Math.max(0, Math.min(20, found - first)) }, (_, index) =>
      adOf(first + index + 1),
    ).filter(({ id }) => !deletedIds.has(id ?? 0));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        jobs,
        count: all,
        found,
        parts: { all, live: all - 5, ended: 5, paused: 0, archive: 0 },
        total_apply_cnt: 7,
        total_reject_cnt: 1,
        interviews_cnt: 0,
        total_visit_cnt: 1234,
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/job/liste`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  requests.length = 0;
  deletedIds.clear();
});

/** The fields of an ad that its row shows. */
function adOf(id: number): Partial<MyJob> {
  return {
    id,
    title: `Annonce ${id}`,
    seo: `annonce-${id}`,
    state: 'live',
    location: [],
    job_type_id: 1,
    hours_per_week: null,
    end_date: '2026-12-24T10:00:00Z',
    job_visit_count: 1,
    // Applications have come to the first ad.
    job_apply_count: id === 1 ? 42 : 0,
    unread_apply_count: 0,
    job_visit: [],
    job_apply_days: [],
    can: { edit: true, delete: true, repost: true, close: true, reopen: false },
  };
}

const Stub = createRoutesStub([{ path: '/virksomhed/job/liste', Component: () => <MyJobsPage /> }]);
function show(query: string) {
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={[`/virksomhed/job/liste${query}`]} />
        <Toasts />
      </QueryProvider>
    </WordsProvider>,
  );
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('the ads come by pages, and the pages are links', async () => {
  show('?side=2');
  await screen.findByRole('button', { name: 'Annonce 21' });
  expect(titles()).toHaveLength(20);
  const pages = screen.getByRole('navigation', { name: 'Sider med annoncer' });
  expect(pages.textContent).toContain('21–40');
  fireEvent.click(screen.getByRole('link', { name: 'Side 3' }));
  await screen.findByRole('button', { name: 'Annonce 41' });
  expect(titles()).toHaveLength(5);
});

test('an address beyond the last page leads to the last page', async () => {
  show('?side=9');
  await screen.findByRole('button', { name: 'Annonce 45' });
  expect(requests.map((query) => query.get('pageNumber'))).toEqual(['9', '3']);
});

test('typing searches after a pause, once, and from the first page', async () => {
  show('?side=2');
  const field = await screen.findByRole('searchbox', { name: 'Find en annonce' });
  for (const value of ['i', 'in', 'ingen ']) fireEvent.change(field, { target: { value } });
  await screen.findByRole('heading', { name: 'Ingen annoncer passer' });
  expect(requests.map((query) => [query.get('keyword'), query.get('pageNumber')])).toEqual([
    [null, '2'],
    ['ingen', '1'],
  ]);
});

test('an opened ad is still open after returning', async () => {
  show('');
  fireEvent.click(await screen.findByRole('button', { name: 'Annonce 2' }));
  cleanup();
  show('');
  expect((await screen.findByRole('button', { name: 'Annonce 2' })).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Annonce 3' }).getAttribute('aria-expanded')).toBe('false');
});

test.each(['nonsense', '[1,"x"]', '{}', 'null'])('the stored text may be %s', async (stored) => {
  sessionStorage.setItem('jobblik.my-jobs.open', stored);
  show('');
  expect((await screen.findByRole('button', { name: 'Annonce 1' })).getAttribute('aria-expanded')).toBe('false');
});

test('while a deleted ad can be restored in its row, updates do not reload the list', async () => {
  show('?side=3');
  fireEvent.click(await screen.findByRole('button', { name: 'Annonce 45' }));
  fireEvent.click(screen.getByRole('button', { name: 'Slet' }));
  await screen.findByText('»Annonce 45« er slettet.');
  const fetched = vi.spyOn(globalThis, 'fetch');
  // The person returns to the window.
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  expect(screen.getByRole('button', { name: 'Fortryd sletning af Annonce 45' })).toBeTruthy();
});

test('a deleted ad can be restored from another page of the list', async () => {
  show('');
  fireEvent.click(await screen.findByRole('button', { name: 'Annonce 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Slet' }));
  await screen.findByRole('button', { name: 'Fortryd sletning af Annonce 2' });
  fireEvent.click(screen.getByRole('link', { name: 'Side 2' }));
  await screen.findByRole('button', { name: 'Annonce 21' });
  const notice = screen.getByText('»Annonce 2« er slettet.').parentElement as HTMLElement;
  fireEvent.click(within(notice).getByRole('button', { name: 'Fortryd' }));
  await waitFor(() => expect(deletedIds.size).toBe(0));
});

test('an ad with applications is deleted only after a dialog that says who waits and what ends', async () => {
  show('');
  fireEvent.click(await screen.findByRole('button', { name: 'Annonce 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Slet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slet »Annonce 1«?' }));
  await dialog.findByText('31 ansøgere venter på svar');
  expect(dialog.getByText('2 interviews bliver aflyst')).toBeTruthy();
  expect(dialog.getByText('1 spørgsmål kan ikke besvares længere')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Svar dem alle først' }).getAttribute('href')).toBe(
    '/virksomhed/job/detalje/1/job_manage',
  );
  expect(deletedIds.size).toBe(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Luk annoncen' }));
  const closing = within(await screen.findByRole('dialog', { name: 'Luk »Annonce 1«?' }));
  expect(await closing.findByText('31 ansøgere venter på svar')).toBeTruthy();
  expect(closing.getByRole('checkbox', { name: /Stillingen er besat/ })).toBeTruthy();
  expect(deletedIds.size).toBe(0);
});
