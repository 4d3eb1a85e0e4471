import { useEffect, useState } from 'react';
import { useProblemText } from '../platform/api/use-problem';
import { serverNow } from '../platform/server-clock';
import { useWords } from '../platform/words/i18n';
import { toast, toastError } from '../ui/feedback/toast-store';
import { Button } from '../ui/forms/button';

interface UndoDeclineProps {
  /** Undoes the decline; rejects with the refusal. */
  send: () => Promise<unknown>;
  /** Instant until which the decline can be undone. */
  until: string;
  /** The employer, who is notified then. */
  name: string;
  /** Title of the interview, for the accessible name of the button. */
  about: string;
  /** Runs after the undo, also after a refused one. */
  onAnswered: () => void;
}

/** When the employer is notified of a decline, and the button that undoes it until then; nothing afterwards. */
export function UndoDecline({ send, until, name, about, onAnswered }: UndoDeclineProps) {
  const t = useWords('interviews');
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const seconds = useSecondsUntil(until);
  if (seconds <= 0) return null;
  const undo = async () => {
    setBusy(true);
    try {
      await send();
      toast(t('decline.undone'));
    } catch (error) {
      toastError(problemText(error));
    } finally {
      setBusy(false);
      onAnswered();
    }
  };
  return (
    <>
      {/* Screen readers would announce every second. */}
      <span className="small text-2" aria-hidden="true">
        {t('decline.notified_in', { name, count: seconds })}
      </span>
      <Button
        size="small"
        busy={busy}
        aria-label={t('decline.undo_about', { title: about })}
        onClick={() => void undo()}
      >
        {t('decline.undo')}
      </Button>
    </>
  );
}

/** Whole seconds until an instant by the server's clock, counted down; 0 afterwards. */
function useSecondsUntil(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const show = () => setSeconds(left());
    show();
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  });
  return seconds;
}
