import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeToasts } from './stored-toasts';
import { Toasts } from './toast';
import { removeToasts, toast } from './toast-store';

afterEach(() => {
  cleanup();
  act(removeToasts);
  sessionStorage.clear();
});

/** The page is left by a page load, and another one is shown. */
function loadNextPage() {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  act(removeToasts);
  render(<Toasts />);
}

test('a notice is still there after a page load, once, in its language and with its tone', async () => {
  render(<Toasts />);
  act(() => void toast('Adgangskoden er ændret.'));
  loadNextPage();
  expect((await screen.findByText('Adgangskoden er ændret.')).lang).toBe('da');
  act(removeToasts);
  cleanup();
  render(<Toasts />);
  expect(screen.queryByText('Adgangskoden er ændret.')).toBeNull();
});

test('a notice with an undo ends with its page, one that opens something stays without its button', async () => {
  render(<Toasts />);
  act(() => {
    toast('Fjernet.', { action: { label: 'Fortryd', onClick: vi.fn() } });
    toast('Gemt.', { action: { label: 'Se gemte', opens: true, onClick: vi.fn() } });
  });
  loadNextPage();
  expect(await screen.findByText('Gemt.')).toBeTruthy();
  expect(screen.queryByText('Fjernet.')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a notice of a page that was left long ago is not shown', () => {
  render(<Toasts />);
  act(() => void toast('Gemt.'));
  storeToasts();
  act(removeToasts);
  cleanup();
  vi.setSystemTime(Date.now() + 120_000);
  render(<Toasts />);
  expect(screen.queryByText('Gemt.')).toBeNull();
  vi.useRealTimers();
});

test('what is stored by something else shows nothing', () => {
  sessionStorage.setItem('toasts', '{');
  render(<Toasts />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an undo runs once and removes its notice', async () => {
  const undo = vi.fn();
  render(<Toasts />);
  toast('Notifikationerne er ryddet.', { action: { label: 'Fortryd', onClick: undo } });
  const button = await screen.findByRole('button', { name: 'Fortryd' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Notifikationerne er ryddet.')).toBeNull();
});
