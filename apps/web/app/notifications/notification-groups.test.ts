import { noticeType } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import danish from '@jobblik/words/da/notifications.json';
import { expect, it } from 'vitest';
import { pageWords, registerWords } from '../platform/words/i18n';
import { groupedTypes, inGroups } from './notification-groups';
import { notificationText } from './notification-text';

registerWords('da', { da: { notifications: danish } });
const t = pageWords([], 'notifications');

const item = (
  id: number,
  type: Notification['type'],
  name: string,
  day = '2026-03-10',
  agent?: string,
): Notification => ({
  id,
  type,
  [`type_${type}`]: name,
  ...(agent && { [`agent_${type}`]: agent }),
  link: `/${id}`,
  created_at: `${day}T12:00:00.000Z`,
  seen: false,
});
const shown = (list: readonly Notification[]) => inGroups(list).map(({ item: { id }, count }) => [id, count]);

it('three of a kind about one thing on one day are one row, in the place of the newest', () => {
  const { application, answers } = noticeType;
  const list = [
    item(9, application, 'Kok'),
    item(8, answers, 'Bo'),
    item(7, application, 'Kok'),
    item(6, application, 'Tjener'),
    item(5, application, 'Kok'),
    item(4, answers, 'Bo'),
    item(3, answers, 'Bo'),
    item(2, application, 'Kok', '2026-03-09'),
  ];
  expect(shown(list)).toEqual([
    [9, 3],
    [8, 1],
    [6, 1],
    [4, 1],
    [3, 1],
    [2, 1],
  ]);
});

it('two of a kind, and hits of several agents, stay apart', () => {
  const { jobMatch } = noticeType;
  const list = [1, 2, 3].map((id) => item(id, jobMatch, 'Kok', '2026-03-10', id === 3 ? 'Byen' : 'Køkken'));
  expect(shown(list)).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
});

it.each(groupedTypes)('a row of several of type %i says how many', (type) => {
  for (const ttl of [1, 2]) {
    const text = notificationText(t, item(1, type, 'Kok', '2026-03-10', 'Køkken'), ttl, 4);
    expect(text).toMatch(/4/);
    expect(text).not.toMatch(/many|type_|\{\{/);
  }
});
