import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

const link = {
  /** Address to subscribe to in a calendar program; null without one. It is returned only once, when it is created. */
  url: z.string().nullable(),
  created_at: z.iso.datetime().nullable(),
};

/** An example address for the demo; it does not exist. */
const sampleCalendarLink = 'https://jobblik.example/kalender/denne-adresse-er-et-eksempel.ics';

export const getCalendarLink = defineCall({
  method: 'GET',
  path: '/api/get_calendar_link',
  access: 'user',
  summary: 'Whether the caller has a calendar link, and since when. `url` is null: only its hash is stored.',
  response: z.object(link),
  demo: { url: null, created_at: null },
  unasked: true,
});

export const createCalendarLink = defineCall({
  method: 'POST',
  path: '/api/create_calendar_link',
  access: 'user',
  summary: 'Makes a private address of the calendar for calendar programs; an earlier one works no longer.',
  response: result.extend(link),
  demo: (_input, now) => ({ result: 'success' as const, url: sampleCalendarLink, created_at: now.toISOString() }),
});

export const revokeCalendarLink = defineCall({
  method: 'POST',
  path: '/api/revoke_calendar_link',
  access: 'user',
  summary: 'Ends the address of the calendar.',
  response: result,
  demo: { result: 'success' },
});
