import { expect, it } from 'vitest';
import { stemWidth } from './letter-shapes.ts';

/** A picture of which `#` is black. */
function picture(...rows: string[]) {
  return { width: rows[0]?.length ?? 0, pixels: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255)) };
}

const whole = { left: 0, top: 0, right: 8, bottom: 6 };

it('is the width of the vertical strokes', () => {
  expect(stemWidth(picture(...Array.from({ length: 6 }, () => '.#...##.')), [whole])).toBe(1.5);
  expect(stemWidth(picture(...Array.from({ length: 6 }, () => '##....##')), [whole])).toBe(2);
});

it('leaves out horizontal strokes', () => {
  expect(stemWidth(picture('########', '##......', '########', '##......', '##......', '########'), [whole])).toBe(2);
});

it('counts only the letters', () => {
  const ink = picture(...Array.from({ length: 6 }, () => '.#...##.'));
  expect(stemWidth(ink, [{ ...whole, right: 4 }])).toBe(1);
  expect(stemWidth(ink, [])).toBe(0);
});
