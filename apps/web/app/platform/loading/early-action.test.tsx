import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberActions, replayEarlyAction, replayEarlyActionIn } from './early-action';

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="heart"><svg></svg></button><a id="there" target="_blank" href="#there">Søg</a><form><button id="send">Send</button></form>';
  rememberActions();
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => replayEarlyAction());

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const send = () => {
  const submitter = document.querySelector<HTMLElement>('#send');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  document.querySelector('form')?.dispatchEvent(event);
  return event;
};
const listen = (selector: string, type = 'click') => {
  const listener = vi.fn((_event: Event) => undefined);
  document.querySelector(selector)?.addEventListener(type, listener);
  return listener;
};

test('clicks made before hydration are replayed after it, once', () => {
  press('#heart svg');
  const pressed = listen('#heart');
  replayEarlyAction();
  replayEarlyAction();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a link that has opened its window receives the click, and opens no second one', () => {
  // The browser would open the window here, which is not tested.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('#there');
  const pressed = listen('#there');
  replayEarlyAction();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

test('a submitted form does not load the page, and is submitted after hydration by the same button', () => {
  const early = send();
  expect(early.defaultPrevented).toBe(true);
  const submitted = listen('form', 'submit');
  replayEarlyAction();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(submitted.mock.calls[0]?.[0]).toHaveProperty('submitter.id', 'send');
});

test('a form with an action is left to the browser', () => {
  document.querySelector('form')?.setAttribute('action', '#found');
  send();
  const submitted = listen('form', 'submit');
  replayEarlyAction();
  expect(submitted).not.toHaveBeenCalled();
});

test('a clicked field with suggestions opens them, if it still has the focus', () => {
  document.body.innerHTML += '<input role="combobox" id="what" /><input id="where" />';
  document.querySelector<HTMLElement>('#what')?.focus();
  press('#what');
  const pressed = listen('#what');
  replayEarlyAction();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a field with suggestions that lost the focus stays closed', () => {
  document.body.innerHTML += '<input role="combobox" id="what" /><input id="where" />';
  press('#what');
  document.querySelector<HTMLElement>('#where')?.focus();
  const pressed = listen('#what');
  replayEarlyAction();
  expect(pressed).not.toHaveBeenCalled();
});

test('a removed element is not clicked again', () => {
  press('#heart');
  document.querySelector('#heart')?.remove();
  expect(() => replayEarlyAction()).not.toThrow();
});

test('after hydration, nothing is recorded', () => {
  replayEarlyAction();
  press('#heart');
  expect(window.earlyAction).toBeUndefined();
});

test('a click in a part that hydrates later is replayed when that part is hydrated, once', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<header data-hydrates-late><button type="button" id="bell"></button></header>',
  );
  press('#bell');
  const bell = listen('#bell');
  const heart = listen('#heart');
  replayEarlyAction();
  expect(bell).not.toHaveBeenCalled();
  const header = document.querySelector('header') as Element;
  replayEarlyActionIn(header);
  replayEarlyActionIn(header);
  expect(bell).toHaveBeenCalledTimes(1);
  expect(heart).not.toHaveBeenCalled();
  expect(window.earlyAction).toBeUndefined();
});

test('a click elsewhere while a part waits is done once', () => {
  document.body.insertAdjacentHTML('beforeend', '<header data-hydrates-late></header>');
  replayEarlyAction();
  const heart = listen('#heart');
  press('#heart');
  replayEarlyActionIn(document.querySelector('header') as Element);
  expect(heart).toHaveBeenCalledTimes(1);
});

test('a click that makes React hydrate is not replayed', () => {
  const heart = document.querySelector('#heart');
  heart?.addEventListener('click', () => replayEarlyAction(), { once: true });
  const pressed = listen('#heart');
  press('#heart');
  expect(pressed).toHaveBeenCalledTimes(1);
});
