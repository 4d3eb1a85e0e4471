import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import interviews from '@jobblik/words/da/interviews.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { MoveDialog } from './move-dialog';
import { NewDialog } from './new-dialog';
import { PickDialog } from './pick-dialog';
import { PostponeDialog } from './postpone-dialog';
import { SlotsDialog } from './slots-dialog';

/** A server without applicants that refuses the end of every booking. */
let server: Server;

beforeAll(async () => {
  registerWords('da', { da: { interviews, problems, ui } });
  server = createServer((request, response) => {
    if (request.url?.includes('get_free_slots')) {
      const slot = { id: 1, starts_at: '2030-11-25T09:00:00.000Z', ends_at: '2030-11-25T09:30:00.000Z' };
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ slots: [slot] }));
    }
    const isList = request.url?.includes('candidates') || request.method === 'GET';
    const refusal = {
      code: 'invalid_input',
      title: '',
      status: 400,
      fields: [{ path: 'schedule.end_time', code: 'too_big' }],
    };
    response.writeHead(isList ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isList ? [] : refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/kalender`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const now = new Date('2026-11-23T08:00:00Z');
const range = { day: 0, date: '2030-11-25', start: 600, end: 660 };
const interview = {
  uuid: 'b6d1f0de-6f2a-4a53-9d0c-7d0a3a3a1a11',
  kind: 'candidate',
  interview_time: { schedule_date: '25.11.2030', schedule_start: '10:00', schedule_end: '10:30' },
  seeker: { id: 1, name: 'Karen Bæk', avatar: null },
  employer: { id: 2, name: 'Nordlys', avatar: null },
} as unknown as CalendarInterview;

function show(dialog: ReactNode) {
  renderScreen(dialog);
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
/** Expects the field to have the focus, to be marked as invalid, and to be described by its error. */
const expectWrong = async (name: string, error: string) => {
  await waitFor(() => expect(document.activeElement).toBe(field(name)));
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  const described = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(error);
};

test('a new interview: the first wrong field, from the person to the description', async () => {
  show(<NewDialog range={range} now={now} onClose={vi.fn()} />);
  send();
  await expectWrong(interviews.form.candidate, interviews.errors.who);
  fireEvent.click(screen.getByRole('button', { name: interviews.form.kind.guest }));
  type(interviews.form.email, 'karen@jobblik.test');
  type(interviews.form.start, 'kl. ti');
  send();
  await expectWrong(interviews.form.start, problems.fields.not_a_time);
  type(interviews.form.start, '10.00');
  send();
  await expectWrong(interviews.form.title, problems.fields.required);
  expect(field(interviews.form.description).value).toBe(interviews.form.description_start);
  type(interviews.form.title, 'Samtale');
  type(interviews.form.description, ' ');
  send();
  await expectWrong(interviews.form.description, problems.fields.required);
});

test('a new interview: the field that the server refuses', async () => {
  show(<NewDialog range={range} now={now} onClose={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: interviews.form.kind.guest }));
  type(interviews.form.email, 'karen@jobblik.test');
  type(interviews.form.title, 'Samtale');
  type(interviews.form.description, 'Vi taler om vagter.');
  send();
  await expectWrong(interviews.form.end, problems.fields.too_big);
});

test('another time for an interview', async () => {
  show(<MoveDialog interview={interview} now={now} onClose={vi.fn()} />);
  type(interviews.form.date, '31.02.2031');
  send();
  await expectWrong(interviews.form.date, problems.fields.not_a_date);
});

test('free times', async () => {
  show(<SlotsDialog now={now} onClose={vi.fn()} />);
  type(interviews.form.end, '');
  send();
  await expectWrong(interviews.form.end, problems.fields.required);
});

test('a reason to postpone', async () => {
  show(<PostponeDialog uuid={interview.uuid} name="Nordlys" onSend={vi.fn()} onClose={vi.fn()} />);
  send();
  await expectWrong(interviews.postpone.reason, interviews.postpone.missing);
});

test('one of the free times', async () => {
  show(<PickDialog uuid={interview.uuid} name="Nordlys" onClose={vi.fn()} />);
  const [first] = await screen.findAllByRole<HTMLInputElement>('radio');
  send();
  await waitFor(() => expect(document.activeElement).toBe(first));
  const group = first?.closest('fieldset');
  const error = document.getElementById(group?.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toContain(interviews.pick.missing);
  expect(screen.getByRole('alert').textContent).toBe('');
});
