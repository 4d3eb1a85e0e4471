import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useUnread } from '../../notices';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatDeadline, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Badge } from '../../ui/feedback/badge';
import { Button } from '../../ui/forms/button';
import { Written } from '../../ui/text/written';
import { hoursText } from '../ad/job-texts';
import { MyJobActions } from './my-job-actions';
import type { Deletion } from './my-job-deletions';
import { MyJobDetails } from './my-job-details';
import { endOf } from './my-job-end';
import { MyJobState } from './my-job-state';
import s from './my-jobs.module.css';

interface MyJobRowProps {
  job: MyJob;
  open: boolean;
  onToggle: () => void;
  onDelete: () => void;
  /** It has just been restored: its heading gets the focus. */
  isBack: boolean;
}

/** One ad of the employer: its numbers in fixed columns, the rest when it is opened. */
export function MyJobRow({ job, open, onToggle, onDelete, isBack }: MyJobRowProps) {
  const t = useWords('employer-jobs');
  const words = useWords('jobs');
  const id = useId();
  const { now } = usePageSettings();
  const unread = useUnread()?.unread_apply_cnt_arr[job.id] ?? job.unread_apply_count;
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) toggle.current?.focus();
  }, [isBack]);
  const [place] = job.location;
  const end = endOf(job, now);
  const soon = job.state === 'live' ? closesSoon(job, now) : null;
  return (
    <li className={s.row}>
      <div className={s.top}>
        <div className={s.name}>
          <h2>
            <button
              ref={toggle}
              type="button"
              className="covers-row"
              aria-expanded={open}
              aria-controls={id}
              onClick={onToggle}
            >
              <Written>{job.title}</Written>
            </button>
          </h2>
          <p>{[place && placeLabel(place), hoursText(job, words)].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={s.cell}>
          <small>{t('list.visits')}</small>
          {formatNumber(job.job_visit_count)}
        </div>
        <div className={s.cell}>
          <small>{t('list.applications')}</small>
          <Link
            to={pathTo('applicants', { job_id: job.id, page_from: 'job_manage' })}
            aria-label={t('list.applications_label', { count: job.job_apply_count, title: job.title })}
          >
            {formatNumber(job.job_apply_count)}
          </Link>{' '}
          {unread > 0 && <Badge tone="info">{t('list.unread', { count: unread })}</Badge>}
        </div>
        <div className={s.cell}>
          <small>{t(end.word)}</small>
          {formatDate(end.at, now)}
          {soon && (
            <span className={s.soon}>{soon.isDeadline ? t('list.closes', { when: soon.text }) : soon.text}</span>
          )}
        </div>
        <div className={s.state}>
          <MyJobState state={job.state} waitsForEmail={job.waits_for_email} waitsForReview={job.waits_for_review} />
        </div>
        <span className={s.icon}>
          <Icon of={IconChevronDown} />
        </span>
      </div>
      <div id={id} hidden={!open} className={s.panel}>
        {open && (
          <>
            <MyJobDetails job={job} now={now} />
            <MyJobActions job={job} onDelete={onDelete} />
          </>
        )}
      </div>
    </li>
  );
}

/** When applications close, if that is within a week: at the deadline, else at the end of the month. */
function closesSoon(job: Pick<MyJob, 'job_deadline_date' | 'end_date'>, now: number) {
  const end = formatDeadline(job.end_date, now);
  const deadline = job.job_deadline_date ? formatDeadline(job.job_deadline_date, now) : null;
  const isDeadline = deadline !== null && deadline.days < end.days;
  const first = isDeadline ? deadline : end;
  return first.soon ? { text: first.text, isDeadline } : null;
}

interface DeletedJobRowProps {
  title: string;
  state: Deletion;
  onUndo: () => void;
}

/** Replaces the row of an ad that was deleted just now; its undo button has the focus. */
export function DeletedJobRow({ title, state, onUndo }: DeletedJobRowProps) {
  const t = useWords('employer-jobs');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={s.deleted}>
      <p>{t(state === 'sent' ? 'list.deleting' : 'list.deleted', { title })}</p>
      <Button
        ref={undo}
        size="small"
        busy={state === 'returning'}
        onClick={onUndo}
        aria-label={t('list.undo_label', { title })}
      >
        {t('list.undo')}
      </Button>
    </li>
  );
}
