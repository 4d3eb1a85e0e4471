import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronRight } from '@tabler/icons-react';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatDeadline } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ArrowLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { Written } from '../../ui/text/written';
import { EyeState } from './eye-state';
import { useNextStep } from './next-step';
import s from './recent-applications.module.css';

/** Number of applications on the dashboard; a phone shows one fewer. */
const most = 5;

/** Opened ones that are news come first, then the newest. */
function newsFirst(applications: readonly OwnApplication[]): OwnApplication[] {
  return applications.toSorted((one, other) => Number(other.eye.fresh) - Number(one.eye.fresh));
}

function placeOf({ id, unanswered_count }: OwnApplication): string {
  return unanswered_count > 0
    ? pathTo('applicationAnswers', { application_id: id })
    : `${pathTo('ownApplications')}?vis=${id}`;
}

/** The newest applications with their eyes side by side, for the dashboard; nothing where none was sent. */
export function RecentApplications() {
  const t = useWords('own-applications');
  const sent = useCall(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { staleTime: 0 });
  return (
    <ListStates query={sent} isEmpty={({ count }) => count === 0} empty={null} skeleton={<SkeletonRows count={2} />}>
      {({ applications, count }) => (
        <Section
          work
          title={t('recent.title')}
          aside={
            <ArrowLink to={pathTo('ownApplications')}>
              <span aria-hidden="true">{t('recent.all', { count })}</span>
              <span className="hidden-visually">{t('recent.all_label', { count })}</span>
            </ArrowLink>
          }
        >
          <ul className={s.eyes} aria-label={t('label')}>
            {newsFirst(applications)
              .slice(0, most)
              .map((application) => (
                <li key={application.id}>
                  <div className={s.state}>
                    <EyeState application={application} stacked />
                  </div>
                  <div className={s.text}>
                    <h3>
                      <Link className="covers-row" to={placeOf(application)}>
                        <Written>{application.job_title}</Written>
                      </Link>
                    </h3>
                    <p>{application.company.name}</p>
                    <NextStep application={application} />
                  </div>
                  <span className={s.icon}>
                    <Icon of={IconChevronRight} size={18} />
                  </span>
                </li>
              ))}
          </ul>
        </Section>
      )}
    </ListStates>
  );
}

/** What comes next of an application, in one line: questions, an interview, or the deadline while nobody has opened it. */
function NextStep({ application }: { application: OwnApplication }) {
  const t = useWords('own-applications');
  const { now } = usePageSettings();
  const { job_deadline_date: deadline, eye } = application;
  const next = useNextStep(application);
  if (next !== null) return <p className={s.next}>{next}</p>;
  const isUnread = eye.state === 'shut' || eye.state === 'half';
  if (!isUnread || deadline === null || formatDeadline(noonOf(deadline), now).past) return null;
  return <p>{t('next.deadline', { date: formatDate(noonOf(deadline), now) })}</p>;
}

/** An instant of a local date. */
function noonOf(date: string): string {
  return `${date}T12:00:00Z`;
}
