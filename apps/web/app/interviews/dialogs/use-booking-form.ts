import { type UnusualTime, unusualTimes } from '@jobblik/contract/interviews/invitation-times.rules';
import { type Period, periodOf } from '@jobblik/contract/interviews/schedule.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type FormEvent, useState } from 'react';
import { type Checked, listProblems } from '../../platform/forms/field-problems';
import type { FormDraft } from '../../platform/forms/form-draft';
import { type FieldName, useForm } from '../../platform/forms/use-form';
import { serverNow } from '../../platform/server-clock';
import { useWords } from '../../platform/words/i18n';
import { useRefreshInterviews } from '../calendar/use-interview-news';
import { type Schedule, type TimesForm, timePaths } from './interview-form';

/** A time that is asked about. */
export interface AskedTime {
  reasons: UnusualTime[];
  period: Period;
  send: () => Promise<void>;
}

function unusualOf({ startDate, start_time, end_time }: Schedule, now: Date): Omit<AskedTime, 'send'> | undefined {
  const period = periodOf({ date: startDate, start: start_time, end: end_time });
  if (!('startsAt' in period)) return undefined;
  const reasons = unusualTimes(period, now);
  return reasons.length > 0 ? { reasons, period } : undefined;
}

interface BookingOptions<V extends TimesForm> {
  start: V;
  draft: FormDraft<NoInfer<V>>;
  /** Fields besides the times, where the calls name them otherwise. */
  paths?: Readonly<Record<string, FieldName<V>>>;
  check: (values: V) => Checked<FieldName<V>>;
  /** The time that is booked; undefined if none is, or it is wrong. */
  scheduleOf: (values: V) => Schedule | undefined;
  send: (values: V) => Promise<{ result: string }>;
  onBooked: () => void;
}

/**
 * The form of a call that books a time. The result `error` means that the time is taken, any other than `success` that the
 * confirmation mail was refused (spec 2§8). The form keeps its input. An unusual time is asked about before it is sent.
 */
export function useBookingForm<V extends TimesForm>(options: BookingOptions<V>) {
  const { start, draft, paths, check, scheduleOf, send, onBooked } = options;
  const t = useWords('interviews');
  const refresh = useRefreshInterviews();
  const [asked, setAsked] = useState<AskedTime | null>(null);
  const form = useForm((values: V) => send(values).finally(refresh), {
    start,
    draft,
    paths: { ...(timePaths as Record<string, FieldName<V>>), ...paths },
    words: { who: t('errors.who'), outside: t('errors.outside') },
    check,
    refusal({ result }) {
      if (result === 'success') return null;
      return { text: t(result === 'error' ? 'errors.clash' : 'errors.no_mail') };
    },
    onSent: onBooked,
  });

  async function submit(event: FormEvent<HTMLElement>): Promise<void> {
    const values = form.getValues();
    const schedule = scheduleOf(values);
    const isRight = listProblems(check(values)).length === 0;
    const unusual = isRight && schedule && unusualOf(schedule, new Date(serverNow()));
    if (!unusual || form.isBusy) return await form.submit(event);
    event.preventDefault();
    form.clearProblem();
    setAsked({ ...unusual, send: async () => await form.submit() });
  }

  return {
    form,
    submit,
    /** It was refused because the employer's e-mail is not confirmed. */
    isUnconfirmed: form.error instanceof Problem && form.error.code === 'email_not_confirmed',
    /** An unusual time that waits for an answer, for {@link TimeQuestion}. */
    asked,
    leaveAsked: () => setAsked(null),
  };
}
