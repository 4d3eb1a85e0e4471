import { expect, it } from 'vitest';
import { makeInstallation } from '../platform/installation/installation.factory.ts';
import { inLanguage } from '../platform/language.ts';
import { interviewMails, strangerMail, timeInWords } from './interviews.mails.ts';
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
const services = { env: makeInstallation(), clock: { now: () => new Date('2027-03-01T12:00:00Z') } };
const links = {
  stop: { label: 'Stop', url: '/invitation/1.x' },
  report: { label: 'Anmeld', url: '/invitation/1.x#anmeld' },
  headers: {},
};
const names = { seeker: 'Signe Holm', company: 'Havnens Køkken' };

it.each(interviewMails)('%s contains all its data, with the event for calendar programs', (kind) => {
  const mail = strangerMail(services, kind, { interview, names, to: 'signe@jobblik.test' }, links);
  const text = `${mail.subject} ${mail.html} ${mail.text}`;
  expect(text).not.toContain('{{');
  // Across the skipped hour.
  expect(mail.text).toContain('søndag den 28. marts 2027 kl. 01.30–03.30 dansk tid');
  expect(mail.attachments?.[0]?.content).toContain('DTSTART:20270328T003000Z');
});

it('without a time a mail has no event', () => {
  const offered = { ...interview, state: 'offered', startsAt: null, endsAt: null } as Interview;
  const mail = strangerMail(services, 'offered.seeker', { interview: offered, names, to: 'signe@jobblik.test' }, links);
  expect(mail.attachments).toEqual([]);
  expect(mail.text).not.toContain('Tidspunkt:');
});

it.each(interviewMails.filter((kind) => kind.endsWith('.outsider')))(
  '%s has the title as the only text of the company, and its name in no subject',
  (kind) => {
    const meeting = { ...interview, kind: 'guest', email: 'x@y.test', seekerId: null, meetingLink: 'abc' } as Interview;
    const mail = strangerMail(services, kind, { interview: meeting, names, to: 'x@y.test' }, links);
    const calendar = String(mail.attachments?.[0]?.content);
    expect(mail.subject).not.toContain(names.company);
    expect(mail.text).toContain('Samtale om jobbet');
    expect(`${mail.html} ${mail.text} ${calendar}`).not.toContain('høre mere om dig');
    expect(mail.text).toContain('Anmeld: ');
    expect(calendar).toContain('ORGANIZER;CN="Jobblik"');
  },
);

it('the night that the clocks go back, a mail says the times that were agreed', () => {
  const night = { startsAt: new Date('2027-10-31T00:30:00Z'), endsAt: new Date('2027-10-31T01:00:00Z') };
  expect(timeInWords(night)).toBe('søndag den 31. oktober 2027 kl. 02.30–03.00 dansk tid');
  expect(inLanguage('en', () => timeInWords(night))).toMatch(/31 October 2027 at 02:30–03:00 Danish time$/);
});
