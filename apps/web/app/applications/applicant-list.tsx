import type { Application } from '@jobblik/contract/applications/applications.schema';
import { Link } from 'react-router';
import { formatMoment } from '../platform/format';
import { useWords } from '../platform/i18n';
import { usePageSettings } from '../platform/page-settings';
import { Badge, Pip } from '../ui/badge';
import { Avatar } from '../ui/picture';
import { Stars } from '../ui/stars';
import s from './applicants.module.css';

interface ApplicantListProps {
  applications: readonly Application[];
  openId: number | undefined;
  hrefOf: (change: Record<string, string | null>) => string;
}

/** Who applied: name, place, when, stars, state, and a dot for what nobody has opened. */
export function ApplicantList({ applications, openId, hrefOf }: ApplicantListProps) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  return (
    <ul className={s.list} aria-label={t('list.title')}>
      {applications.map((application) => (
        <li key={application.id} className={application.id === openId ? s.rowOpen : s.row}>
          <Avatar name={application.user.name} src={application.user.avatar} />
          <div className={s.who}>
            <Link
              to={hrefOf({ application: String(application.id) })}
              preventScrollReset
              aria-current={application.id === openId || undefined}
            >
              {application.user.name}
            </Link>
            <small>
              {[application.user.city, formatMoment(application.created_at, now)].filter(Boolean).join(' · ')}
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

/** How an application stands, in a word. */
export function StateBadge({ application }: { application: Application }) {
  const t = useWords('applications');
  if (application.active === 0) return <Badge>{t('list.withdrawn')}</Badge>;
  if (application.reject === 2) return <Badge tone="waiting">{t('list.is_parked')}</Badge>;
  if (application.reject === 1) return <Badge>{t('list.is_rejected')}</Badge>;
  return (
    <Badge tone={application.is_seen ? 'plain' : 'info'}>
      {t(application.is_seen ? 'list.is_open' : 'list.unseen')}
    </Badge>
  );
}
