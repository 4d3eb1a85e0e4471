import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { Confirm } from './confirm';
import { Dialog } from './dialog';

beforeAll(() => registerWords('da', { da: { ui } }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function inWords(children: ReactNode) {
  return (
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <div id="app">side</div>
      {children}
    </WordsProvider>
  );
}

const field = <input aria-label="Stilling" />;

it('makes the page behind inert, and active again', () => {
  const { rerender } = render(
    inWords(
      <Dialog open onClose={() => undefined} title="Ret">
        {field}
      </Dialog>,
    ),
  );
  expect(document.getElementById('app')?.hasAttribute('inert')).toBe(true);
  rerender(
    inWords(
      <Dialog open={false} onClose={() => undefined} title="Ret">
        {field}
      </Dialog>,
    ),
  );
  expect(document.getElementById('app')?.hasAttribute('inert')).toBe(false);
});

it('focuses the chosen radio button of a group, not its first', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(
    inWords(
      <Dialog open onClose={() => undefined} title="Opret konto">
        <fieldset>
          <input type="radio" name="type" aria-label="Jobsøger" />
          <input type="radio" name="type" aria-label="Virksomhed" defaultChecked />
        </fieldset>
      </Dialog>,
    ),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Virksomhed')));
});

it('closes on Escape and on a click outside', () => {
  const onClose = vi.fn();
  render(
    inWords(
      <Dialog open onClose={onClose} title="Ret">
        {field}
      </Dialog>,
    ),
  );
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerDown(screen.getByRole('dialog').parentElement as Element);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('stays open on a click outside if told so, and still has its close button', () => {
  const onClose = vi.fn();
  render(
    inWords(
      <Dialog open onClose={onClose} title="Ret" closesOutside={false}>
        {field}
      </Dialog>,
    ),
  );
  fireEvent.pointerDown(screen.getByRole('dialog').parentElement as Element);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Luk' }));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});

const ways: [string, () => void][] = [
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Luk' }))],
  ['a press beside it', () => fireEvent.pointerDown(screen.getByRole('dialog').parentElement as Element)],
];

it.each(ways)('asks before %s loses the input', (_way, close) => {
  const onClose = vi.fn();
  render(
    inWords(
      <Dialog open onClose={onClose} title="Ret">
        {field}
      </Dialog>,
    ),
  );
  fireEvent.input(screen.getByRole('textbox', { name: 'Stilling' }), { target: { value: 'Kok' } });
  close();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.getAllByRole('dialog'), 'Escape stays').toHaveLength(1);
  close();
  fireEvent.click(screen.getByRole('button', { name: 'Luk uden at gemme' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks or not according to `unsaved` if its content stores the input', () => {
  const onClose = vi.fn();
  const dialog = (unsaved: boolean) =>
    inWords(
      <Dialog open onClose={onClose} title="Ret" unsaved={unsaved}>
        {field}
      </Dialog>,
    );
  const { rerender } = render(dialog(false));
  fireEvent.input(screen.getByRole('textbox', { name: 'Stilling' }), { target: { value: 'Kok' } });
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(dialog(true));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Luk uden at gemme?' })).toBeTruthy();
});

it('asks, runs the action once for several clicks on Ja, and closes', async () => {
  const onClose = vi.fn();
  let finish: () => void = () => undefined;
  const onConfirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(
    inWords(
      <Confirm open onClose={onClose} title="Slet?" onConfirm={onConfirm}>
        Den forsvinder.
      </Confirm>,
    ),
  );
  const yes = screen.getByRole('button', { name: 'Ja' });
  fireEvent.click(yes);
  fireEvent.click(yes);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('submits on Ctrl+Enter, also from a multi-line text field', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    inWords(
      <Dialog open onClose={() => undefined} title="Note" onSubmit={onSubmit}>
        <textarea aria-label="Note" />
      </Dialog>,
    ),
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('keeps Tab between its first and its last control, and counts radio buttons of a group as one', () => {
  render(
    inWords(
      <Dialog open onClose={() => undefined} title="Opret konto">
        <input aria-label="Navn" />
        <button type="button" disabled>
          Gem
        </button>
        <input type="radio" name="type" aria-label="Jobsøger" defaultChecked />
        <input type="radio" name="type" aria-label="Virksomhed" />
      </Dialog>,
    ),
  );
  const close = screen.getByRole('button', { name: 'Luk' });
  const tabFrom = (from: HTMLElement, shiftKey = false) => {
    from.focus();
    return fireEvent.keyDown(from, { key: 'Tab', shiftKey });
  };
  expect(tabFrom(screen.getByLabelText('Navn'))).toBe(true);
  expect(tabFrom(screen.getByLabelText('Jobsøger'))).toBe(false);
  expect(document.activeElement).toBe(close);
  expect(tabFrom(close, true)).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Virksomhed'));
});
