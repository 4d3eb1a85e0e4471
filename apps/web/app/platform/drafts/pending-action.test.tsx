import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAction, rememberAction, takeAction, takeJobToSave } from './pending-action';

const minute = 60_000;
beforeEach(() => localStorage.clear());

describe('a remembered action', () => {
  it('is returned once, and only for its kind and id', () => {
    rememberAction({ kind: 'save-job', id: 7 });
    expect(takeAction({ kind: 'apply', id: 7 })).toBe(false);
    expect(takeAction({ kind: 'save-job', id: 8 })).toBe(false);
    expect(takeJobToSave()).toBe(7);
    expect(takeJobToSave()).toBeNull();
  });

  it('expires after an hour', () => {
    rememberAction({ kind: 'apply', id: 7 }, 0);
    expect(takeAction({ kind: 'apply', id: 7 }, 60 * minute)).toBe(false);
    rememberAction({ kind: 'apply', id: 7 }, 0);
    expect(takeAction({ kind: 'apply', id: 7 }, 59 * minute)).toBe(true);
  });

  it('is removed when it was cancelled, and other stored text is ignored', () => {
    rememberAction({ kind: 'save-job', id: 7 });
    forgetAction();
    expect(takeJobToSave()).toBeNull();
    localStorage.setItem('pending-action', '{broken');
    expect(takeJobToSave()).toBeNull();
  });
});
