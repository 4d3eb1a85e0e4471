import { describe, expect, it } from 'vitest';
import { holdingWith, isCovered, latestOf, offerChanges, type Undoable } from './undo-stack';

const [parked, rejected] = [2, 1];
const one = (reject: number, until: number, ...ids: number[]): Undoable => ({
  of: new Map(ids.map((id) => [id, { decisionId: id * 10 + reject, before: 0 }])),
  reject,
  until,
});

describe('the decision that Z takes back', () => {
  it('is the newest one, then the one before it, as long as its own time lasts', () => {
    const [a, b] = [one(rejected, 100, 1), one(rejected, 200, 2)];
    expect(latestOf([a, b], 50)).toBe(b);
    expect(latestOf([a], 50)).toBe(a);
    expect(latestOf([a, b], 150)).toBe(b);
    expect(latestOf([a], 100)).toBeUndefined();
    expect(latestOf([], 0)).toBeUndefined();
  });
});

describe('a decision that another one followed', () => {
  it('is covered when that was about everybody it was about', () => {
    const [both, first, second] = [one(parked, 100, 1, 2), one(rejected, 200, 1), one(rejected, 300, 2)];
    expect(isCovered([both, first], both)).toBe(false);
    expect(isCovered([both, first, second], both)).toBe(true);
    expect(isCovered([both, first, second], second)).toBe(false);
  });
});

describe('a change from elsewhere', () => {
  it('ends the undoing of what no longer holds, and of nothing else', () => {
    const [a, b] = [one(rejected, 100, 1), one(parked, 200, 2)];
    expect(holdingWith([a, b], 1, 0)).toEqual([b]);
    expect(holdingWith([a, b], 1, rejected)).toEqual([a, b]);
    expect(holdingWith([a, b], 3, 0)).toEqual([a, b]);
  });

  it('takes one applicant out of a decision about several', () => {
    const [left] = holdingWith([one(parked, 100, 1, 2)], 1, 0);
    expect([...(left?.of.keys() ?? [])]).toEqual([2]);
  });

  it('keeps an earlier decision that a current one covers', () => {
    const stack = [one(parked, 100, 1), one(rejected, 200, 1)];
    expect(holdingWith(stack, 1, rejected)).toEqual(stack);
    expect(holdingWith(stack, 1, parked)).toEqual([]);
  });
});

describe('the notices', () => {
  it('stand for what no later decision covers, and appear again when that is undone', () => {
    const [below, above] = [one(parked, 100, 1), one(rejected, 200, 1)];
    expect(offerChanges([], [below])).toEqual({ offered: [below], withdrawn: [] });
    expect(offerChanges([below], [below, above])).toEqual({ offered: [above], withdrawn: [below] });
    expect(offerChanges([below, above], [below])).toEqual({ offered: [below], withdrawn: [above] });
    expect(offerChanges([below], [below])).toEqual({ offered: [], withdrawn: [] });
  });
});
