import { expect, test } from 'vitest';
import { literal } from './literal-pattern.rules.ts';

test.each(['', 'Signe', 'a.b*c+d?', '^(x|y)$', '[z-a]{2}\\d', 'æ/ø', '$&', '🚀'])('%j matches itself only', (text) => {
  for (const flags of ['', 'u']) {
    const pattern = new RegExp(`^${literal(text)}$`, flags);
    expect(pattern.test(text)).toBe(true);
    expect(pattern.test(`${text}x`)).toBe(false);
  }
});
