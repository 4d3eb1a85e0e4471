import { Problem } from '@jobblik/contract/kernel/problem';
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../words/i18n';
import { readProblem } from './api';
import { useProblemText } from './use-problem';

registerWords('da', { da: { problems } });

const InDanish = ({ children }: { children: ReactNode }) => (
  <WordsProvider i18n={wordsOfRequest('da')} used={null}>
    {children}
  </WordsProvider>
);

it.each([
  [new Problem('not_found'), 'Det findes ikke længere.'],
  [readProblem(409, '{"code":"a_code_of_tomorrow"}'), problems.internal],
  [new Error('x'), problems.internal],
  [new Problem('too_many_requests'), 'Det gik lidt for hurtigt. Vent et øjeblik, og prøv igen.'],
  [new Problem('too_many_requests', { retryAfter: 541 }), 'Der er prøvet for mange gange. Prøv igen om 10 min.'],
])('words %o', (problem, text) => {
  const { result } = renderHook(useProblemText, { wrapper: InDanish });
  expect(result.current(problem).replaceAll('\u00a0', ' ')).toBe(text);
});
