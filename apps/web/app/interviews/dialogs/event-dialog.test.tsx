import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import interviews from '@jobblik/words/da/interviews.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { EventDialog } from './event-dialog';

let server: Server;
/** The employer's free slots, and how often they were requested. */
let slots: object[] = [];
let reads = 0;

beforeAll(async () => {
  registerWords('da', { da: { interviews, problems, ui } });
  server = createServer((_request, response) => {
    reads += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ slots }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kandidat/interview/liste`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  cleanup();
  reads = 0;
});

const interview_time = { schedule_date: '25.11.2030', schedule_start: '10:00', schedule_end: '10:30' };
const interview = {
  uuid: 'b6d1f0de-6f2a-4a53-9d0c-7d0a3a3a1a11',
  kind: 'candidate',
  state: 'requested',
  status: 0,
  interview_time,
  starts_at: '2030-11-25T09:00:00.000Z',
  ends_at: '2030-11-25T09:30:00.000Z',
  together_since: null,
  interview_seconds: 0,
  interview_title: 'Samtale',
  interview_desc: '',
  seeker: { id: 1, name: 'Karen Bæk', avatar: null },
  employer: { id: 2, name: 'Nordlys', avatar: null },
  can: { accept: true, decline: true, postpone: true, pick: true, move: false, cancel: false, enter: false },
} as unknown as CalendarInterview;

function show(change: Partial<CalendarInterview['can']> = {}) {
  renderScreen(
    <EventDialog
      interview={{ ...interview, can: { ...interview.can, ...change } }}
      area="kandidat"
      now={new Date('2026-11-23T08:00:00Z')}
      onDialog={vi.fn()}
    />,
  );
}
const pick = () => screen.queryByRole('button', { name: interviews.event.pick });

test('another time is offered if the employer has free slots', async () => {
  slots = [{ id: 1, interview_time }];
  show();
  await waitFor(() => expect(pick()).not.toBeNull());
});

test('no other time is offered without free slots', async () => {
  slots = [];
  show();
  await waitFor(() => expect(reads).toBe(1));
  expect(pick()).toBeNull();
});

test('free slots are not requested if none may be picked', () => {
  show({ pick: false });
  expect(screen.getByRole('dialog')).not.toBeNull();
  expect([pick(), reads]).toEqual([null, 0]);
});
