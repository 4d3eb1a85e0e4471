import { videoStatus } from '@jobblik/contract/applications/applications.rules';
import type { DashboardInterview } from '@jobblik/contract/cv/cv-pages.schema';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { SeekerInterviewActions } from '../../interviews/index';
import { formatWeekday } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { ArrowLink, ButtonLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import s from './dashboard.module.css';
import { Quiet, Row } from './dashboard-lists';

const calendarPath = '/kandidat/interview/liste';

/** Coming interviews, nearest first as they arrive; requests are answered here, and an open room is entered. */
export function DashboardInterviews({ interviews }: { interviews: readonly DashboardInterview[] }) {
  const t = useWords('cv');
  return (
    <Section
      work
      title={t('dashboard.interviews.title')}
      aside={<ArrowLink to={calendarPath}>{t('dashboard.interviews.calendar')}</ArrowLink>}
    >
      {interviews.length === 0 ? (
        <Quiet title={t('dashboard.interviews.empty')} text={t('dashboard.interviews.empty_text')} />
      ) : (
        <ul className={s.rows}>
          {interviews.map((one) => (
            <Row
              key={one.uuid}
              to={`${calendarPath}?interview=${one.uuid}`}
              title={`${one.schedule_start.replace(':', '.')}–${one.schedule_end.replace(':', '.')}, ${one.company}`}
              meta={`${dayOf(one.schedule_date)} · ${one.title}`}
            >
              <InterviewEnd interview={one} />
            </Row>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What can be done with it now, else how it stands. */
function InterviewEnd({ interview }: { interview: DashboardInterview }) {
  const t = useWords('cv');
  const { uuid, v_status, company, stream_id, room_id, schedule_date } = interview;
  if (stream_id && room_id) {
    return (
      <ButtonLink kind="filled" size="small" className={s.onRow} to={`/kandidat/strøm/${stream_id}/${room_id}`}>
        {t('dashboard.interviews.join')}
      </ButtonLink>
    );
  }
  if (v_status === videoStatus.requested) {
    return (
      <span className={s.onRow}>
        <SeekerInterviewActions uuid={uuid} name={company} about={`${company}, ${dayOf(schedule_date)}`} />
      </span>
    );
  }
  if (v_status === videoStatus.accepted) {
    return (
      <Badge tone="success" icon={IconCheck}>
        {t('dashboard.interviews.agreed')}
      </Badge>
    );
  }
  return (
    <Badge tone="waiting" icon={IconClock}>
      {t('dashboard.interviews.postponed')}
    </Badge>
  );
}

/** `DD.MM.YYYY` (spec 1§3) as `fredag den 21. november`. */
function dayOf(date: string): string {
  const [day, month, year] = date.split('.');
  return formatWeekday(`${year}-${month}-${day}T12:00:00Z`);
}
