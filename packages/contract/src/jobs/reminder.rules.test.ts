import { expect, test } from 'vitest';
import type { JobLife } from './jobs.rules.ts';
import { endToRemindOf } from './reminder.rules.ts';

const now = new Date('2026-05-20T05:15:00Z');
const endsAt = new Date('2026-05-22T09:00:00Z');
const ad: JobLife = {
  isActive: true,
  deletedAt: null,
  closedAt: null,
  filled: false,
  publishedAt: new Date('2026-04-22T09:00:00Z'),
  endsAt,
  deadline: null,
  hold: null,
};

test.each<[string, Partial<JobLife>, Date | null]>([
  ['an ad that ends within three days', {}, endsAt],
  ['one with a later deadline', { deadline: '2026-07-01' }, endsAt],
  ['not one that closes at its deadline before', { deadline: '2026-05-21' }, null],
  ['not one that ends later', { endsAt: new Date('2026-05-23T05:15:01Z') }, null],
  [
    'one that ends in exactly three days',
    { endsAt: new Date('2026-05-23T05:15:00Z') },
    new Date('2026-05-23T05:15:00Z'),
  ],
  ['not one that has ended', { endsAt: now }, null],
  ['not one that is switched off', { isActive: false }, null],
  ['not one that is deleted', { deletedAt: now }, null],
  ['not one that was never shown', { publishedAt: null, endsAt: null }, null],
])('reminds of %s', (_what, change, end) => expect(endToRemindOf({ ...ad, ...change }, now)).toEqual(end));
