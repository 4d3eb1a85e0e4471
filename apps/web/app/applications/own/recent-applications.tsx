import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { EyeState } from './eye-state';
import s from './recent-applications.module.css';

/** Number of applications on the dashboard. */
const most = 5;

/** Opened ones that are news come first, then the newest. */
function newsFirst(applications: readonly OwnApplication[]): OwnApplication[] {
  return applications.toSorted((one, other) => Number(other.eye.fresh) - Number(one.eye.fresh));
}

function placeOf({ id, unanswered_count }: OwnApplication): string {
  return unanswered_count > 0 ? `/kandidat/job/ansøgningsdetalje/${id}` : `/kandidat/job/applikationer?vis=${id}`;
}

/** The newest applications with their eyes, for the dashboard. `empty` is shown when there are none. */
export function RecentApplications({ empty }: { empty: ReactNode }) {
  const t = useWords('own-applications');
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
          {newsFirst(applications)
            .slice(0, most)
            .map((application) => (
              <li key={application.id}>
                <EyeState application={application} />
                <div className={s.text}>
                  <Link className="covers-row" to={placeOf(application)}>
                    {application.job_title}
                  </Link>
                  <p>{application.company.name}</p>
                </div>
                <Icon of={IconChevronRight} size={18} />
              </li>
            ))}
        </ul>
      )}
    </ListStates>
  );
}
