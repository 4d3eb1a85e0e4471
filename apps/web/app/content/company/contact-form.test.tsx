import content from '@jobblik/words/da/content.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { signIn, signOut } from '../../platform/session/session';
import { registerWords } from '../../platform/words/i18n';
import { ContactForm } from './contact-form';

beforeAll(() => registerWords('da', { da: { content, ui } }));
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  vi.restoreAllMocks();
});

const user = { name: 'Signe Holm', email: 'signe@jobblik.test' };
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

function show() {
  const calls = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ user }));
  renderScreen(<ContactForm />);
  return calls;
}

function enter() {
  const person = { user_id: 1, user_name: user.name, user_avatar: '', membership: { plan: 0, status: 0 } };
  signIn({ token: 'x'.repeat(40), ttl: 1, ...person, unread_count: 0, notification_status: 0 });
}

test('who is signed in finds name and e-mail filled', async () => {
  enter();
  show();
  await waitFor(() => expect(value('Navn')).toBe(user.name));
  expect(value('E-mail')).toBe(user.email);
});

test('what was typed before the account arrived stays', async () => {
  enter();
  show();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'anden@jobblik.test' } });
  await waitFor(() => expect(value('Navn')).toBe(user.name));
  expect(value('E-mail')).toBe('anden@jobblik.test');
});

test('a guest finds an empty form, and nothing is asked', () => {
  const calls = show();
  expect([value('Navn'), value('E-mail'), calls.mock.calls]).toEqual(['', '', []]);
});
