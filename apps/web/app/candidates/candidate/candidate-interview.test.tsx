import type { InterviewState } from '@jobblik/contract/interviews/phase.rules';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { CandidateInterview } from './candidate-interview';

beforeAll(() => registerWords('da', { da: { applications: words, ui } }));
afterEach(cleanup);

const interview_id = '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11';

/** What an interview of an hour is that begins in so many hours. */
function factsOf(state: InterviewState, hours: number) {
  const at = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  return {
    state,
    starts_at: at(hours),
    ends_at: at(hours + 1),
    together_since: null,
    interview_seconds: 0,
    undo_until: null,
  };
}

test.each([
  [null, null, 'Vælg videointerview', false],
  [
    { interview_id, v_status: 1, ready: 0, ...factsOf('requested', 2) },
    'Videointerview anmodning er sendt',
    null,
    false,
  ],
  [
    { interview_id, v_status: 2, ready: 0, ...factsOf('accepted', 0) },
    'Anmodning om videointerview accepteres',
    null,
    true,
  ],
  [
    { interview_id, v_status: 2, ready: 1, ...factsOf('accepted', -2) },
    'Anmodning om videointerview afsluttet',
    'Inviter igen',
    false,
  ],
  [
    { interview_id, v_status: 3, ready: 0, ...factsOf('declined', 2) },
    'Anmodning om videointerview afvist',
    'Inviter igen',
    false,
  ],
  [
    { interview_id, v_status: 5, ready: 3, ...factsOf('ended', -2) },
    'Anmodning om videointerview afsluttet',
    'Inviter igen',
    false,
  ],
])('%j shows %s, offers %s, links to the room: %s', (interview, label, action, canEnter) => {
  const onInvite = vi.fn();
  renderScreen(<CandidateInterview interview={interview} onInvite={onInvite} />);
  if (label) expect(screen.getByText(label)).toBeTruthy();
  if (action) screen.getByRole('button', { name: action }).click();
  expect(onInvite).toHaveBeenCalledTimes(action ? 1 : 0);
  const room = screen.queryByRole('link', { name: 'Start' });
  expect(room && decodeURI(room.getAttribute('href') ?? '')).toBe(
    canEnter ? `/virksomhed/strøm/${interview_id}` : null,
  );
});
