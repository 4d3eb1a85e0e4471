import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '../cv.present.ts';
import { changedParts, shouldStoreVersion } from './cv-versions.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const cv = (change: Partial<CvContent>): CvContent => ({ ...emptyContent, ...change });
const full = cv({ about_me: 'Jeg laver mad', cv_skill: [1, 2], cv_language: [{ id: 1, level: 3 }] });

describe('what changed', () => {
  it.each<[string, Partial<CvContent>, string[]]>([
    ['nothing', {}, []],
    ['the order of keys is no change', { cv_language: [{ level: 3, id: 1 }] }, []],
    ['a name and a skill', { last_name: 'Holm', cv_skill: [1] }, ['name', 'cv_skill']],
    ['the order of skills is a change', { cv_skill: [2, 1] }, ['cv_skill']],
  ])('%s', (_what, change, expected) => expect(changedParts(full, { ...full, ...change })).toEqual(expected));
});

describe('a version is stored before a save', () => {
  it.each<[string, Partial<CvContent>, Date | null, boolean]>([
    ['never when nothing changes', {}, null, false],
    ['the first time', { gender: 1 }, null, true],
    ['not again within ten minutes', { gender: 1 }, ago(9), false],
    ['after ten minutes', { gender: 1 }, ago(10), true],
    ['after a minute when a row goes', { cv_skill: [1] }, ago(1), true],
    ['after a minute when most of the text goes', { about_me: 'Jeg' }, ago(1), true],
    ['not within that minute', { about_me: '' }, ago(0.5), false],
  ])('%s', (_when, change, lastStoredAt, expected) =>
    expect(shouldStoreVersion(full, { ...full, ...change }, { now, lastStoredAt })).toBe(expected),
  );
});
