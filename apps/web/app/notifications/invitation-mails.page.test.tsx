import { reportInvitationMail, stopInvitationMails } from '@jobblik/contract/notifications/notifications.api';
import notifications from '@jobblik/words/da/notifications.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider } from '../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../platform/words/i18n';
import InvitationMailsPage from './invitation-mails.page';

const words = notifications.invitations;
const parts = {
  stop: { words: words.stop, path: stopInvitationMails.path.replace(':token', 'brev-1') },
  report: { words: words.report, path: reportInvitationMail.path.replace(':token', 'brev-1') },
};
const both = [['stop'], ['report']] as const;

beforeAll(() => registerWords('da', { da: { notifications, problems, ui } }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows the page; each call is answered with this status. Returns the paths that were called. */
function show(status: number, body: object): string[] {
  const called: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    called.push(`${init?.method ?? 'GET'} ${pathname}`);
    return Response.json(body, { status });
  });
  const Stub = createRoutesStub([{ path: '/invitation/:token', Component: InvitationMailsPage as never }]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={['/invitation/brev-1']} />
      </QueryProvider>
    </WordsProvider>,
  );
  return called;
}

const part = (name: keyof typeof parts) => within(screen.getByRole('region', { name: parts[name].words.title }));
const press = (name: keyof typeof parts) =>
  fireEvent.click(part(name).getByRole('button', { name: parts[name].words.action }));

test('opening the link does nothing by itself, and says what each button does', () => {
  const called = show(200, { result: 'success' });
  expect(part('stop').getByText(words.stop.text)).toBeTruthy();
  expect(part('report').getByText(words.report.text)).toBeTruthy();
  expect(called).toEqual([]);
});

test.each(both)('%s is sent once, confirmed in words, and leaves the other one', async (name) => {
  const called = show(200, { result: 'success' });
  press(name);
  expect(await part(name).findByText(parts[name].words.done)).toBeTruthy();
  expect(part(name).queryByRole('button')).toBeNull();
  const other = name === 'stop' ? 'report' : 'stop';
  expect(part(other).getByRole('button', { name: parts[other].words.action })).toBeTruthy();
  expect(called).toEqual([`POST ${parts[name].path}`]);
});

test.each(both)('%s of an unknown link says so, and can not be sent again', async (name) => {
  show(404, { code: 'not_found', title: 'Not Found', status: 404 });
  press(name);
  expect(await part(name).findByText(words.unknown)).toBeTruthy();
  expect(part(name).queryByRole('button')).toBeNull();
});

test.each(both)('%s that fails says why, and can be sent again', async (name) => {
  show(429, { code: 'too_many_requests', title: 'Too Many Requests', status: 429 });
  press(name);
  expect(await part(name).findByText(problems.too_many_requests)).toBeTruthy();
  expect(part(name).getByRole('button', { name: parts[name].words.action })).toBeTruthy();
});
