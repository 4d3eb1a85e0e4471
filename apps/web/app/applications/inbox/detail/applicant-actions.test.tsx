import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/render-screen.harness';
import { registerWords } from '../../../platform/words/i18n';
import { ApplicantActions } from './applicant-actions';

beforeAll(() => registerWords('da', { da: { applications: words, ui } }));
afterEach(cleanup);

function show(given: Partial<Application>) {
  const dispatch = vi.fn();
  renderScreen(
    <ApplicantActions
      application={{ id: 1, reject: 0, questions: [], answers: [], ...given } as Partial<Application> as Application}
      dispatch={dispatch}
    />,
  );
  return { dispatch };
}

const room = {
  interview_id: '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11',
  interview_date: '24.11.2026',
  interview_time: '10:00 - 10:30',
};

test.each([
  [0, 'Interview: Vælg videointerview'],
  [3, 'Interview: Anmodning om videointerview afvist'],
  [5, 'Interview: Anmodning om videointerview afsluttet'],
  [6, 'Interview: Videointerview forsinket med udsættelse'],
] as const)('in v_status %i somebody is invited by "%s"', (v_status, name) => {
  const { dispatch } = show({ v_status });
  screen.getByRole('button', { name }).click();
  const dialog = expect.objectContaining({ kind: 'interview' });
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'dialog', dialog });
});

test.each([
  [1, 'Interview: Videointerview anmodning er sendt'],
  [2, 'Interview: Anmodning om videointerview accepteres'],
  [4, 'Interview'],
] as const)('in v_status %i nobody is invited again, and the button leads to how far it is', (v_status, name) => {
  const { dispatch } = show({ v_status, ...room });
  screen.getByRole('button', { name }).click();
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'tab', tab: 'history' });
});

test('with ready 1 the way into the room is open', () => {
  show({ v_status: 2, ready: 1, ...room });
  const link = screen.getByRole('link', { name: 'Start' });
  expect(decodeURI(link.getAttribute('href') ?? '')).toBe(`/virksomhed/strøm/${room.interview_id}`);
});

test.each([
  ['with ready 0', { ready: 0, ...room }],
  ['with ready 3', { ready: 3, ...room }],
  ['without an id', { ready: 1, interview_id: null }],
])('%s an interview cannot be entered', (_, given) => {
  show({ v_status: 2, ...given });
  expect(screen.queryByRole('link', { name: 'Start' })).toBeNull();
});

test.each([
  [0, ['Parkér', 'Giv afslag']],
  [1, ['Genåbn']],
  [2, ['Genåbn', 'Giv afslag']],
])('with reject %i the decisions are %s', (reject, names) => {
  show({ reject, v_status: 0 });
  const decisions = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => /Parkér|afslag|Genåbn/.test(name ?? ''));
  expect(decisions).toEqual(names);
});
