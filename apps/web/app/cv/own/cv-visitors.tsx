import { getCvVisitors } from '@jobblik/contract/candidates/candidates.api';
import { pathTo } from '@jobblik/contract/paths';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-door.svg?raw';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { CompanyAvatar } from '../../ui/media/picture';
import s from './my-cv.module.css';

/** Employers who looked at the CV in the last 90 days. */
export function CvVisitors() {
  const t = useWords('cv');
  const { now } = usePageSettings();
  const visitors = useCall(getCvVisitors, undefined, { staleTime: 0 });
  return (
    <ListStates
      query={visitors}
      isEmpty={({ visitors: list }) => list.length === 0}
      empty={
        <Empty art={drawing} level={3} title={t('visitors.empty')}>
          {t('visitors.empty_text')}
        </Empty>
      }
      skeleton={<SkeletonRows count={3} />}
    >
      {({ visitors: list }) => (
        <ul className={s.visitors} aria-label={t('visitors.title')}>
          {list.map((visitor) => (
            <li key={visitor.user_id}>
              <CompanyAvatar
                id={visitor.company_id ?? undefined}
                name={visitor.company_name}
                src={visitor.company_logo}
                size={44}
              />
              <div>
                {visitor.company_id === null ? (
                  <span className="strong">{visitor.company_name}</span>
                ) : (
                  <Link className="covers-row" to={pathTo('company', { company_id: visitor.company_id })}>
                    {visitor.company_name}
                  </Link>
                )}
                <p className="small text-2">{t('visitors.days', { count: visitor.days })}</p>
              </div>
              <span className="small muted nowrap">{formatDate(`${visitor.last_day}T12:00:00Z`, now)}</span>
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  );
}
