import jobs from '@jobblik/words/da/jobs.json' with { type: 'json' };
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { registerWords, useWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { payText, placesText } from './job-texts';

registerWords('da', { da: { jobs } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <WordsProvider i18n={wordsOfRequest('da')} used={null}>
    {children}
  </WordsProvider>
);
const t = renderHook(() => useWords('jobs'), { wrapper }).result.current;

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  ['a range', { from: 3_680_000, to: 4_230_000 }, '36.800–42.300 kr.'],
  ['a figure', { from: 3_680_000, to: 3_680_000 }, '36.800 kr.'],
  ['a least figure', { from: 3_680_000, to: null }, 'fra 36.800 kr.'],
])('shows %s of pay once', (_, pay, amount) => {
  const { amount: shown, unit } = payText({ ...pay, unit: 'month' }, t) ?? {};
  expect([plain(shown), plain(unit)]).toEqual([amount, 'pr. måned']);
});

it('keeps a postcode and its town on one line, and lets the rest break', () => {
  const place = { id: 2800, zip: '2800', name: 'Kongens Lyngby', region: 'Hovedstaden', lat: 55.8, lng: 12.5 };
  expect(placesText({ location: [place] }, t)).toBe('2800\u00a0Kongens\u00a0Lyngby');
  expect(placesText({ location: [place, place] }, t)).toMatch(/^2800\u00a0Kongens\u00a0Lyngby og /);
});
