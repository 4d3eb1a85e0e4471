import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import interviews from '@jobblik/words/da/interviews.json' with { type: 'json' };
import words from '@jobblik/words/da/own-applications.json' with { type: 'json' };
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { EyeState } from './eye-state';

beforeAll(() => registerWords('da', { da: { 'own-applications': words, interviews } }));
afterEach(cleanup);

const now = Date.parse('2026-06-18T12:00:00Z');
type Given = Partial<Omit<OwnApplication, 'eye'>> & { eye: Partial<OwnApplication['eye']> };

/** The lines that stand beside the eye. */
function linesOf({ eye, ...given }: Given, stacked = false): (string | undefined)[] {
  const application = {
    state: 'received',
    unanswered_count: 0,
    interview: null,
    ...given,
    eye: { state: 'shut', at: '2026-06-10T09:15:00Z', seen_at: null, seen_by: '', fresh: false, ...eye },
  } as OwnApplication;
  const { container } = renderScreen(<EyeState application={application} stacked={stacked} />, { settings: { now } });
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '));
}

const seen = { seen_at: '2026-06-12T09:15:00Z', seen_by: 'Lene Kjærgaard' };
const open = { ...seen, state: 'open', at: seen.seen_at } as const;

test.each<[string, Given, string[]]>([
  ['that nobody has opened was sent on a day', { eye: {} }, ['Sendt 10. jun.', 'ikke åbnet endnu']],
  [
    'whose inbox is being read is under way, and names no day',
    { eye: { state: 'half' } },
    ['Under behandling', 'de er begyndt at læse'],
  ],
  ['that was opened says when and by whom', { eye: open }, ['Set 12. jun.', 'af Lene Kjærgaard']],
  [
    'that was opened yesterday or today says the time of day as well',
    { eye: { ...open, at: '2026-06-17T09:15:00Z' } },
    ['Set i går kl. 11.15', 'af Lene Kjærgaard'],
  ],
  [
    'that was opened since the applicant looked is new',
    { eye: { ...open, fresh: true } },
    ['Set 12. jun. (Nyt)', 'af Lene Kjærgaard'],
  ],
  [
    'that was rejected says so before it says who had opened it',
    { state: 'rejected', eye: { ...seen, state: 'rest', at: '2026-06-15T09:15:00Z' } },
    ['Afslag 15. jun.', 'set 12. jun. af Lene Kjærgaard'],
  ],
  [
    'that was rejected unopened says that too',
    { state: 'rejected', eye: { state: 'rest', at: '2026-06-15T09:15:00Z' } },
    ['Afslag 15. jun.', 'ikke åbnet'],
  ],
  [
    'that was withdrawn is not called a rejection',
    { state: 'withdrawn', eye: { ...seen, state: 'rest', at: '2025-12-15T09:15:00Z' } },
    ['Trukket tilbage 15. dec. 2025', 'set 12. jun. af Lene Kjærgaard'],
  ],
  [
    'that is worked on unopened is not called unopened beside it',
    { state: 'in_process', eye: {} },
    ['Under behandling', 'sendt 10. jun.'],
  ],
])('an application %s', (_, given, lines) => {
  expect(linesOf(given)).toEqual(lines);
});

test('what comes next stands below, questions first; an inbox that is being read says once that it is under way', () => {
  expect(linesOf({ state: 'in_process', eye: open }).at(2)).toBe('Under behandling');
  cleanup();
  expect(linesOf({ state: 'in_process', unanswered_count: 2, eye: open }).at(2)).toBe('2 spørgsmål mangler svar');
  cleanup();
  expect(linesOf({ state: 'in_process', eye: { state: 'half' } })).toHaveLength(2);
  cleanup();
  expect(linesOf({ state: 'in_process', unanswered_count: 2, eye: open }, true)).toHaveLength(2);
});

/** An interview from so many hours before now to so many after it. */
function interviewFrom(from: number, to: number, change: Partial<NonNullable<OwnApplication['interview']>> = {}) {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const facts = { state: 'accepted', starts_at: at(from), ends_at: at(to), together_since: null, interview_seconds: 0 };
  return { uuid: 'a', ...facts, ...change } as OwnApplication['interview'];
}

test.each([
  [interviewFrom(48, 49), /^Interview (i morgen|i overmorgen|om |\d)/],
  [interviewFrom(48, 49, { state: 'requested' }), /^Interview: Venter på dit svar$/],
  [interviewFrom(48, 49, { state: 'postponed' }), /^Interview: Skal flyttes$/],
  [interviewFrom(-2, -1, { interview_seconds: 1440 }), /^Interview: Holdt, 24 min\.$/],
  [interviewFrom(-2, -1), /^Interview: Ingen kom$/],
  [interviewFrom(48, 49, { state: 'cancelled' }), /^Under behandling$/],
])('the list shows what the interview of an application is: %j', (interview, line) => {
  expect(linesOf({ state: 'in_process', interview, eye: open }).at(2)).toMatch(line);
});

test('unanswered questions do not hide the interview of an application', () =>
  expect(linesOf({ unanswered_count: 2, interview: interviewFrom(-2, -1), eye: open }).at(2)).toBe(
    '2 spørgsmål mangler svar · Interview: Ingen kom',
  ));

test('the interview of an application that was turned down is not shown any more', () =>
  expect(
    linesOf({ state: 'rejected', interview: interviewFrom(-2, -1), eye: { ...seen, state: 'rest' } }),
  ).toHaveLength(2));
