import type { Application } from '@jobblik/contract/applications/applications.schema';
import { Fragment, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { usePageSettings } from '../../../platform/page-settings';
import { formatMoment, formatNumber } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { classes } from '../../../ui/classes';
import { Badge } from '../../../ui/feedback/badge';
import { Check } from '../../../ui/forms/choice';
import { Stars } from '../../../ui/forms/stars';
import { Avatar } from '../../../ui/media/picture';
import { useYears } from '../applicant-words';
import s from '../applicants.module.css';
import { EmployerEye } from '../employer-eye';
import type { ApplicantGroups } from './applicants-groups';

interface ApplicantListProps {
  groups: ApplicantGroups;
  /** Total of each group over all pages; null when the list has one group and no headings. */
  counts: { fresh: number; judged: number } | null;
  openId: number | undefined;
  hrefOf: (id: number) => string;
  /** Ids of the selected applications; null outside of selecting. */
  picked: ReadonlySet<number> | null;
  onPick: (picked: ReadonlySet<number>) => void;
}

/** The list of applicants, new ones first: name, work, stars, state, and a dot for unopened ones. */
export function ApplicantList({ groups, counts, openId, hrefOf, picked, onPick }: ApplicantListProps) {
  const t = useWords('applications');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that has moved to the other group comes into view as well
  useEffect(() => {
    if (openId === undefined) return;
    list.current?.querySelector(`[data-id="${openId}"]`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [openId, groups.fresh.length]);
  const toggle = (id: number) => {
    const now = new Set(picked);
    if (!now.delete(id)) now.add(id);
    onPick(now);
  };
  const parts = (['fresh', 'judged'] as const).filter((name) => groups[name].length > 0);
  if (parts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={list} role="group" aria-label={t('list.title')}>
      {parts.map((name) => (
        <Fragment key={name}>
          {counts && (
            <h2 id={`group-${name}`} className={s.groupHead}>
              {t(`list.${name}`)} <span>{formatNumber(counts[name])}</span>
            </h2>
          )}
          <ul aria-labelledby={counts ? `group-${name}` : undefined}>
            {groups[name].map((application) => (
              <ApplicantRow
                key={application.id}
                application={application}
                isOpen={application.id === openId}
                href={hrefOf(application.id)}
                picked={picked?.has(application.id) ?? null}
                onToggle={() => toggle(application.id)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

interface ApplicantRowProps {
  application: Application;
  isOpen: boolean;
  href: string;
  /** Null outside of selecting. */
  picked: boolean | null;
  onToggle: () => void;
}

function ApplicantRow({ application, isOpen, href, picked, onToggle }: ApplicantRowProps) {
  const t = useWords('applications');
  return (
    <li data-id={application.id} className={classes(s.row, isOpen && s.rowOpen)}>
      {picked !== null && (
        <Check
          className={s.tick ?? ''}
          label={<span className="hidden-visually">{t('bulk.pick', { name: application.user.name })}</span>}
          checked={picked}
          onChange={onToggle}
        />
      )}
      <EmployerEye application={application} />
      <Avatar name={application.user.name} src={application.user.avatar} />
      <div className={s.who}>
        <Link to={href} preventScrollReset aria-current={isOpen || undefined}>
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
    </li>
  );
}

/** The work and its length; without a CV the town and when it came. */
function Line({ application: { cv, user, created_at } }: { application: Application }) {
  const { now } = usePageSettings();
  const years = useYears();
  const parts = cv?.headline ? [cv.headline, years(cv.experience_months)] : [user.city, formatMoment(created_at, now)];
  return parts.filter(Boolean).join(' · ');
}

/** State of an application as a word. */
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
