import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import words from '@jobblik/words/da/employer-jobs.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { storeRequestedPage } from '../../platform/plans-path';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { Toasts } from '../../ui/feedback/toast';
import JobCheckPage from './employer-job-check.page';

/** A server for the one call of the page. */
let server: Server;
let result = 'success';

beforeAll(async () => {
  registerWords('da', { da: { 'employer-jobs': words, problems, ui } });
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ result, permission: result === 'success', company_name: '' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/job/check`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: the page writes it the same way
  document.cookie = 'requested_state=; Path=/; Max-Age=0';
});

const Stub = createRoutesStub([
  { path: '/virksomhed/job/check', Component: () => <JobCheckPage /> },
  { path: '/virksomhed/job/opret_job', Component: () => <h1>Skriv annoncen</h1> },
  { path: '/virksomhed/medlemskab/pakke', Component: () => <h1>Vælg en pakke</h1> },
  { path: '/virksomhed/indstillinger', Component: () => <h1>Indstillinger</h1> },
]);

function show(): void {
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={['/virksomhed/job/check']} />
        <Toasts />
      </QueryProvider>
    </WordsProvider>,
  );
}

test('an employer who may publish is sent to the form', async () => {
  result = 'success';
  show();
  await screen.findByRole('heading', { name: 'Skriv annoncen' });
  expect(document.cookie).not.toContain('requested_state');
});

test('an employer who is back at the form has nothing requested any more', async () => {
  result = 'success';
  storeRequestedPage('job.create');
  show();
  await screen.findByRole('heading', { name: 'Skriv annoncen' });
  expect(document.cookie).not.toContain('requested_state');
});

test('without a plan the plans open with a message, and job.create is stored', async () => {
  result = 'failed';
  show();
  await screen.findByRole('heading', { name: 'Vælg en pakke' });
  expect(screen.getByRole('status').textContent).toContain('I skal have et betalt medlemskab for at slå job op.');
  expect(screen.getByRole('status').querySelector('svg')?.classList, 'no tick beside what is missing').toContain(
    'tabler-icon-info-circle',
  );
  expect(document.cookie).toContain('requested_state=job.create');
});

test('without a company profile the settings open with a message, and job.create is stored', async () => {
  result = 'error';
  show();
  await screen.findByRole('heading', { name: 'Indstillinger' });
  expect(screen.getByRole('status').textContent).toContain('I mangler en virksomhedsprofil.');
  expect(document.cookie).toContain('requested_state=job.create');
});
