import { pathTo } from '@jobblik/contract/paths';
import { inArray } from 'drizzle-orm';
import { displayName } from '../../candidates/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { layoutMail, mailSender } from '../../platform/mail/layout.ts';
import type { MailList } from '../../platform/mail/mail-content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import { stopAgentPage, stopHeaders } from '../mails/stop-mails.ts';
import type { WaitingHit } from '../mails/waiting-mails.ts';
import { payingAmong } from './paying-employers.ts';
import { publicProfiles } from './public-profiles.ts';
import { readCvHits } from './seeker-agents.queries.ts';
import { seekerAgents } from './seeker-agents.tables.ts';

const word = words('mail');

/** Most candidates of one agent in a mail, and of all that are read for it. */
const mostNamed = 10;
const mostRead = 500;

/** One hit in a mail. */
interface MailedCv {
  agentId: number;
  agent: string;
  userId: number;
  called: string;
  url: string;
  note: string;
}

/** The mail about candidates; undefined if none of them can be found any more, or the membership has ended. */
export async function writeCvMail(
  tx: Transaction,
  services: Services,
  { userId, token, hits }: { userId: number; token: string; hits: readonly WaitingHit[] },
): Promise<Omit<Mail, 'to'> | undefined> {
  const { env, clock } = services;
  if (!(await payingAmong(tx, [userId], clock.now())).has(userId)) return undefined;
  const named = new Set<number>();
  // A candidate found by several agents is listed under the first of them.
  const fresh = (await readMailed(tx, services, hits)).filter((hit) => !named.has(hit.userId) && named.add(hit.userId));
  const [first] = fresh;
  if (!first) return undefined;
  const count = fresh.length;
  const lists = [...Map.groupBy(fresh, ({ agentId }) => agentId).values()].map(listOf);
  return {
    ...layoutMail(
      {
        subject: word('agents.cvs.subject', { count }),
        preview: fresh
          .map(({ called }) => called)
          .join(' · ')
          .slice(0, 140),
        heading: word('agents.cvs.heading', { count }),
        paragraphs: [],
        lists,
        button: {
          label: word('agents.cvs.button'),
          url: lists.length === 1 ? resultUrl(first.agentId) : pathTo('agents', { area: 'virksomhed' }),
        },
        reason: word('agents.cvs.reason'),
        stop: { label: word('agents.cvs.stop'), url: stopAgentPage('seeker', token) },
      },
      mailSender(env),
    ),
    headers: stopHeaders(env, token),
    people: fresh.map((hit) => hit.userId),
  };
}

/** Lines of the mail for hits whose CVs still fit and can be found, agent by agent. */
async function readMailed(tx: Transaction, services: Services, hits: readonly WaitingHit[]): Promise<MailedCv[]> {
  const agentIds = [...new Set(hits.map(({ agentId }) => agentId))];
  const agents = await tx.select().from(seekerAgents).where(inArray(seekerAgents.id, agentIds));
  const titles = new Map(agents.map(({ id, title }) => [id, title]));
  const taken = new Set(hits.map(({ agentId, subjectId }) => `${agentId}/${subjectId}`));
  const of = [...new Set(hits.map(({ subjectId }) => subjectId))];
  const listed = await readCvHits(tx, agentIds, { limit: mostRead, of });
  const waiting = listed.filter(({ agentId, cvUserId }) => taken.has(`${agentId}/${cvUserId}`));
  const profiles = await publicProfiles(
    services,
    waiting.map(({ cvUserId }) => cvUserId),
  );
  return waiting
    .toSorted((a, b) => a.agentId - b.agentId)
    .flatMap(({ agentId, cvUserId }) => {
      const profile = profiles.get(cvUserId);
      if (!profile) return [];
      const called = displayName(profile);
      const noted = [profile.headline === called ? '' : profile.headline, profile.place?.name];
      return {
        agentId,
        agent: titles.get(agentId) ?? '',
        userId: cvUserId,
        called,
        url: pathTo('candidate', { url: profile.url }),
        note: noted.filter(Boolean).join(' · '),
      };
    });
}

function listOf(hits: readonly MailedCv[]): MailList {
  const [first] = hits;
  const rest = hits.length - mostNamed;
  return {
    heading: first?.agent ?? '',
    items: hits.slice(0, mostNamed).map(({ called, url, note }) => ({ label: called, url, note })),
    ...(rest > 0 && { more: { label: word('agents.cvs.more', { count: rest }), url: resultUrl(first?.agentId ?? 0) } }),
  };
}

function resultUrl(agentId: number): string {
  return pathTo('agentResult', { area: 'virksomhed', agent_id: agentId });
}
