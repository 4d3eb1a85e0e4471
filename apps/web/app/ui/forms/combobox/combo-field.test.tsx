import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { IconSearch } from '@tabler/icons-react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/render-screen.harness';
import { registerWords } from '../../../platform/words/i18n';
import { ComboField } from './combo-field';
import { useCombobox } from './use-combobox';

registerWords('da', { da: { ui } });

const towns = ['Aarhus', 'Odense', 'Esbjerg'];
const onChoose = vi.fn<(index: number) => void>();
const onSubmit = vi.fn();

function Towns() {
  const [typed, setTyped] = useState('');
  const options = towns.filter((town) => town.toLowerCase().includes(typed)).map((text) => ({ key: text, text }));
  return (
    <form onSubmit={onSubmit}>
      <ComboField
        id="by"
        label="By"
        combo={useCombobox()}
        icon={IconSearch}
        typed={typed}
        onType={setTyped}
        options={options}
        onChoose={onChoose}
        none="Den by kender vi ikke."
      />
    </form>
  );
}

beforeEach(() => {
  onChoose.mockClear();
  renderScreen(<Towns />);
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'By' });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const active = () => screen.queryByRole('option', { selected: true })?.textContent;

test('the list is closed until the field is typed in, clicked or left by an arrow key', () => {
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  type('e');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'By' }).id);
});

test('arrow keys move through the options and begin again at the end', () => {
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return active();
  });
  expect(seen).toEqual(['Aarhus', 'Odense', 'Esbjerg', 'Aarhus', 'Esbjerg']);
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
});

test('Enter chooses the active option and closes the list', () => {
  press('ArrowDown');
  press('ArrowDown');
  press('Enter');
  expect(onChoose).toHaveBeenCalledWith(1);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the list, keeps the text, and is not heard by what is around', () => {
  type('e');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('e');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});

test('no option is active after more letters', () => {
  press('ArrowDown');
  type('o');
  expect(active()).toBeUndefined();
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a click chooses without taking the focus from the field', () => {
  type('o');
  const option = screen.getByRole('option', { name: 'Odense' });
  expect(fireEvent.pointerDown(option)).toBe(false);
  fireEvent.click(option);
  expect(onChoose).toHaveBeenCalledWith(0);
});

test('a text without options is said, and is no list', () => {
  type('x');
  expect(screen.getByRole('status').textContent).toBe('Den by kender vi ikke.');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});
