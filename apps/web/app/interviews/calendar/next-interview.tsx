import { getInterviewList } from '@jobblik/contract/interviews/interviews.api';
import { isComing, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { ScreenArea } from '@jobblik/contract/paths';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { zoneNote } from '../../platform/words/danish-time';
import { formatTime, formatWeekday } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import s from './calendar.module.css';
import { otherName } from './grid-entries';

interface NextInterviewProps {
  area: ScreenArea;
  now: Date;
  /** Address of the calendar at a local date. */
  hrefOf: (date: string) => string;
}

/** Links a week without interviews to the week of the next one; renders nothing without one. */
export function NextInterview({ area, now, hrefOf }: NextInterviewProps) {
  const t = useWords('interviews');
  const zone = useReaderZone();
  const { data } = useCall(getInterviewList, { body: { past: false } }, { staleTime: 0 });
  const next = data?.interviews.find((interview) => isComing(phaseOf(interview, now)));
  if (!next) return null;
  const { starts_at: start } = next;
  return (
    <p className={s.next}>
      {t('next', {
        name: otherName(next, area),
        day: formatWeekday(start),
        time: `${formatTime(start)}${zoneNote(zone, start)}`,
      })}{' '}
      <Link to={hrefOf(localDateOf(new Date(start)))}>{t('to_next')}</Link>
    </p>
  );
}
