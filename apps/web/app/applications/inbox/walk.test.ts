import { describe, expect, it } from 'vitest';
import { nextOf, noWalk, previousOf, stepped } from './walk';

describe('a walk through the list', () => {
  it('begins with the rows beside who is open', () => {
    const place = { open: 2, listed: [1, 2, 3] };
    expect([previousOf(noWalk, place), nextOf(noWalk, place)]).toEqual([1, 3]);
    expect(previousOf(noWalk, { open: 1, listed: [1, 2] })).toBeUndefined();
    expect(nextOf(noWalk, { open: 2, listed: [1, 2] })).toBeUndefined();
    expect(nextOf(noWalk, { open: 9, listed: [1, 2] })).toBeUndefined();
  });

  it('goes back to who was seen last although the row has moved, and on to who one came from', () => {
    const one = stepped(noWalk, 1, 2, 'next');
    // 1 was rated, and stands at the end since 2 is open.
    const moved = [2, 3, 8, 1];
    expect(previousOf(one, { open: 2, listed: moved })).toBe(1);
    expect(nextOf(one, { open: 2, listed: moved })).toBe(3);
    const back = stepped(one, 2, 1, 'previous');
    expect(nextOf(back, { open: 1, listed: moved })).toBe(2);
    expect(previousOf(back, { open: 1, listed: moved })).toBe(8);
    const again = stepped(back, 1, 2, 'next');
    expect(previousOf(again, { open: 2, listed: moved })).toBe(1);
  });

  it('passes over who has left the list', () => {
    const three = stepped(stepped(noWalk, 1, 2, 'next'), 2, 3, 'next');
    expect(previousOf(three, { open: 3, listed: [1, 3, 4] })).toBe(1);
  });

  it('goes on above where it began', () => {
    const up = stepped(stepped(noWalk, 3, 2, 'previous'), 2, 1, 'previous');
    expect(up).toEqual({ ids: [1, 2, 3], at: 0 });
    expect(nextOf(up, { open: 1, listed: [1, 2, 3] })).toBe(2);
  });

  it('starts again with who is opened otherwise', () => {
    const walk = stepped(noWalk, 1, 2, 'next');
    expect(previousOf(walk, { open: 4, listed: [1, 2, 3, 4] })).toBe(3);
  });
});
