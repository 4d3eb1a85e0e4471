import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconBriefcase, IconCalendarDue, IconMessageCircle, IconPencil, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { RepostDialog, useRepost } from '../../jobs/own/index';
import { chatPath } from '../../platform/chat-path';
import { zoneNote } from '../../platform/words/danish-time';
import {
  daysBetween,
  formatDate,
  formatDay,
  formatDeadline,
  formatMoment,
  formatTime,
} from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { Eye } from '../../ui/brand/eye';
import { ActionRow, RowButton, RowIcon, RowLink } from '../../ui/layout/action-rows';
import { Avatar } from '../../ui/media/picture';
import s from './employer-dashboard.module.css';
import type { EmployerItem } from './employer-waiting';

const textMessage = 0;

interface RowProps<T extends EmployerItem = EmployerItem> {
  item: T;
  /** It has the one filled button of the page. */
  filled: boolean;
  /** Milliseconds. */
  now: number;
}

/** One item that waits for the employer, with its action. */
export function EmployerWaitingRow({ item, filled, now }: RowProps) {
  const t = useWords('employer-jobs');
  const zone = useReaderZone();
  const kind = filled ? 'filled' : 'outlined';
  // The server's clock may be a moment ahead of this one.
  const moment = (at: string) => formatMoment(at, Math.max(now, Date.parse(at)));
  switch (item.kind) {
    case 'step':
      return (
        <ActionRow
          mark={<RowIcon round of={IconBriefcase} />}
          title={t(`next.${item.step}`)}
          text={t(`next.${item.step}_text`)}
        >
          <RowLink to={item.to} about={t(`next.${item.step}`)} kind={kind}>
            {t(`next.${item.step}_action`)}
          </RowLink>
        </ActionRow>
      );
    case 'unread': {
      const { job_id, title, count, since } = item.job;
      return (
        <ActionRow
          mark={
            <span className={s.eye}>
              <Eye look="new" width={26} />
            </span>
          }
          title={t('waiting.unread', { count })}
          text={title}
          when={since && t('waiting.since', { when: sinceText(since, now) })}
        >
          <RowLink to={pathTo('applicants', { job_id, page_from: 'dashboard' })} about={title} kind={kind}>
            {t('waiting.read', { count })}
          </RowLink>
        </ActionRow>
      );
    }
    case 'moved': {
      const { name, avatar, uuid, starts_at, moved_at } = item.interview;
      return (
        <ActionRow
          mark={<Avatar name={name} src={avatar} size={40} />}
          title={t('waiting.moved', { name })}
          text={starts_at && t('waiting.moved_from', { when: startText(starts_at, now, zone) })}
          when={moved_at && moment(moved_at)}
        >
          <RowLink to={`${pathTo('calendar', { area: 'virksomhed' })}?interview=${uuid}`} about={name} kind={kind}>
            {t('dashboard.new_time')}
          </RowLink>
        </ActionRow>
      );
    }
    case 'applicant': {
      const { application_id, job_id, job_title, name, avatar, count, answered_at } = item.applicant;
      return (
        <ActionRow
          mark={<Avatar name={name} src={avatar} size={40} />}
          title={t('waiting.answered', { name, count })}
          text={job_title}
          when={moment(answered_at)}
        >
          <RowLink
            to={`${pathTo('applicants', { job_id, page_from: 'dashboard' })}?application=${application_id}#questions`}
            about={name}
            kind={kind}
          >
            {t('waiting.read_answers')}
          </RowLink>
        </ActionRow>
      );
    }
    case 'answers': {
      const { candidate, answered_count, question_count } = item.asked;
      const name = nameOf(candidate) || t('dashboard.contact_anonymous');
      return (
        <ActionRow
          mark={<Avatar name={name} src={candidate?.avatar ?? null} size={40} />}
          title={t('waiting.answered', { name, count: answered_count })}
          text={[candidate?.headline, t('dashboard.answers_of', { count: answered_count, all: question_count })]
            .filter(Boolean)
            .join(' · ')}
          when={moment(item.at)}
        >
          {candidate && (
            <RowLink to={pathTo('candidate', { url: candidate.url })} about={name} kind={kind}>
              {t('waiting.read_answers')}
            </RowLink>
          )}
        </ActionRow>
      );
    }
    case 'contact': {
      const { candidate } = item.request;
      const name = nameOf(candidate) || t('dashboard.contact_anonymous');
      return (
        <ActionRow
          mark={<Avatar name={name} src={candidate?.avatar ?? null} size={40} />}
          title={t('waiting.contact', { name })}
          text={candidate?.headline}
          when={moment(item.at)}
        >
          {candidate && (
            <RowLink to={pathTo('candidate', { url: candidate.url })} about={name} kind={kind}>
              {t('waiting.see_cv')}
            </RowLink>
          )}
        </ActionRow>
      );
    }
    case 'message': {
      const { contact, others } = item;
      const { name, last_message: text, last_message_at: at, last_message_type: type } = contact;
      const isOne = others === 0;
      return (
        <ActionRow
          mark={
            isOne ? (
              <Avatar name={name} src={contact.profile_pic} size={40} />
            ) : (
              <RowIcon round of={IconMessageCircle} />
            )
          }
          title={isOne ? t('waiting.writer', { name }) : t('waiting.writers', { name, count: others })}
          text={isOne && type === textMessage ? text : contact.detail}
          when={at && moment(at)}
        >
          <RowLink
            to={isOne ? chatPath('virksomhed', contact.user_id) : pathTo('conversations', { area: 'virksomhed' })}
            about={name}
            kind={kind}
          >
            {t(isOne ? 'waiting.read_message' : 'waiting.read_messages')}
          </RowLink>
        </ActionRow>
      );
    }
    case 'match': {
      const { agent, count } = item;
      return (
        <ActionRow
          mark={<RowIcon round of={IconUserSearch} />}
          title={t('waiting.matches', { count })}
          text={agent.name}
        >
          <RowLink
            to={pathTo('agentResult', { area: 'virksomhed', agent_id: agent.id })}
            about={agent.name}
            kind={kind}
          >
            {t('waiting.see_matches', { count })}
          </RowLink>
        </ActionRow>
      );
    }
    case 'ending':
      return <EndingRow item={item} filled={filled} now={now} />;
    case 'draft':
      return (
        <ActionRow mark={<RowIcon round of={IconPencil} />} title={t('waiting.draft')} text={item.title}>
          <RowLink to={item.to} about={item.title} kind={kind}>
            {t('waiting.write_on')}
          </RowLink>
        </ActionRow>
      );
  }
}

/** An ad that ends soon: posted again from here, or extended by a later deadline in its form. */
function EndingRow({ item: { job, end, action }, filled, now }: RowProps<Extract<EmployerItem, { kind: 'ending' }>>) {
  const t = useWords('employer-jobs');
  const repost = useRepost(job.id);
  const [asking, setAsking] = useState(false);
  const { text } = formatDeadline(end, now);
  const kind = filled ? 'filled' : 'outlined';
  return (
    <ActionRow
      mark={<RowIcon round of={IconCalendarDue} />}
      title={t('waiting.ends', { when: text })}
      text={
        <>
          {job.title}
          <span className={s.wide}> · {t('dashboard.job_applications', { count: job.job_apply_count })}</span>
        </>
      }
    >
      {action === 'edit' ? (
        <RowLink to={pathTo('editAd', { id: job.id, seo: job.seo })} about={job.title} kind={kind}>
          {t('list.edit')}
        </RowLink>
      ) : (
        <RowButton about={job.title} kind={kind} onClick={() => setAsking(true)}>
          {t('list.repost')}
        </RowButton>
      )}
      {asking && <RepostDialog job={job} repost={repost} onClose={() => setAsking(false)} />}
    </ActionRow>
  );
}

/** `i går`, `18. nov.`; the time of day if it began today, since "siden i dag" is not idiomatic. */
function sinceText(since: string, now: number): string {
  return daysBetween(since, now) <= 0 ? formatTime(since) : formatDay(since, now);
}

/** `i morgen kl. 10.30`, `26. nov. kl. 13.00`; short, for a row on a phone */
function startText(at: string, now: number, zone: string | undefined): string {
  const { days, text } = formatDeadline(at, now);
  return `${days === 0 || days === 1 ? text : formatDate(at, now)} ${formatTime(at)}${zoneNote(zone, at)}`;
}

function nameOf(candidate: Pick<Candidate, 'first_name' | 'last_name'> | null): string {
  return candidate ? `${candidate.first_name} ${candidate.last_name}`.trim() : '';
}
