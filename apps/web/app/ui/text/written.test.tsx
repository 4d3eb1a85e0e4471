import { type Language, setLanguageSource } from '@jobblik/contract/kernel/language';
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Written } from './written';

afterEach(() => setLanguageSource(() => undefined));

it.each([
  ['da', 'Kok til frokost', '', null],
  ['en', 'Kok til frokost', '', 'da'],
  ['da', 'Nurse for the night shift', '', 'en'],
  ['en', 'Nurse for the night shift', '', null],
  ['da', 'Software Engineer', 'You will join our team in Aarhus, and we are proud of the work.', 'en'],
] as const)('on a page in %s »%s« is marked where it is in the other language', (page, text, of, lang) => {
  setLanguageSource(() => page as Language);
  const { container } = render(<Written of={of}>{text}</Written>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(lang);
});
