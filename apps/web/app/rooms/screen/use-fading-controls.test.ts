import { expect, it } from 'vitest';
import { fades } from './use-fading-controls.ts';

const still = { movedAt: 0, isOver: false, hasFocus: false, usesKeys: false };

it.each([
  ['before two seconds', still, 1_999, false],
  ['after two seconds', still, 2_000, true],
  ['under the pointer', { ...still, isOver: true }, 60_000, false],
  ['with the focus inside', { ...still, hasFocus: true }, 60_000, false],
  ['for people who use keys or fingers', { ...still, usesKeys: true }, 60_000, false],
])('the controls fade %s: %o', (_, hands, now, expected) => expect(fades(hands, now)).toBe(expected));
