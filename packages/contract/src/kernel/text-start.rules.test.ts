import { describe, expect, test } from 'vitest';
import { textStart } from './text-start.rules.ts';

describe('textStart', () => {
  test('leaves short texts alone', () => expect(textStart('Kort tekst', 20)).toBe('Kort tekst'));
  test('cuts between words', () =>
    expect(textStart('Vi søger en kollega til teamet', 20)).toBe('Vi søger en kollega…'));
  test('cuts inside an endless word', () => expect(textStart('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`));
  test('never halves an emoji', () =>
    expect(textStart(`${'a'.repeat(8)}😀${'b'.repeat(9)}`, 10)).toBe(`${'a'.repeat(8)}…`));
});
