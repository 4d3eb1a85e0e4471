import { expect, it } from 'vitest';
import { exactKroner } from './exact-kroner';

it.each([
  [111_250, '1.112,50\u00a0kr.'],
  [-100_000, '\u22121.000,00\u00a0kr.'],
])('%i øre', (ore, text) => expect(exactKroner(ore)).toBe(text));
