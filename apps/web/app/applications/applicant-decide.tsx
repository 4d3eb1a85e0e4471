import {
  type Decision,
  defaultDecisionText,
  fillDecisionText,
  reviewLimits,
} from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { type FormEvent, useState } from 'react';
import { useWords } from '../platform/i18n';
import { useProblemText } from '../platform/use-problem';
import { Button } from '../ui/button';
import { Switch } from '../ui/choice';
import { Dialog } from '../ui/dialog';
import { FieldError, TextArea } from '../ui/field';
import d from './applicant-dialogs.module.css';
import type { Review } from './use-review';

interface DecideDialogProps {
  decision: Decision;
  applicants: readonly Application[];
  employer: string;
  review: Review;
  onClose: () => void;
  onDone: () => void;
}

/**
 * What the seeker is told, before it leaves: the text of spec 2§8, to be changed or left out. A rejection is told unless the
 * employer says no, parking only when they say so.
 */
export function DecideDialog({ decision, applicants, employer, review, onClose, onDone }: DecideDialogProps) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const [only, ...others] = applicants;
  const many = others.length > 0;
  const [tells, setTells] = useState(decision === 'reject');
  const [standard] = useState(() =>
    fillDecisionText(defaultDecisionText, { name: many ? '{name}' : (only?.user.name ?? ''), employer }),
  );
  const [message, setMessage] = useState(standard);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const tooLong = message.length > reviewLimits.message;
  const empty = tells && message.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || (tells && (tooLong || empty))) return;
    setBusy(true);
    setError(null);
    try {
      await review.decide(applicants, decision, tells ? message.trim() : '');
      onDone();
    } catch (failure) {
      setError(problemText(failure));
      setBusy(false);
    }
  };

  const title = many
    ? t(`decide.title_many_${decision}`, { count: applicants.length })
    : t(`decide.title_${decision}`, { name: only?.user.name });
  return (
    <Dialog
      open
      width={700}
      unsaved={message !== standard}
      onClose={onClose}
      title={title}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button kind={decision === 'reject' ? 'reject' : 'filled'} type="submit" busy={busy} data-autofocus>
            {t(tells ? `decide.submit_told_${decision}` : `decide.submit_${decision}`)}
          </Button>
        </>
      }
    >
      <div className={d.stack}>
        <Switch
          label={t('decide.tell', { count: applicants.length })}
          checked={tells}
          onChange={(event) => setTells(event.target.checked)}
        />
        {tells && (
          <TextArea
            label={t('decide.message', { count: applicants.length })}
            description={many ? t('decide.names_hint') : undefined}
            rows={6}
            max={reviewLimits.message}
            value={message}
            error={empty ? t('decide.empty') : tooLong ? t('decide.too_long') : undefined}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
        <p className="note">{t(tells ? 'decide.leaves' : 'decide.silent', { count: applicants.length })}</p>
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
