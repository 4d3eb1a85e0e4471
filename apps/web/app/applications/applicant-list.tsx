import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../platform/format';
import { useWords } from '../platform/i18n';
import { usePageSettings } from '../platform/page-settings';
import { Badge, Pip } from '../ui/badge';
import { Check } from '../ui/choice';
import { classes } from '../ui/classes';
import { Avatar } from '../ui/picture';
import { Stars } from '../ui/stars';
import { useYears } from './applicant-words';
import s from './applicants.module.css';

interface ApplicantListProps {
  applications: readonly Application[];
  openId: number | undefined;
  hrefOf: (id: number) => string;
  /** Who is picked while several are being picked; null otherwise. */
  picked: ReadonlySet<number> | null;
  onPick: (picked: ReadonlySet<number>) => void;
}

/** Who applied: name, work, stars, state, and a dot for what nobody has opened. */
export function ApplicantList({ applications, openId, hrefOf, picked, onPick }: ApplicantListProps) {
  const t = useWords('applications');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (openId === undefined) return;
    const row = list.current?.querySelector(`[data-id="${openId}"]`);
    if (list.current && list.current.scrollHeight > list.current.clientHeight) {
      row?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }, [openId]);
  const toggle = (id: number) => {
    const now = new Set(picked);
    if (!now.delete(id)) now.add(id);
    onPick(now);
  };
  if (applications.length === 0) return null;
  return (
    <ul ref={list} className={s.list} aria-label={t('list.title')}>
      {applications.map((application) => (
        <li
          key={application.id}
          data-id={application.id}
          className={classes(s.row, application.id === openId && s.rowOpen)}
        >
          {picked && (
            <Check
              className={s.tick ?? ''}
              label={<span className="hidden-visually">{t('bulk.pick', { name: application.user.name })}</span>}
              checked={picked.has(application.id)}
              onChange={() => toggle(application.id)}
            />
          )}
          <Avatar name={application.user.name} src={application.user.avatar} />
          <div className={s.who}>
            <Link to={hrefOf(application.id)} preventScrollReset aria-current={application.id === openId || undefined}>
              {application.user.name}
            </Link>
            <small>
              <Line application={application} />
            </small>
            <div className={s.marks}>
              {application.rating_point > 0 ? (
                <Stars value={application.rating_point} size={15} />
              ) : (
                <small>{t('list.unrated')}</small>
              )}
              <StateBadge application={application} />
            </div>
          </div>
          {!application.is_seen && <Pip label={t('list.unseen')} />}
        </li>
      ))}
    </ul>
  );
}

/** The work and its length; without a CV the town and when it came. */
function Line({ application: { cv, user, created_at } }: { application: Application }) {
  const { now } = usePageSettings();
  const years = useYears();
  const parts = cv?.headline ? [cv.headline, years(cv.experience_months)] : [user.city, formatMoment(created_at, now)];
  return parts.filter(Boolean).join(' · ');
}

/** How an application stands, in a word. */
export function StateBadge({ application }: { application: Application }) {
  const t = useWords('applications');
  const { active, reject, v_status, answers, questions, is_seen } = application;
  if (active === 0) return <Badge>{t('list.withdrawn')}</Badge>;
  if (reject === 1) return <Badge>{t('list.is_rejected')}</Badge>;
  if (reject === 2) return <Badge tone="waiting">{t('list.is_parked')}</Badge>;
  if (v_status > 0 && v_status !== 4) {
    return <Badge tone={v_status === 2 ? 'success' : 'info'}>{t(`v_status.${v_status}`)}</Badge>;
  }
  if (answers.length > 0) return <Badge tone="info">{t('list.has_answered')}</Badge>;
  if (questions.length > 0) return <Badge>{t('list.is_asked')}</Badge>;
  return <Badge tone={is_seen ? 'plain' : 'info'}>{t(is_seen ? 'list.is_open' : 'list.unseen')}</Badge>;
}
