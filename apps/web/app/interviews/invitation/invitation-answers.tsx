import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { answerInterviewInvitation, undoInvitationDecline } from '@jobblik/contract/interviews/invitation.api';
import { type InvitationAnswer, invitationAnswers } from '@jobblik/contract/interviews/invitation.rules';
import type { InterviewInvitation } from '@jobblik/contract/interviews/invitation.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useDraftState } from '../../platform/drafts/use-draft';
import { useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';
import { FieldError, TextArea } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import { UndoDecline } from '../undo-decline';
import s from './invitation.module.css';

interface InvitationAnswersProps {
  token: string;
  invitation: InterviewInvitation;
  /** The answer that the link of the mail has chosen. */
  chosen: InvitationAnswer | null;
  /** Reads the invitation again. */
  onChanged: () => Promise<unknown>;
}

/** The form that answers an invitation; what became of it once it waits no more, with the next step. */
export function InvitationAnswers(props: InvitationAnswersProps) {
  return props.invitation.may_answer ? <AnswerForm {...props} /> : <Answered {...props} />;
}

function AnswerForm({ token, invitation, chosen, onChanged }: InvitationAnswersProps) {
  const t = useWords('interviews');
  const problemText = useProblemText();
  const send = useSend(answerInterviewInvitation);
  const [answer, setAnswer] = useState(chosen);
  const [reason, setReason, forget] = useDraftState(`invitation-${token}`, '');
  const [tried, setTried] = useState(false);
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const isMissing = answer === 'postponed' && reason.replaceAll("'", '').trim() === '';
  const isTooLong = answer === 'postponed' && reason.length > interviewLimits.reason;
  const clash = send.data?.result === 'error';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (send.isPending) return;
    if (answer === null || isMissing || isTooLong) return toFirstError();
    const body = { sequence: invitation.sequence, answer, ...(answer === 'postponed' && { reason: reason.trim() }) };
    try {
      const { result } = await send.mutateAsync({ params: { token }, body });
      if (result === 'success') forget();
    } catch (error) {
      // `send.error` shows a refusal beside the form, which keeps its input.
      if (!(error instanceof Problem)) throw error;
    }
    await onChanged();
  };

  return (
    <form ref={box} className={s.form} onSubmit={(event) => void submit(event)} noValidate>
      <ChoiceGroup label={t('invitation.answer')} error={tried && answer === null && t('invitation.missing')}>
        {invitationAnswers.map((one) => (
          <Radio
            key={one}
            name="answer"
            label={t(`invitation.${one}`)}
            checked={answer === one}
            onChange={() => setAnswer(one)}
          />
        ))}
      </ChoiceGroup>
      {answer === 'postponed' && (
        <TextArea
          label={t('postpone.reason')}
          max={interviewLimits.reason}
          value={reason}
          error={tried && isMissing && t('postpone.missing')}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {(send.error || clash) && (
        <div role="alert">
          <FieldError id="invitation-error">{clash ? t('invitation.clash') : problemText(send.error)}</FieldError>
        </div>
      )}
      <div className={s.actions}>
        <Button kind="filled" type="submit" busy={send.isPending}>
          {t('invitation.send')}
        </Button>
      </div>
    </form>
  );
}

const thanks = { accepted: 'thanks_accepted', declined: 'thanks_declined', postponed: 'thanks_postponed' } as const;

function Answered({ token, invitation, onChanged }: InvitationAnswersProps) {
  const t = useWords('interviews');
  const { facts, company, title } = invitation;
  const given = invitationAnswers.find((answer) => answer === facts.state);
  return (
    <section className={s.form}>
      <p role="status">{given ? t(`invitation.${thanks[given]}`, { name: company }) : t('invitation.over')}</p>
      <div className={s.actions}>
        {facts.undo_until && (
          <UndoDecline
            send={() => callApi(undoInvitationDecline, { params: { token } })}
            until={facts.undo_until}
            name={company}
            about={title}
            onAnswered={() => void onChanged()}
          />
        )}
        <ButtonLink kind="outlined" to="/kandidat/interview/liste">
          {t('invitation.calendar')}
        </ButtonLink>
      </div>
    </section>
  );
}
