import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAction, rememberAction, takeAction, takeJobToSave } from './pending-action';

const minute = 60_000;
beforeEach(() => localStorage.clear());

describe('a remembered action', () => {
  it('is taken once, and only as what it is', () => {
    rememberAction({ kind: 'save-job', id: 7 });
    expect(takeAction({ kind: 'apply', id: 7 })).toBe(false);
    expect(takeAction({ kind: 'save-job', id: 8 })).toBe(false);
    expect(takeJobToSave()).toBe(7);
    expect(takeJobToSave()).toBeNull();
  });

  it('is over after an hour', () => {
    rememberAction({ kind: 'apply', id: 7 }, 0);
    expect(takeAction({ kind: 'apply', id: 7 }, 60 * minute)).toBe(false);
    rememberAction({ kind: 'apply', id: 7 }, 0);
    expect(takeAction({ kind: 'apply', id: 7 }, 59 * minute)).toBe(true);
  });

  it('is forgotten when it was given up, and whatever else stands there is none', () => {
    rememberAction({ kind: 'save-job', id: 7 });
    forgetAction();
    expect(takeJobToSave()).toBeNull();
    localStorage.setItem('pending-action', '{broken');
    expect(takeJobToSave()).toBeNull();
  });
});
