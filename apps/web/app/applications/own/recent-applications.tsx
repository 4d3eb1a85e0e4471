import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Badge } from '../../ui/feedback/badge';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ownStateTones } from './own-state-tones';
import s from './recent-applications.module.css';

/** Number of applications on the dashboard. */
const most = 4;

/** The newest applications and their states, for the dashboard. `empty` is shown when there are none. */
export function RecentApplications({ empty }: { empty: ReactNode }) {
  const t = useWords('own-applications');
  const { now } = usePageSettings();
  const sent = useCall(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { staleTime: 0 });
  return (
    <ListStates
      query={sent}
      isEmpty={({ count }) => count === 0}
      empty={empty}
      skeleton={<SkeletonRows count={most} />}
    >
      {({ applications }) => (
        <ul className={s.rows} aria-label={t('label')}>
          {applications
            .slice(0, most)
            .map(({ id, job_title, company, created_at, state, unanswered_count: waiting }) => (
              <li key={id}>
                <div className={s.text}>
                  <Link
                    className="covers-row"
                    to={waiting > 0 ? `/kandidat/job/ansøgningsdetalje/${id}` : '/kandidat/job/applikationer'}
                  >
                    {job_title}
                  </Link>
                  <p>{[company.name, t('sent', { date: formatDate(created_at, now) })].join(' · ')}</p>
                </div>
                {waiting > 0 ? (
                  <Badge tone="waiting">{t('unanswered', { count: waiting })}</Badge>
                ) : (
                  <Badge tone={ownStateTones[state]}>{t(`state.${state}`)}</Badge>
                )}
                <Icon of={IconChevronRight} size={18} />
              </li>
            ))}
        </ul>
      )}
    </ListStates>
  );
}
