import { getOwnFreeSlots } from '@jobblik/contract/interviews/free-slots.api';
import { getInterviewDetail, getInterviews } from '@jobblik/contract/interviews/interviews.api';
import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import { readDate } from '@jobblik/contract/interviews/schedule.rules';
import { datesOf, dayIndexOf, type IsoWeek, isoWeekOf } from '@jobblik/contract/interviews/week.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { ScreenArea } from '@jobblik/contract/paths';
import { IconCalendarPlus, IconLink, IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useSession } from '../../platform/session/session';
import { hasPaidPlan } from '../../platform/session/session-cookie';
import { useMediaQuery } from '../../platform/state/use-media-query';
import { useUrlState } from '../../platform/state/use-url-state';
import { zoneNote } from '../../platform/words/danish-time';
import { formatClock } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { Failed } from '../../ui/feedback/list-states';
import { NeedsPlan } from '../../ui/feedback/needs-plan';
import { toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Segment } from '../../ui/layout/tabs';
import type { CalendarDialog } from '../dialogs/calendar-dialog';
import { CalendarDialogs } from '../dialogs/calendar-dialogs';
import s from './calendar.module.css';
import { type CalendarAddress, calendarQuery, readCalendar } from './calendar-address';
import { DeclinedInterviews } from './declined-interviews';
import { InterviewList } from './interview-list';
import { NextInterview } from './next-interview';
import { useInterviewNews, useRefreshInterviews } from './use-interview-news';
import { useNow } from './use-now';
import { weekDates } from './week-dates';
import { WeekDays } from './week-days';
import { WeekNav } from './week-nav';
import { WeekView } from './week-view';

/** States also change with time. */
const renewMs = 60_000;

const none: readonly CalendarInterview[] = [];

/** The week of interviews, as a grid, as days on a phone, or as a list; the address has the view. */
export function Calendar({ area }: { area: ScreenArea }) {
  const t = useWords('interviews');
  const zone = useReaderZone();
  const session = useSession();
  const now = useNow();
  const today = localDateOf(now);
  const note = zoneNote(zone, now);
  const [query] = useSearchParams();
  const loaded = useMemo(() => readCalendar(query, today), [query, today]);
  const { current: address, change } = useUrlState<CalendarAddress>(loaded, (next) => calendarQuery(next, today));
  const [opened, setOpened] = useState<CalendarDialog | null>(null);
  const linked = useLinkedInterview(address.interview, area);
  const linkedDate = linked?.kind === 'event' ? readDate(linked.interview.interview_time.schedule_date) : undefined;
  // A link to an interview opens its week behind the dialog.
  useEffect(() => {
    if (!linkedDate) return;
    const to = { ...isoWeekOf(linkedDate), day: dayIndexOf(linkedDate) };
    const isThere = (at: CalendarAddress) => at.year === to.year && at.week === to.week && at.day === to.day;
    change((at) => (isThere(at) ? at : { ...at, ...to }), true);
  }, [linkedDate, change]);
  const dialog = opened ?? linked;
  const setDialog = (next: CalendarDialog | null) => {
    setOpened(next);
    if (address.interview) change({ interview: '' }, true);
  };
  const isPhone = useMediaQuery('(max-width: 700px)', false);
  const isEmployer = area === 'virksomhed';
  const mayCreate = isEmployer && hasPaidPlan(session);

  const { year, week, view } = address;
  const isList = view === 'list';
  const body = { current_week: week, current_year: year };
  const interviews = useCall(
    getInterviews,
    { body },
    { staleTime: 0, keepPrevious: true, refetchInterval: () => renewMs },
  );
  const slots = useCall(getOwnFreeSlots, undefined, { staleTime: 0, enabled: mayCreate });
  useInterviewNews(useRefreshInterviews());

  const known = interviews.isPlaceholderData ? undefined : interviews.data;
  const shown = known ?? none;
  const ownSlots = (slots.data?.slots ?? []).filter((slot) => slot.year === year && slot.week === week);
  const dates = datesOf({ year, week });
  const hrefOf = (part: Partial<CalendarAddress>) => calendarQuery({ ...address, ...part }, today);
  const toWeek = (to: IsoWeek) => change({ ...to, day: dayIn(to, today) }, false);
  const parts = { area, now, interviews: shown, onDialog: setDialog };
  return (
    <div data-wide="" className={`wrap-work ${s.page}`}>
      <header className={s.header}>
        <div>
          <h1>
            <span className={isList ? undefined : 'hidden-visually'}>{t('title')}</span>
            {!isList && ` ${t('week', { week })}`}
          </h1>
          {!isList && (
            <p className="text-2">
              {[weekDates(dates), known && t('count', { count: known.length })].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
        <div className={s.controls}>
          {!isList && <WeekNav week={address} now={now} onChange={toWeek} />}
          {mayCreate && (
            <Button kind="filled" icon={IconPlus} onClick={() => setDialog({ kind: 'new' })}>
              {t('actions.new')}
            </Button>
          )}
        </div>
      </header>
      <div className={s.bar}>
        <Segment
          label={t('view.label')}
          value={view}
          items={[
            { value: 'week', label: t('view.week'), to: hrefOf({ view: 'week' }) },
            { value: 'list', label: t('view.list'), to: hrefOf({ view: 'list' }) },
          ]}
        />
        <div className={s.tools}>
          {mayCreate && (
            <Button kind="text" size="small" icon={IconCalendarPlus} onClick={() => setDialog({ kind: 'slots' })}>
              {t('actions.slots')}
            </Button>
          )}
          <Button kind="text" size="small" icon={IconLink} onClick={() => setDialog({ kind: 'subscribe' })}>
            {t('actions.subscribe')}
          </Button>
        </div>
      </div>
      {isEmployer && !mayCreate && (
        <NeedsPlan title={t('needs_plan.title')} action={t('needs_plan.action')} above>
          {t('needs_plan.text')}
        </NeedsPlan>
      )}
      {note && <p className="small text-2">{t('danish_clock', { time: `${formatClock(now)}${note}` })}</p>}
      {!isEmployer && <DeclinedInterviews />}
      {!isList && known?.length === 0 && (
        <NextInterview area={area} now={now} hrefOf={(date) => hrefOf({ ...isoWeekOf(date), day: dayIndexOf(date) })} />
      )}
      {isList ? (
        <InterviewList {...parts} mayCreate={mayCreate} />
      ) : interviews.error && !interviews.data ? (
        <Failed error={interviews.error} onRetry={() => void interviews.refetch()} />
      ) : isPhone ? (
        <WeekDays {...parts} dates={dates} today={today} day={address.day} hrefOf={(day) => hrefOf({ day })} />
      ) : (
        <WeekView
          {...parts}
          dates={dates}
          today={today}
          slots={ownSlots}
          mayCreate={mayCreate}
          listHref={hrefOf({ view: 'list' })}
          draft={dialog?.kind === 'new' ? (dialog.range ?? null) : null}
          onWeek={toWeek}
          week={address}
        />
      )}
      <CalendarDialogs dialog={dialog} area={area} now={now} onDialog={setDialog} />
    </div>
  );
}

/** The dialog of the interview in the address, once it is loaded; an interview without a time opens the choice of one. */
function useLinkedInterview(uuid: string, area: ScreenArea): CalendarDialog | null {
  const detail = useCall(getInterviewDetail, { body: { stream_id: uuid } }, { staleTime: 0, enabled: uuid !== '' });
  const { error } = detail;
  const problemText = useProblemText();
  useEffect(() => {
    if (error) toastError(problemText(error));
  }, [error, problemText]);
  if (!uuid || !detail.data) return null;
  const { interview, company } = detail.data;
  if (interview) return { kind: 'event', interview };
  return area === 'kandidat' ? { kind: 'pick', uuid, name: company } : null;
}

/** The first day that a phone shows of a week: today, else Monday. */
function dayIn(week: IsoWeek, today: string): number {
  return Math.max(0, datesOf(week).indexOf(today));
}
