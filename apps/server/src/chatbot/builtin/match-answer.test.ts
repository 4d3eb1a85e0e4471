import { expect, it } from 'vitest';
import { createMatcher } from './match-answer.ts';

const match = createMatcher([
  { id: 'delete', examples: ['hvordan sletter jeg min konto'] },
  { id: 'password', examples: ['jeg har glemt min adgangskode'] },
  { id: 'agent', examples: ['hvad er en jobagent'] },
]);
const best = (question: string) => match(question)[0];

it.each([
  ['Hvordan sletter jeg min konto?', 'delete'],
  ['kan man fjerne sin profil', 'delete'],
  ['glemt kodeord', 'password'],
  ['glemt adgangskde', 'password'],
  ['Hvad er jobagenter?', 'agent'],
])('%s matches %s best', (question, id) => {
  expect(best(question)?.id).toBe(id);
});

it.each(['', '👋', 'hovedstaden'])('%j matches nothing', (question) => {
  expect(best(question)?.score ?? 0).toBeLessThan(0.2);
});

it('reports that a question has an unknown word', () => {
  expect(best('sletter elefanter')?.hasUnknown).toBe(true);
  expect(best('slette konto')?.hasUnknown).toBe(false);
});
