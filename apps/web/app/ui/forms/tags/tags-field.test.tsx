import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/render-screen.harness';
import { registerWords } from '../../../platform/words/i18n';
import { TagsField } from './tags-field';

registerWords('da', { da: { ui } });

const onSubmit = vi.fn();

function Words() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <form onSubmit={onSubmit}>
      <TagsField label="Ord" value={value} onChange={setValue} most={3} maxLength={6} placeholder="Fx kok" />
    </form>
  );
}

beforeEach(() => {
  onSubmit.mockClear();
  renderScreen(<Words />);
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ord' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = (value: string) => {
  type(value);
  fireEvent.keyDown(field(), { key: 'Enter' });
};
const tags = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('Enter adds the trimmed word and empties the field', () => {
  enter('  kok ');
  expect(tags()).toEqual(['Fjern kok']);
  expect(field().value).toBe('');
});

test('commas and semicolons add the words before them', () => {
  type('kok, tjener;op');
  expect(tags()).toEqual(['Fjern kok', 'Fjern tjener']);
  expect(field().value).toBe('op');
});

test('leaving the field adds what was typed', () => {
  type('kok');
  fireEvent.blur(field());
  expect(tags()).toEqual(['Fjern kok']);
});

test('a word is added once, in any case', () => {
  enter('kok');
  enter('Kok');
  expect(tags()).toEqual(['Fjern kok']);
  expect(field().value).toBe('');
});

test('a word above the limit stays in the field', () => {
  for (const word of ['a', 'b', 'c', 'd']) enter(word);
  expect(tags()).toHaveLength(3);
  expect(field().value).toBe('d');
});

test('a word is cut to its length', () => {
  enter('sygeplejerske');
  expect(tags()).toEqual(['Fjern sygepl']);
});

test('Backspace in an empty field removes the last word, its button any of them', () => {
  for (const word of ['a', 'b', 'c']) enter(word);
  fireEvent.keyDown(field(), { key: 'Backspace' });
  expect(tags()).toEqual(['Fjern a', 'Fjern b']);
  fireEvent.click(screen.getByRole('button', { name: 'Fjern a' }));
  expect(tags()).toEqual(['Fjern b']);
  expect(document.activeElement).toBe(field());
});

test('Enter in an empty field submits the form', () => {
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});
