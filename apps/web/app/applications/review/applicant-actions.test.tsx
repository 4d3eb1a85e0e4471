import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { ApplicantActions } from './applicant-actions';

beforeAll(() => registerWords('da', { da: { applications: words, ui } }));
afterEach(cleanup);

function show(given: Partial<Application>) {
  const onDialog = vi.fn();
  const review = { reopen: vi.fn() } as never;
  render(
    <MemoryRouter>
      <WordsProvider i18n={wordsOfRequest('da')} used={null}>
        <ApplicantActions
          application={
            { id: 1, reject: 0, questions: [], answers: [], ...given } as Partial<Application> as Application
          }
          review={review}
          onDialog={onDialog}
        />
      </WordsProvider>
    </MemoryRouter>,
  );
  return { onDialog };
}

const room = {
  interview_id: '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11',
  interview_date: '24.11.2026',
  interview_time: '10:00 - 10:30',
};

test.each([
  [0, 'Vælg videointerview'],
  [3, 'Inviter igen'],
  [5, 'Inviter igen'],
  [6, 'Vælg ny tid'],
] as const)('in v_status %i somebody is invited by "%s"', (v_status, name) => {
  const { onDialog } = show({ v_status });
  screen.getByRole('button', { name }).click();
  expect(onDialog).toHaveBeenCalledWith(expect.objectContaining({ kind: 'interview' }));
});

test.each([1, 2, 4] as const)('in v_status %i nobody is invited again', (v_status) => {
  show({ v_status, ...room });
  expect(screen.queryByRole('button', { name: /Vælg videointerview|Inviter igen/ })).toBeNull();
});

test.each([
  [1, 'Videointerview anmodning er sendt'],
  [2, 'Anmodning om videointerview accepteres'],
  [3, 'Anmodning om videointerview afvist'],
  [5, 'Anmodning om videointerview afsluttet'],
  [6, 'Videointerview forsinket med udsættelse'],
] as const)('v_status %i says: %s', (v_status, text) => {
  show({ v_status, ...room });
  expect(screen.getByText(text, { exact: false }).textContent).toContain(text);
  expect(screen.queryByRole('button', { name: 'Vælg videointerview' })).toBeNull();
});

test('the label says when the interview is', () => {
  show({ v_status: 2, ...room });
  expect(screen.getByText(/24\.11\.2026 kl\. 10\.00 - 10\.30/)).toBeDefined();
});

test('v_status 4 has no words', () => {
  show({ v_status: 4, ...room });
  expect(screen.queryByText(/videointerview/i)).toBeNull();
});

test.each([
  [0, 'Venter'],
  [3, 'Afsluttet'],
])('with ready %i the start button says %s and does nothing', (ready, name) => {
  show({ v_status: 2, ready, ...room });
  expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('with ready 1 the way into the room is open', () => {
  show({ v_status: 2, ready: 1, ...room });
  const link = screen.getByRole('link', { name: 'Start' });
  expect(decodeURI(link.getAttribute('href') ?? '')).toBe(`/virksomhed/strøm/${room.interview_id}`);
});

test('an interview without an id cannot be entered', () => {
  show({ v_status: 2, ready: 1, interview_id: null });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
});
