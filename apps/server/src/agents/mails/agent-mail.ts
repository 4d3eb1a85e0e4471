import { pathTo } from '@jobblik/contract/paths';
import type { Settings } from '../../platform/env.ts';
import { layoutMail, mailSender } from '../../platform/mail/layout.ts';
import type { MailList } from '../../platform/mail/mail-content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { words } from '../../platform/words.ts';
import { placeName } from '../agent-names.ts';
import { stopAgentPage, stopHeaders } from './stop-mails.ts';

const word = words('mail');

/** Most jobs of one agent in a mail. */
const mostNamed = 10;

/** One hit in a mail. */
export interface MailedHit {
  agentId: number;
  agent: string;
  jobId: number;
  seo: string;
  title: string;
  company: string;
  cityIds: readonly number[];
}

/**
 * The new hits of a person, agent by agent. A job that several agents found is listed under the first of them.
 * @param token for the address that stops these mails (RFC 8058), for mail programs with one click
 */
export function agentMail(hits: readonly MailedHit[], token: string, env: Settings): Omit<Mail, 'to'> {
  const named = new Set<number>();
  const fresh = hits.filter(({ jobId }) => !named.has(jobId) && named.add(jobId));
  const count = fresh.length;
  const lists = [...Map.groupBy(fresh, ({ agentId }) => agentId).values()].map(listOf);
  const [first] = fresh;
  const subject =
    count === 1 && first
      ? word('agents.hits.subject_single', { title: first.title, company: first.company })
      : word('agents.hits.subject', { count });
  const [only, ...others] = lists;
  const url = only && others.length === 0 ? resultUrl(first?.agentId ?? 0) : pathTo('agents', { area: 'kandidat' });
  return {
    ...layoutMail(
      {
        subject,
        preview: fresh
          .map(({ title }) => title)
          .join(' · ')
          .slice(0, 140),
        heading: word('agents.hits.heading', { count }),
        paragraphs: [],
        lists,
        button: { label: word('agents.hits.button'), url },
        reason: word('agents.hits.reason'),
        stop: { label: word('agents.hits.stop'), url: stopAgentPage('job', token) },
      },
      mailSender(env),
    ),
    headers: stopHeaders(env, token),
  };
}

function listOf(hits: readonly MailedHit[]): MailList {
  const [first] = hits;
  const rest = hits.length - mostNamed;
  return {
    heading: first?.agent ?? '',
    items: hits.slice(0, mostNamed).map(({ title, company, cityIds, jobId, seo }) => ({
      label: title,
      url: pathTo('job', { job_id: jobId, job_seo: seo }),
      note: [company, placeName(cityIds[0] ?? 0)].filter(Boolean).join(' · '),
    })),
    ...(rest > 0 && {
      more: { label: word('agents.hits.more', { count: rest }), url: resultUrl(first?.agentId ?? 0) },
    }),
  };
}

function resultUrl(agentId: number): string {
  return pathTo('agentResult', { area: 'kandidat', agent_id: agentId });
}
