import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/render-screen.harness';
import { registerWords } from '../../../platform/words/i18n';
import { ApplicantCvTab } from './applicant-cv';

// The CV as a page has its own tests; here it says whose it is.
vi.mock('../../../candidates/index', () => ({
  CandidatePaper: ({ cv, anonymous }: { cv: { first_name: string }; anonymous: boolean }) => (
    <h3>{anonymous ? 'Uden navn' : `CV for ${cv.first_name}`}</h3>
  ),
}));

let server: Server;
const requests: string[] = [];

beforeAll(async () => {
  registerWords('da', { da: { applications: words, problems, ui } });
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        cv: { first_name: 'Linh' },
        cv_image: null,
        cv_document: null,
        videos: [],
        candidate: { anonymous: false },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/job/detalje/1/1`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => requests.splice(0));
afterEach(cleanup);

const noFiles = { cv_name: null, apply_name: null, other_name: null };
const word = {
  ...noFiles,
  cv_name: '/files/7/cv.docx',
  cv_real_name: 'Linhs CV.docx',
  cv_size: 2048,
  cv_view: '/api/view_documents/7',
};
const published = {} as Application['cv'];

function show(attach: object, cv: Application['cv']) {
  renderScreen(<ApplicantCvTab application={{ id: 1, user_id: 42, attach, cv } as unknown as Application} />);
}

test('a Word file is read inside the detail, and can be saved as it was sent', () => {
  show(word, null);
  expect(screen.getByTitle('Linhs CV.docx').getAttribute('src')).toBe('/api/view_documents/7');
  const save = screen.getByRole('link', { name: 'Hent' });
  expect(save.getAttribute('href')).toBe('/files/7/cv.docx');
  expect(save.getAttribute('download')).toBe('Linhs CV.docx');
  expect(screen.queryByRole('group', { name: 'CV' })).toBeNull();
  expect(requests).toEqual([]);
});

test('a file that browsers cannot show says so, and can be saved', () => {
  show({ ...word, cv_view: null }, null);
  expect(screen.queryByTitle('Linhs CV.docx')).toBeNull();
  expect(screen.getByText(words.one.no_view)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hent' })).toBeTruthy();
});

test('without a file the whole CV on Jobblik is shown', async () => {
  show(noFiles, published);
  expect(await screen.findByRole('heading', { name: 'CV for Linh' })).toBeTruthy();
  expect(requests).toEqual(['/api/get_cv_detail/42']);
});

test('with both, the file comes first and the CV on Jobblik is one press away', async () => {
  show(word, published);
  expect(screen.getByTitle('Linhs CV.docx')).toBeTruthy();
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByText(words.cv.published));
  expect(await screen.findByRole('heading', { name: 'CV for Linh' })).toBeTruthy();
  expect(screen.queryByTitle('Linhs CV.docx')).toBeNull();
});

test('with neither it says so', () => {
  show(noFiles, null);
  expect(screen.getByText(words.cv.none)).toBeTruthy();
});
