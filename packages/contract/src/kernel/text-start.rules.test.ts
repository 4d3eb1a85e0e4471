import { describe, expect, test } from 'vitest';
import { textStart } from './text-start.rules.ts';

describe('textStart', () => {
  test('does not change short texts', () => expect(textStart('Kort tekst', 20)).toBe('Kort tekst'));
  test('cuts between words', () =>
    expect(textStart('Vi søger en kollega til teamet', 20)).toBe('Vi søger en kollega…'));
  test('cuts inside a word that is too long', () => expect(textStart('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`));
  test('does not split an emoji', () =>
    expect(textStart(`${'a'.repeat(8)}😀${'b'.repeat(9)}`, 10)).toBe(`${'a'.repeat(8)}…`));
});
