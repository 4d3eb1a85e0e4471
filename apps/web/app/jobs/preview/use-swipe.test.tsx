import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSwipe } from './use-swipe';

afterEach(cleanup);

type Point = [x: number, y: number];

/** Moves one finger from one point to the other. @returns the resulting steps */
function swipe(from: Point, to: Point, fingers = 1): number[] {
  const onSwipe = vi.fn();
  function Sheet() {
    return <aside {...useSwipe(onSwipe)} />;
  }
  render(<Sheet />);
  const sheet = screen.getByRole('complementary');
  const touch = ([clientX, clientY]: Point) => ({ clientX, clientY });
  fireEvent.touchStart(sheet, { touches: Array.from({ length: fingers }, () => touch(from)) });
  fireEvent.touchEnd(sheet, { changedTouches: [touch(to)] });
  return onSwipe.mock.calls.flat();
}

test.each<[string, Point, Point, number[]]>([
  ['to the left shows the next job', [300, 400], [200, 410], [1]],
  ['to the right shows the job before', [100, 400], [200, 390], [-1]],
  ['of 56 pixels is far enough', [300, 400], [244, 400], [1]],
  ['of 55 pixels stays', [300, 400], [245, 400], []],
  ['down scrolls', [300, 400], [300, 700], []],
  ['more across than sideways scrolls', [300, 400], [240, 440], []],
])('a swipe %s', (_what, from, to, steps) => expect(swipe(from, to)).toEqual(steps));

test('two fingers zoom and step nowhere', () => expect(swipe([300, 400], [100, 400], 2)).toEqual([]));
