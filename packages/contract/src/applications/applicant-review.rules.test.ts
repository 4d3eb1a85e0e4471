import { describe, expect, it } from 'vitest';
import { defaultDecisionText, fillDecisionText, suggestedDecisionTexts } from './applicant-review.rules.ts';

describe('the text of a decision', () => {
  it('puts both names into the placeholders of the standard text', () => {
    expect(fillDecisionText(defaultDecisionText, { name: 'Åse Lund', employer: 'Nordlys Byg' })).toBe(
      'Hej Åse Lund Tak for din ansøgning. Vi er ked af at afvise din behandling, idet vi har fundet en anden kandidat Venlig hilsen Nordlys Byg',
    );
  });

  it.each(['park', 'reject'] as const)('has a suggested text for %s, in lines and with both names', (decision) => {
    const text = fillDecisionText(suggestedDecisionTexts[decision], { name: 'Åse Lund', employer: 'Nordlys Byg' });
    expect(text).toMatch(/^Hej Åse Lund\n\nTak for din ansøgning\. [^{}]+\n\nVenlig hilsen\nNordlys Byg$/);
  });

  it('keeps a name as it is written, also with replacement patterns such as $&', () => {
    expect(fillDecisionText('Hej {name}', { name: '$& {employer}', employer: 'X' })).toBe('Hej $& {employer}');
  });

  it('is unchanged without placeholders', () => {
    expect(fillDecisionText('Tak for snakken.', { name: 'Åse', employer: 'X' })).toBe('Tak for snakken.');
  });
});
