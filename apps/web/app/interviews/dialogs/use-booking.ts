import { type UnusualTime, unusualTimes } from '@jobblik/contract/interviews/invitation-times.rules';
import { type Period, periodOf } from '@jobblik/contract/interviews/schedule.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useState } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { serverNow } from '../../platform/server-clock';
import { useWords } from '../../platform/words/i18n';
import { useFirstError } from '../../ui/forms/use-first-error';
import { useRefreshInterviews } from '../calendar/use-interview-news';
import { type FormErrors, refusedFields, type Schedule } from './interview-form';

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

/**
 * Makes a call that books a time, and shows its result: `error` means that the time is taken, any other result than `success` that
 * the confirmation mail was refused (spec 2§8). The form keeps its input.
 */
export function useBooking(onBooked: () => void) {
  const t = useWords('interviews');
  const problemText = useProblemText();
  const refresh = useRefreshInterviews();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [asked, setAsked] = useState<AskedTime | null>(null);
  const [box, toFirstError] = useFirstError<HTMLDivElement>();

  const submit = async (send: () => Promise<{ result: string }>) => {
    setRefused(null);
    setUnconfirmed(false);
    setBusy(true);
    try {
      const { result } = await send();
      if (result === 'success') return onBooked();
      setRefused(t(result === 'error' ? 'errors.clash' : 'errors.no_mail'));
    } catch (error) {
      setErrors(error instanceof Problem ? refusedFields(error.fields ?? []) : {});
      toFirstError();
      setUnconfirmed(error instanceof Problem && error.code === 'email_not_confirmed');
      setRefused(problemText(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };

  return {
    /** Ref for the element around the fields: the first wrong one gets the focus. */
    box,
    busy,
    errors,
    /** The text of the refusal. */
    refused,
    /** It was refused because the employer's e-mail is not confirmed. */
    isUnconfirmed,
    /** An unusual time that waits for an answer, for {@link TimeQuestion}. */
    asked,
    leaveAsked: () => setAsked(null),
    /** Sends if the form has no errors; otherwise shows them. An unusual time is asked about first. */
    async book(wrong: FormErrors, send: () => Promise<{ result: string }>, schedule?: Schedule): Promise<void> {
      if (busy) return;
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) {
        const unusual = schedule && unusualOf(schedule, new Date(serverNow()));
        if (!unusual) return await submit(send);
        setRefused(null);
        return setAsked({ ...unusual, send: async () => await submit(send) });
      }
      setRefused(null);
      toFirstError();
    },
  };
}
