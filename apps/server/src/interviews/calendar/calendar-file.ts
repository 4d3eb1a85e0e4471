import { readyBefore } from '@jobblik/contract/interviews/phase.rules';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { publicUrl, type Settings } from '../../platform/env.ts';
import type { MailAttachment } from '../../platform/mail/mailer.ts';
import type { Interview } from '../interviews.queries.ts';
import { roomPath } from '../room/room-path.ts';

/** Recipient of an event. */
export interface EventReader {
  by: 'seeker' | 'employer' | 'outsider';
  names: { seeker: string; company: string };
  /** Name and address of the invited person; absent in a subscribed calendar. */
  invited?: { name: string; email: string };
}

/** Whether a calendar shows it as cancelled. */
function isOff(state: Interview['state']): boolean {
  return state === 'declined' || state === 'cancelled' || state === 'postponed';
}

function addEvent(calendar: ICalCalendar, env: Settings, interview: Interview, reader: EventReader, now: Date): void {
  const { uuid, sequence, startsAt, endsAt, title, description, state } = interview;
  if (!startsAt || !endsAt) return;
  const { names, by, invited } = reader;
  const url = new URL(roomPath(interview, by), `${publicUrl(env)}/`).href;
  const status = isOff(state)
    ? ICalEventStatus.CANCELLED
    : state === 'requested'
      ? ICalEventStatus.TENTATIVE
      : ICalEventStatus.CONFIRMED;
  const event = calendar.createEvent({
    // RFC 5545: the same in every version of the event.
    id: `${uuid}@jobblik`,
    sequence,
    stamp: now,
    // Without a time zone the library writes instants in UTC, independent of clock changes.
    start: startsAt,
    end: endsAt,
    summary: `${title} (${by === 'employer' ? names.seeker : names.company})`,
    description: by === 'outsider' ? url : `${description}\n\n${url}`,
    location: url,
    url,
    status,
    organizer: { name: (by !== 'outsider' && names.company) || 'Jobblik', email: addressOf(env.MAIL_FROM) },
  });
  if (!isOff(state)) event.createAlarm({ type: ICalAlarmType.display, trigger: readyBefore / 1000 });
  if (!invited) return;
  event.createAttendee({
    ...invited,
    role: ICalAttendeeRole.REQ,
    rsvp: false,
    status: state === 'requested' ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
  });
}

/** The address in `Jobblik <post@jobblik.dk>`, or the text itself. */
function addressOf(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}

const product = { company: 'Jobblik', product: 'Interviews', language: 'DA' };

/** The event as an attachment of a mail; a calendar program that has it updates or removes it. Empty without a time. */
export function eventAttachment(env: Settings, interview: Interview, reader: EventReader, now: Date): MailAttachment[] {
  if (!interview.startsAt) return [];
  const method = isOff(interview.state)
    ? ICalCalendarMethod.CANCEL
    : reader.by === 'employer'
      ? ICalCalendarMethod.PUBLISH
      : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: product, method });
  addEvent(calendar, env, interview, reader, now);
  return [
    {
      filename: 'interview.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: calendar.toString(),
    },
  ];
}

/** A whole calendar to subscribe to. */
export function calendarFile(
  env: Settings,
  events: readonly { interview: Interview; reader: EventReader }[],
  now: Date,
): string {
  const calendar = ical({ prodId: product, name: 'Jobblik', ttl: 15 * 60, method: ICalCalendarMethod.PUBLISH });
  for (const { interview, reader } of events) addEvent(calendar, env, interview, reader, now);
  return calendar.toString();
}
