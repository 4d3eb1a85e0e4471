import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, type Mock, test, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { ApplicantActions } from './applicant-actions';

beforeAll(() => registerWords('da', { da: { applications: words, ui } }));
afterEach(cleanup);

function show(given: Partial<Application>, onInvite?: Mock<() => void>) {
  const onStart = vi.fn();
  const review = { reopen: vi.fn() } as never;
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <ApplicantActions
        application={{ id: 1, reject: 0, questions: [], answers: [], ...given } as Partial<Application> as Application}
        review={review}
        onDialog={vi.fn()}
        {...(onInvite && { onInvite })}
        onStart={onStart}
      />
    </WordsProvider>,
  );
  return { onStart };
}

const room = { interview_id: '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11', interview_time: 'kl. 10.00' };

test('somebody who was not invited yet can be', () => {
  const onInvite = vi.fn();
  show({ v_status: 0 }, onInvite);
  screen.getByRole('button', { name: 'Vælg videointerview' }).click();
  expect(onInvite).toHaveBeenCalledOnce();
});

test('while nobody can be invited the button says why, to the keyboard too', () => {
  show({ v_status: 0 });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Vælg videointerview' });
  const why = screen.getByRole('tooltip');
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-describedby')).toBe(why.id);
  expect(why.textContent).toBe('Videointerview kan ikke aftales her endnu. Skriv eller ring til ansøgeren.');
  expect(why.className).toContain('hidden-visually');
  act(() => button.focus());
  expect(why.className).not.toContain('hidden-visually');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(why.className).toContain('hidden-visually');
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

test('v_status 4 has no words', () => {
  show({ v_status: 4, ...room });
  expect(screen.queryByText(/videointerview/i)).toBeNull();
});

test.each([
  [0, 'Venter', true],
  [1, 'Start', false],
  [3, 'Afsluttet', true],
])('with ready %i the start button says %s', (ready, name, isClosed) => {
  const { onStart } = show({ v_status: 2, ready, ...room });
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button.disabled).toBe(isClosed);
  button.click();
  expect(onStart).toHaveBeenCalledTimes(isClosed ? 0 : 1);
});

test('an interview without an id cannot be entered', () => {
  show({ v_status: 2, ready: 1, interview_id: null });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
});
