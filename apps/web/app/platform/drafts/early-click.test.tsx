import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberClicks, replayEarlyClick, replayEarlyClickIn } from './early-click';

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="heart"><svg></svg></button><a id="there" target="_blank" href="#there">Søg</a><form><button id="send">Send</button></form>';
  rememberClicks();
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => replayEarlyClick());

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
  replayEarlyClick();
  replayEarlyClick();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a link that has opened its window is told, and opens no second one', () => {
  // The browser opens its window here, which is not what is tried.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('#there');
  const pressed = listen('#there');
  replayEarlyClick();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

test('what works without scripts, and what is gone, is not done again', () => {
  press('#send');
  const sent = listen('#send');
  replayEarlyClick();
  expect(sent).not.toHaveBeenCalled();
  press('#heart');
  document.querySelector('#heart')?.remove();
  expect(() => replayEarlyClick()).not.toThrow();
});

test('once awake, nothing is remembered', () => {
  replayEarlyClick();
  press('#heart');
  expect(window.earlyClick).toBeUndefined();
});

test('a click in a part that hydrates later is replayed when that part is hydrated, once', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<header data-hydrates-late><button type="button" id="bell"></button></header>',
  );
  press('#bell');
  const bell = listen('#bell');
  const heart = listen('#heart');
  replayEarlyClick();
  expect(bell).not.toHaveBeenCalled();
  const header = document.querySelector('header') as Element;
  replayEarlyClickIn(header);
  replayEarlyClickIn(header);
  expect(bell).toHaveBeenCalledTimes(1);
  expect(heart).not.toHaveBeenCalled();
  expect(window.earlyClick).toBeUndefined();
});

test('what is pressed elsewhere while a part waits is done once', () => {
  document.body.insertAdjacentHTML('beforeend', '<header data-hydrates-late></header>');
  replayEarlyClick();
  const heart = listen('#heart');
  press('#heart');
  replayEarlyClickIn(document.querySelector('header') as Element);
  expect(heart).toHaveBeenCalledTimes(1);
});

test('a click that hydrates the page itself is not done a second time', () => {
  const heart = document.querySelector('#heart');
  heart?.addEventListener('click', () => replayEarlyClick(), { once: true });
  const pressed = listen('#heart');
  press('#heart');
  expect(pressed).toHaveBeenCalledTimes(1);
});
