import { Problem } from '@jobblik/contract/kernel/problem';
import { useState } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { useFirstError } from '../../ui/forms/use-first-error';
import { useRefreshInterviews } from '../calendar/use-interview-news';
import { type FormErrors, refusedFields } from './interview-form';

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
    /** Sends if the form has no errors; otherwise shows them. */
    async book(wrong: FormErrors, send: () => Promise<{ result: string }>): Promise<void> {
      if (busy) return;
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) return await submit(send);
      setRefused(null);
      toFirstError();
    },
  };
}
