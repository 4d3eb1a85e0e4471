import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/render-screen.harness';
import { registerWords } from '../../../platform/words/i18n';
import CalendarPanel from './calendar-panel';

registerWords('da', { da: { ui } });

const onChoose = vi.fn<(date: string) => void>();
const onClose = vi.fn();

function open(value: string | null = null) {
  renderScreen(
    <CalendarPanel
      label="Frist: vælg i kalender"
      value={value}
      today="2026-11-29"
      min="2026-11-20"
      max="2026-12-24"
      onChoose={onChoose}
      onClose={onClose}
    />,
  );
}

beforeEach(() => {
  onChoose.mockClear();
  onClose.mockClear();
});
afterEach(cleanup);

const day = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (key: string) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
};
const focused = () => document.activeElement?.getAttribute('aria-label');

test('it is in the language of the page, and weeks begin on Monday', () => {
  open();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'man.',
    'tirs.',
    'ons.',
    'tors.',
    'fre.',
    'lør.',
    'søn.',
  ]);
  expect(screen.getByText('november 2026')).toBeTruthy();
  expect(screen.getByRole('grid', { name: /november 2026/ })).toBeTruthy();
});

test('today has the focus, and the arrow keys move by day and week', () => {
  open();
  expect(focused()).toMatch(/29\. november 2026/);
  press('ArrowLeft');
  expect(focused()).toMatch(/28\. november 2026/);
  press('ArrowUp');
  expect(focused()).toMatch(/21\. november 2026/);
});

test('the keys stay between the first and the last day that can be chosen', () => {
  open();
  press('PageDown');
  expect(focused()).toMatch(/24\. december 2026/);
  press('ArrowRight');
  expect(focused()).toMatch(/24\. december 2026/);
  expect(day(/25\. december/).disabled).toBe(true);
  expect(day('Næste måned').disabled).toBe(true);
  press('PageUp');
  expect(focused()).toMatch(/24\. november 2026/);
  expect(day(/19\. november/).disabled).toBe(true);
});

test('the chosen day is marked, and a click chooses another', () => {
  open('2026-12-03');
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('3');
  fireEvent.click(day(/fredag den 4\. december/));
  expect(onChoose).toHaveBeenCalledWith('2026-12-04');
});

test('a month holds its own days only', () => {
  open();
  const numbers = screen.getAllByRole('gridcell').filter((cell) => cell.textContent !== '');
  expect(numbers).toHaveLength(30);
});

test('Escape closes the calendar and not what is around it', () => {
  open();
  expect(fireEvent.keyDown(day(/29\. november/), { key: 'Escape' })).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});
