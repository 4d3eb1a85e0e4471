import { getInterviewList } from '@jobblik/contract/interviews/interviews.api';
import type { CalendarInterview, OfferedInterview } from '@jobblik/contract/interviews/interviews.schema';
import { isOver, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import { readDate } from '@jobblik/contract/interviews/schedule.rules';
import { useState } from 'react';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-calendar.svg?raw';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Button } from '../../ui/forms/button';
import { Segment } from '../../ui/layout/tabs';
import { Agenda } from './agenda';
import s from './calendar.module.css';
import { dayWords } from './grid-entries';
import type { WeekPartProps } from './week-view';

interface InterviewListProps extends Omit<WeekPartProps, 'interviews'> {
  mayCreate: boolean;
}

/** All coming interviews by day, or all past ones. */
export function InterviewList({ area, now, onDialog, mayCreate }: InterviewListProps) {
  const t = useWords('interviews');
  const [past, setPast] = useState(false);
  const query = useCall(getInterviewList, { body: { past } }, { staleTime: 0, keepPrevious: true });
  const isEmployer = area === 'virksomhed';
  const none = past ? (
    <Empty title={t('list.empty_past')} />
  ) : (
    <Empty
      art={drawing}
      title={t(isEmployer ? 'list.empty_employer' : 'list.empty_seeker')}
      action={mayCreate && <Button onClick={() => onDialog({ kind: 'new' })}>{t('actions.new')}</Button>}
    >
      {t(isEmployer ? 'list.empty_employer_text' : 'list.empty_seeker_text')}
    </Empty>
  );
  return (
    <>
      <Segment
        label={t('list.which')}
        value={past ? 'past' : 'coming'}
        items={[
          { value: 'coming', label: t('list.coming') },
          { value: 'past', label: t('list.past') },
        ]}
        onChange={(value) => setPast(value === 'past')}
      />
      <ListStates
        query={query}
        isEmpty={({ interviews, offers }) => interviews.length + offers.length === 0}
        empty={none}
        skeleton={<SkeletonRows count={4} />}
      >
        {({ interviews, offers }) => (
          <>
            {offers.length > 0 && <Offers offers={offers} area={area} onDialog={onDialog} />}
            {byDay(interviews.filter((one) => past || !isOver(phaseOf(one, now)))).map(([date, ofDay]) => (
              <section key={date} className={s.group} aria-labelledby={`day-${date}`}>
                <h2 id={`day-${date}`} className={s.dayTitle}>
                  {capital(dayWords(date))} {date.slice(0, 4)}
                </h2>
                <Agenda
                  interviews={ofDay}
                  area={area}
                  now={now}
                  onOpen={(interview) => onDialog({ kind: 'event', interview })}
                />
              </section>
            ))}
          </>
        )}
      </ListStates>
    </>
  );
}

interface OffersProps extends Pick<WeekPartProps, 'area' | 'onDialog'> {
  offers: readonly OfferedInterview[];
}

/** Interviews without a time: the candidate picks one of the employer's free slots. */
function Offers({ offers, area, onDialog }: OffersProps) {
  const t = useWords('interviews');
  const isEmployer = area === 'virksomhed';
  return (
    <section className={s.offers}>
      <h2>{t(isEmployer ? 'list.offers_employer' : 'list.offers_seeker')}</h2>
      <ul>
        {offers.map(({ uuid, interview_title, seeker, employer }) => (
          <li key={uuid}>
            <span>
              <b className="strong">{isEmployer ? seeker.name : employer.name}</b>{' '}
              <span className="text-2">{t('list.subject', { title: interview_title })}</span>
            </span>
            {!isEmployer && (
              <Button kind="filled" onClick={() => onDialog({ kind: 'pick', uuid, name: employer.name })}>
                {t('list.pick')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function byDay(interviews: readonly CalendarInterview[]): [date: string, interviews: CalendarInterview[]][] {
  return [...Map.groupBy(interviews, ({ interview_time }) => readDate(interview_time.schedule_date) ?? '')];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
