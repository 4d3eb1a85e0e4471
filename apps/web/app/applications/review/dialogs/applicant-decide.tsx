import {
  type Decision,
  defaultDecisionText,
  fillDecisionText,
  reviewLimits,
  suggestedDecisionTexts,
} from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { type FormEvent, useState } from 'react';
import { useProblemText } from '../../../platform/api/use-problem';
import { useDraftState } from '../../../platform/drafts/use-draft';
import { useWords } from '../../../platform/words/i18n';
import { Button } from '../../../ui/forms/button';
import { Chip } from '../../../ui/forms/chip';
import { Switch } from '../../../ui/forms/choice';
import { FieldError, TextArea } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import type { Review } from '../use-review';
import d from './applicant-dialogs.module.css';

const textNames = ['standard', 'suggested'] as const;

interface DecideDialogProps {
  decision: Decision;
  applicants: readonly Application[];
  employer: string;
  review: Review;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Parks or rejects applicants, with an optional message: the text of spec 2§8 or ours, editable. The message is on by default for
 * rejections and off for parking. A rejection focuses the message field, where Enter adds a line and Ctrl+Enter submits.
 */
export function DecideDialog({ decision, applicants, employer, review, onClose, onDone }: DecideDialogProps) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const [only, ...others] = applicants;
  const many = others.length > 0;
  const [sendsMessage, setSendsMessage] = useState(decision === 'reject');
  const [defaults] = useState(() => {
    const names = { name: many ? '{name}' : (only?.user.name ?? ''), employer };
    return {
      standard: fillDecisionText(defaultDecisionText, names),
      suggested: fillDecisionText(suggestedDecisionTexts[decision], names),
    };
  });
  // Each text keeps its edits.
  const subject = `decide-${decision}-${applicants.map(({ id }) => id).join('-')}`;
  const [texts, setTexts, forget] = useDraftState(subject, defaults);
  const [which, setWhich] = useState<keyof typeof defaults>(
    texts.standard === defaults.standard && texts.suggested !== defaults.suggested ? 'suggested' : 'standard',
  );
  const message = texts[which];
  const [hasKeyboard] = useState(() => matchMedia('(pointer: fine)').matches);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const tooLong = message.length > reviewLimits.message;
  const empty = sendsMessage && message.trim() === '';

  const close = () => {
    forget();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || (sendsMessage && (tooLong || empty))) return;
    setBusy(true);
    setError(null);
    try {
      await review.decide(applicants, decision, sendsMessage ? message.trim() : '');
      forget();
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
      unsaved={texts.standard !== defaults.standard || texts.suggested !== defaults.suggested}
      onClose={close}
      title={title}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('decide.cancel')}
          </Button>
          <Button
            kind={decision === 'reject' ? 'reject' : 'filled'}
            type="submit"
            busy={busy}
            // Without a message Enter submits at once.
            {...(decision === 'park' && { 'data-autofocus': true })}
          >
            {t(sendsMessage ? `decide.submit_told_${decision}` : `decide.submit_${decision}`)}
          </Button>
        </>
      }
    >
      <div className={d.stack}>
        <Switch
          label={t('decide.tell', { count: applicants.length })}
          checked={sendsMessage}
          onChange={(event) => setSendsMessage(event.target.checked)}
        />
        {sendsMessage && (
          <>
            <fieldset className={d.texts}>
              <legend>{t('decide.texts')}</legend>
              {textNames.map((name) => (
                <Chip key={name} on={which === name} onClick={() => setWhich(name)}>
                  {t(`decide.text_${name}`)}
                </Chip>
              ))}
            </fieldset>
            <TextArea
              label={t('decide.message', { count: applicants.length })}
              description={many ? t('decide.names_hint') : undefined}
              rows={decision === 'reject' ? 10 : 8}
              max={reviewLimits.message}
              value={message}
              error={empty ? t('decide.empty') : tooLong ? t('decide.too_long') : undefined}
              onChange={(event) => setTexts({ ...texts, [which]: event.target.value })}
              {...(decision === 'reject' && hasKeyboard && { 'data-autofocus': true })}
            />
          </>
        )}
        <p className="note">
          {t(sendsMessage ? 'decide.leaves' : 'decide.silent', { count: applicants.length })}
          {sendsMessage && hasKeyboard && ` ${t('decide.shortcut')}`}
        </p>
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
