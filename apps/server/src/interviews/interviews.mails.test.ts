import { expect, it } from 'vitest';
import { readSettings } from '../platform/env.ts';
import { finishedMail, interviewMails } from './interviews.mails.ts';
import type { Interview } from './interviews.queries.ts';

const interview = {
  id: 1,
  uuid: '4b4b9e32-dd4a-4668-9aca-bb1a68f28e88',
  kind: 'candidate',
  state: 'accepted',
  employerId: 1,
  seekerId: 2,
  email: null,
  meetingLink: null,
  title: 'Samtale om jobbet',
  description: 'Vi vil gerne høre mere om dig.',
  reason: 'Mit barn er sygt.',
  sequence: 0,
  startsAt: new Date('2027-03-28T00:30:00Z'),
  endsAt: new Date('2027-03-28T01:30:00Z'),
} as Interview;
const services = { env: readSettings({}), clock: { now: () => new Date('2027-03-01T12:00:00Z') } };
const names = { seeker: 'Signe Holm', company: 'Havnens Køkken' };

it.each(interviewMails)('%s contains all its data, with the event for calendar programs', (kind) => {
  const mail = finishedMail(services, kind, { interview, names, to: 'signe@jobblik.test' });
  const text = `${mail.subject} ${mail.html} ${mail.text}`;
  expect(text).not.toContain('{{');
  // Across the skipped hour.
  expect(mail.text).toContain('søndag den 28. marts 2027 kl. 01.30–03.30');
  expect(mail.attachments?.[0]?.content).toContain('DTSTART:20270328T003000Z');
});

it('without a time a mail has no event', () => {
  const offered = { ...interview, state: 'offered', startsAt: null, endsAt: null } as Interview;
  const mail = finishedMail(services, 'offered.seeker', { interview: offered, names, to: 'signe@jobblik.test' });
  expect(mail.attachments).toEqual([]);
  expect(mail.text).not.toContain('Tidspunkt:');
});
