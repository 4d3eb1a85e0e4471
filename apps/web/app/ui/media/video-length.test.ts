import { expect, it } from 'vitest';
import { formatVideoLength } from './video-length.ts';

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [127, '2:07'],
  [3725, '1:02:05'],
  [-3, '0:00'],
])('%d seconds are written %s', (seconds, text) => expect(formatVideoLength(seconds)).toBe(text));
