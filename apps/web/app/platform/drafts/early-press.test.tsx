import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberPresses, replayEarlyPress } from './early-press';

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="heart"><svg></svg></button><a id="there" target="_blank" href="#there">Søg</a><form><button id="send">Send</button></form>';
  rememberPresses();
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => replayEarlyPress());

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const listen = (selector: string) => {
  const pressed = vi.fn((_event: Event) => undefined);
  document.querySelector(selector)?.addEventListener('click', pressed);
  return pressed;
};

test('clicks made before hydration are replayed after it, once', () => {
  press('#heart svg');
  const pressed = listen('#heart');
  replayEarlyPress();
  replayEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a link that has opened its window is told, and opens no second one', () => {
  // The browser opens its window here, which is not what is tried.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('#there');
  const pressed = listen('#there');
  replayEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

test('what works without scripts, and what is gone, is not done again', () => {
  press('#send');
  const sent = listen('#send');
  replayEarlyPress();
  expect(sent).not.toHaveBeenCalled();
  press('#heart');
  document.querySelector('#heart')?.remove();
  expect(() => replayEarlyPress()).not.toThrow();
});

test('once awake, nothing is remembered', () => {
  replayEarlyPress();
  press('#heart');
  expect(window.earlyPress).toBeUndefined();
});
