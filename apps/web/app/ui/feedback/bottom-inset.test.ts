import { expect, test } from 'vitest';
import { insetOver } from './bottom-inset';

const notices = { left: 24, right: 400 };
const bar = (top: number, bottom: number, left = 0, right = 1280) => ({ top, bottom, left, right });

test.each([
  ['no bar', [], 0],
  ['the controls of a call', [bar(700, 800)], 100],
  ['a bar in the middle of a page, at rest', [bar(300, 380)], 0],
  ['a bar that is not shown', [bar(0, 0)], 0],
  ['a bar below the end of the window', [bar(900, 980)], 0],
  ['controls with the composer of a chat above them', [bar(620, 692), bar(700, 800)], 180],
  ['a composer beside the notices', [bar(620, 692, 928, 1268), bar(700, 800)], 100],
] as const)('%s', (_, bars, inset) => {
  expect(insetOver(bars, notices, 800)).toBe(inset);
});

test('a bar above the tabs of a phone counts with them', () => {
  expect(insetOver([bar(783, 844, 0, 390), bar(715, 783, 0, 390)], { left: 16, right: 374 }, 844)).toBe(129);
});
