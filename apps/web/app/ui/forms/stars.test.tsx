import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { StarsField } from './stars';

beforeAll(() => registerWords('da', { da: { ui } }));
afterEach(cleanup);

function Rating() {
  const [value, setValue] = useState(0);
  return <StarsField label="Bedømmelse" value={value} onChange={setValue} />;
}

const checked = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;
const star = (count: number) => screen.getByRole('radio', { name: new RegExp(`^${count}`) });

test('a rating is given, changed, and removed by the same star or by 0', () => {
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <Rating />
    </WordsProvider>,
  );
  expect(checked()).toBeUndefined();
  fireEvent.click(star(3));
  expect(checked()).toBe('3');
  fireEvent.click(star(5));
  expect(checked()).toBe('5');
  fireEvent.click(star(5));
  expect(checked()).toBeUndefined();
  fireEvent.click(star(2));
  fireEvent.keyDown(star(2), { key: '0' });
  expect(checked()).toBeUndefined();
});
