import { videoStatus } from '@jobblik/contract/applications/applications.rules';
import { interviewReady } from '@jobblik/contract/applications/interview-action.rules';
import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { ArrowLink, ButtonLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { Avatar } from '../../ui/media/picture';
import s from './employer-dashboard.module.css';
import { DashboardRow } from './employer-dashboard-lists';

const calendarPath = '/virksomhed/interview/liste';

/** Interviews to come; one that can start is entered from here, one that has to be moved gets its new time. */
export function DashboardInterviews({ interviews }: { interviews: readonly EmployerInterview[] }) {
  const t = useWords('employer-jobs');
  return (
    <Section
      work
      title={t('dashboard.interviews')}
      aside={<ArrowLink to={calendarPath}>{t('dashboard.calendar')}</ArrowLink>}
    >
      {interviews.length === 0 ? (
        <p className={s.quiet}>{t('dashboard.no_interviews')}</p>
      ) : (
        <ul className={s.rows}>
          {interviews.map((one) => (
            <DashboardRow
              key={one.uuid}
              to={`${calendarPath}?interview=${one.uuid}`}
              mark={<Avatar name={one.name} src={one.avatar} size={36} />}
              title={one.name}
              meta={`${one.title} · ${one.schedule_date} kl. ${dotted(one.schedule_start)}–${dotted(one.schedule_end)}`}
            >
              <InterviewEnd interview={one} />
            </DashboardRow>
          ))}
        </ul>
      )}
    </Section>
  );
}

function InterviewEnd({ interview: { uuid, ready, v_status, room_path } }: { interview: EmployerInterview }) {
  const t = useWords('employer-jobs');
  if (ready === interviewReady.canStart) {
    return (
      <ButtonLink kind="filled" size="small" className={s.onRow} to={room_path}>
        {t('dashboard.join')}
      </ButtonLink>
    );
  }
  if (v_status === videoStatus.postponed) {
    return (
      <ButtonLink size="small" className={s.onRow} to={`${calendarPath}?interview=${uuid}`}>
        {t('dashboard.new_time')}
      </ButtonLink>
    );
  }
  const isAgreed = v_status === videoStatus.accepted;
  return (
    <Badge tone={isAgreed ? 'success' : 'waiting'} icon={isAgreed ? IconCheck : IconClock}>
      {t(isAgreed ? 'dashboard.agreed' : 'dashboard.awaiting')}
    </Badge>
  );
}

function dotted(time: string): string {
  return time.replace(':', '.');
}
