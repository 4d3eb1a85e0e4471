import { describe, expect, it } from 'vitest';
import { stepCursor } from './grid-cursor';
import { workingHours } from './grid-geometry';

const text = (day: number, slot: number, length = 1) => `${day}:${slot}+${length}`;

describe('stepCursor', () => {
  it.each<[string, boolean, [number, number, number], string]>([
    ['ArrowDown', false, [2, 5, 3], text(2, 6)],
    ['ArrowDown', false, [2, 23, 1], text(2, 23)],
    ['ArrowUp', false, [2, 0, 1], text(2, 0)],
    ['ArrowRight', false, [2, 5, 2], text(3, 5)],
    ['ArrowRight', false, [6, 5, 1], `week 1 ${text(0, 5)}`],
    ['ArrowLeft', false, [0, 5, 1], `week -1 ${text(6, 5)}`],
    ['Home', false, [4, 9, 1], text(4, 0)],
    ['End', false, [4, 9, 1], text(4, 23)],
    ['PageDown', false, [4, 9, 2], `week 1 ${text(4, 9)}`],
    ['PageUp', false, [4, 9, 1], `week -1 ${text(4, 9)}`],
    ['ArrowDown', true, [4, 9, 2], text(4, 9, 3)],
    ['ArrowDown', true, [4, 22, 2], text(4, 22, 2)],
    ['ArrowUp', true, [4, 9, 1], text(4, 9, 1)],
    ['ArrowUp', true, [4, 9, 3], text(4, 9, 2)],
    ['ArrowRight', true, [4, 9, 3], 'nothing'],
    ['a', false, [4, 9, 3], 'nothing'],
  ])('%s (shift %s) at %s → %s', (key, isShift, [day, slot, length], expected) => {
    const step = stepCursor(key, isShift, { day, slot, length }, workingHours);
    const { day: d = 0, slot: sl = 0, length: l = 0 } = step?.cursor ?? {};
    const where = step ? `${'week' in step ? `week ${step.week} ` : ''}${text(d, sl, l)}` : 'nothing';
    expect(where).toBe(expected);
  });
});
