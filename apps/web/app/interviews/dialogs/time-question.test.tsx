import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import interviews from '@jobblik/words/da/interviews.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { RequestDialog } from './request-dialog';

/** A server that books every time and counts the requests. */
let server: Server;
let booked = 0;

beforeAll(async () => {
  registerWords('da', { da: { interviews, problems, ui } });
  server = createServer((request, response) => {
    if (request.method === 'POST') booked += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ result: 'success', new_interview_id: 'b6d1f0de-6f2a-4a53-9d0c-7d0a3a3a1a11' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/kalender`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  booked = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const onSent = vi.fn();
function show() {
  renderScreen(
    <RequestDialog
      candidate={{ userId: 1, name: 'Karen Bæk' }}
      applicationId={7}
      jobTitle="Kok"
      onClose={vi.fn()}
      onSent={onSent}
    />,
  );
}
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const send = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const question = () => screen.findByRole('dialog', { name: interviews.unusual.title });

function choose(date: string, start: string, end: string) {
  type(interviews.form.date, date);
  type(interviews.form.start, start);
  type(interviews.form.end, end);
}

test('an ordinary time is sent at once, with the description as it was proposed', async () => {
  show();
  choose('27.11.2030', '10.00', '10.30');
  send();
  await vi.waitFor(() => expect(booked).toBe(1));
  expect(screen.queryByRole('dialog', { name: interviews.unusual.title })).toBeNull();
});

test('an unusual time is asked about: it can be changed, or sent as it is', async () => {
  show();
  choose('30.11.2030', '05.30', '06.30');
  send();
  const text = (await question()).textContent.replaceAll('\u2060', '').replaceAll(/\s/g, ' ');
  expect(text).toContain('Interviewet er lørdag den 30. november 05.30–06.30, uden for kl. 07.00–19.00.');
  expect(text).toContain('Det er i weekenden, lørdag den 30. november.');
  fireEvent.click(within(await question()).getByRole('button', { name: interviews.unusual.no }));
  expect(screen.queryByRole('dialog', { name: interviews.unusual.title })).toBeNull();
  expect(screen.getByLabelText(interviews.form.start)).toHaveProperty('value', '05.30');
  expect(booked).toBe(0);
  send();
  fireEvent.click(within(await question()).getByRole('button', { name: interviews.unusual.yes }));
  await vi.waitFor(() => expect(booked).toBe(1));
});

test('a public holiday is asked about', async () => {
  show();
  choose('25.12.2030', '10.00', '10.30');
  send();
  expect((await question()).textContent).toContain('helligdag');
  expect(booked).toBe(0);
});
