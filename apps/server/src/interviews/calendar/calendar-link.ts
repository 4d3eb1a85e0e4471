import { createHash, randomBytes } from 'node:crypto';
import { type Role, type SignedIn, userType } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findUser } from '../../accounts/index.ts';
import { publicUrl } from '../../platform/env.ts';
import { limited, pageLimit } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/services.ts';
import { interviewCalendarLinks } from '../interviews.tables.ts';
import { listBetween } from '../list/listed-interviews.queries.ts';
import { sidesFor } from '../parties.ts';
import { calendarFile } from './calendar-file.ts';

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** When a person's calendar address was created; null without one. */
export async function readCalendarLink({ db }: Services, { userId }: SignedIn) {
  const [link] = await db.select().from(interviewCalendarLinks).where(eq(interviewCalendarLinks.userId, userId));
  return { url: null, created_at: link?.createdAt.toISOString() ?? null };
}

/** Creates a private address of a person's calendar; a previous one no longer works. */
export async function createCalendarLink({ db, env, clock }: Services, { userId }: SignedIn) {
  const secret = randomBytes(32).toString('base64url');
  const values = { secretHash: hashOf(secret), createdAt: clock.now() };
  await db
    .insert(interviewCalendarLinks)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: interviewCalendarLinks.userId, set: values });
  return { url: `${publicUrl(env)}/kalender/${secret}.ics`, created_at: values.createdAt.toISOString() };
}

/** Deletes the address. */
export async function revokeCalendarLink({ db }: Services, { userId }: SignedIn): Promise<void> {
  await db.delete(interviewCalendarLinks).where(eq(interviewCalendarLinks.userId, userId));
}

const dayMs = 86_400_000;
/** Period of a subscribed calendar: 90 days back, two years ahead. */
const [back, ahead] = [90 * dayMs, 730 * dayMs];

/** The calendar of a secret; undefined for an unknown one. */
async function readCalendar(services: Services, secret: string): Promise<string | undefined> {
  const { db, clock, env } = services;
  const [link] = await db
    .select()
    .from(interviewCalendarLinks)
    .where(eq(interviewCalendarLinks.secretHash, hashOf(secret)));
  const user = link && (await findUser(db, link.userId));
  if (!user || user.deactivatedAt) return undefined;
  const role: Role = user.type === userType.employer ? 'employer' : 'seeker';
  const who = { userId: user.id, role, demo: false };
  const now = clock.now();
  const listed = await listBetween(db, who, new Date(now.getTime() - back), new Date(now.getTime() + ahead));
  const shown = listed.map(({ interview }) => interview).filter(({ state }) => state !== 'postponed');
  const sides = await sidesFor(services, who, shown);
  const events = shown.map((interview) => {
    const { by, seeker, employer } = sides(interview);
    return { interview, reader: { by, names: { seeker: seeker.name, company: employer.name } } };
  });
  return calendarFile(env, events, now);
}

/** Serves calendars to calendar programs: the secret in the address authorises the request. */
export function registerCalendarFeed(http: FastifyInstance, services: Services): void {
  const config = limited(pageLimit);
  http.get<{ Params: { file: string } }>('/kalender/:file', { config }, async (request, reply) => {
    const [, secret] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    const calendar = secret && (await readCalendar(services, secret));
    if (!calendar) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(calendar);
  });
}
