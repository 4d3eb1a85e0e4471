import { noticeType, saysJob, saysTime } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import danish from '@jobblik/words/da/notifications.json';
import { expect, it } from 'vitest';
import { pageWords, registerWords } from '../platform/words/i18n';
import { notificationDetail, notificationText } from './notification-text';

registerWords('da', { da: { notifications: danish } });
const t = pageWords([], 'notifications');

const item = (type: Notification['type']): Notification => ({
  id: 1,
  type,
  [`type_${type}`]: 'Mette Sørensen',
  [`agent_${type}`]: 'Sygeplejersker',
  ...(type === noticeType.applicationChanged && { state: 'rejected' as const }),
  ...(type === noticeType.interviewAnswer && { state: 'postponed' as const }),
  ...(type === noticeType.interviewChanged && { state: 'moved' as const }),
  link: '/',
  created_at: '2026-03-10T12:00:00.000Z',
  seen: false,
});

it.each(Object.entries(noticeType))('%s names who or what it is about, in both roles', (_name, type) => {
  for (const ttl of [1, 2]) {
    const text = notificationText(t, item(type), ttl);
    expect(text).toContain('Mette Sørensen');
    expect(text).not.toMatch(/type_|\{\{/);
  }
});

it.each([
  noticeType.jobMatch,
  noticeType.cvMatch,
  noticeType.changedJobMatch,
  noticeType.videoCvMatch,
  noticeType.changedCvMatch,
])('type %i names the agent as well', (type) => {
  expect(notificationText(t, item(type), 1)).toContain('»Sygeplejersker«');
});

it('a visit was to the CV of a job seeker and to the page of a company', () => {
  expect(notificationText(t, item(noticeType.visit), 1)).toBe('Mette Sørensen har set dit CV');
  expect(notificationText(t, item(noticeType.visit), 2)).toBe('Mette Sørensen har set jeres virksomhedsside');
});

it.each([
  ['in_process', 'Din ansøgning til »Mette Sørensen« er under behandling'],
  ['rejected', 'Du har fået afslag på din ansøgning til »Mette Sørensen«'],
  ['reopened', 'Din ansøgning til »Mette Sørensen« er åbnet igen'],
  ['reading', 'De er begyndt at læse ansøgningerne til »Mette Sørensen«'],
] as const)('a change of an application says what it has become: %s', (state, text) => {
  expect(notificationText(t, { ...item(noticeType.applicationChanged), state }, 1)).toBe(text);
});

it.each([
  [noticeType.interviewAnswer, 'accepted', 'Mette Sørensen har sagt ja til interviewet'],
  [noticeType.interviewAnswer, 'declined', 'Mette Sørensen har afvist interviewet'],
  [noticeType.interviewChanged, 'cancelled', 'Mette Sørensen har aflyst interviewet'],
] as const)('type %i says what became of an interview: %s', (type, state, text) => {
  expect(notificationText(t, { ...item(type), state }, 2)).toBe(text);
});

it.each([
  [
    { type: noticeType.applicationSeen, person: 'Lene Kjærgaard' },
    'Nordlys Energi har set din ansøgning',
    'Kok · Lene Kjærgaard',
  ],
  [{ type: noticeType.applicationChanged, state: 'reading' }, 'Nordlys Energi er begyndt at læse', 'Kok'],
] as const)('an eye says what the company has done, and below that to which application: %o', (given, text, detail) => {
  const seen = { ...item(given.type), [`type_${given.type}`]: 'Kok', company: 'Nordlys Energi', ...given };
  expect([notificationText(t, seen, 1), notificationDetail(seen, undefined)]).toEqual([text, detail]);
});

/** Types whose name is the ad, or which are about none; those without a time. */
const withoutJob = [3, 10, 11, 16, 17, 20, 21, 22, 23, 25, 30, 31];

it.each(Object.entries(noticeType))('%s says the job and the time where it has them', (_name, type) => {
  const about = {
    ...item(type),
    job: 'Kok i Aarhus',
    starts_at: '2026-11-27T09:00:00.000Z',
    ends_at: '2026-11-27T09:30:00.000Z',
  };
  const detail = notificationDetail(about, 'Europe/Copenhagen').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  expect(saysJob.includes(type)).toBe(!withoutJob.includes(type));
  expect(detail.includes('Kok i Aarhus')).toBe(saysJob.includes(type));
  expect(detail.includes('fredag den 27. november kl. 10.00–10.30')).toBe(saysTime.includes(type));
});
