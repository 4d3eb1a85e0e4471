import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Check } from './choice';
import s from './choice.module.css';

afterEach(cleanup);

const isDimmed = (name: RegExp) =>
  screen
    .getByRole('checkbox', { name })
    .closest('label')
    ?.classList.contains(s.none ?? '?');

test('an option without hits is dimmed and can still be chosen, one whose hits are unknown is not dimmed', () => {
  render(
    <>
      <Check label="Bager" count={0} />
      <Check label="Kok" count="0" />
      <Check label="Tjener" count={1} />
      <Check label="Slagter" count="1.204" />
      <Check label="Gartner" />
    </>,
  );
  expect([/Bager/, /Kok/, /Tjener/, /Slagter/, /Gartner/].map(isDimmed)).toEqual([true, true, false, false, false]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bager 0' }).disabled).toBe(false);
});
