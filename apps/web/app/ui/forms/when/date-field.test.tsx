import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../../platform/words/i18n';
import { DateField } from './date-field';

registerWords('da', { da: { ui } });
afterEach(cleanup);

function Deadline({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <DateField label="Frist" value={value} onChange={setValue} today="2026-11-29" max="2027-12-31" error={error} />
    </WordsProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Frist' });

function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
}

test('a date that does not exist is marked when the field is left, and no longer once it is changed', () => {
  render(<Deadline />);
  type('31.11.2026');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Den dato findes ikke/)).toBeTruthy();
  type('30.11.2026');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field());
  expect(screen.queryByText(/^Den dato findes ikke/)).toBeNull();
});

test.each(['', '3.12', '1/12-26'])('%j is not marked when the field is left', (typed) => {
  render(<Deadline />);
  type(typed);
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test("the form's own error is shown instead", () => {
  render(<Deadline error="Vælg en senere dag." />);
  type('31.11.2026');
  fireEvent.blur(field());
  expect(screen.getByText('Vælg en senere dag.')).toBeTruthy();
  expect(screen.queryByText(/^Den dato findes ikke/)).toBeNull();
});
