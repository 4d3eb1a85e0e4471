import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { answerInterviewInvitation, undoInvitationDecline } from '@jobblik/contract/interviews/invitation.api';
import { type InvitationAnswer, invitationAnswers } from '@jobblik/contract/interviews/invitation.rules';
import type { InterviewInvitation } from '@jobblik/contract/interviews/invitation.schema';
import { pathTo } from '@jobblik/contract/paths';
import { callApi } from '../../platform/api/api';
import { ownDraft } from '../../platform/forms/form-draft';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';
import { TextArea } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { isBlankReason } from '../dialogs/postpone-dialog';
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
  const form = useContractForm(answerInterviewInvitation, {
    start: { answer: chosen, reason: '' },
    draft: ownDraft<{ answer: InvitationAnswer | null; reason: string }>(`invitation-${token}`, { fields: ['reason'] }),
    words: { answer_required: t('invitation.missing'), reason_required: t('postpone.missing') },
    check: ({ answer, reason }) => ({
      answer: answer === null && 'required',
      reason: answer === 'postponed' && wrongReason(reason),
    }),
    input: ({ answer, reason }) => ({
      params: { token },
      body: {
        sequence: invitation.sequence,
        answer: answer ?? 'accepted',
        ...(answer === 'postponed' && { reason: reason.trim() }),
      },
    }),
    refusal({ result }) {
      if (result === 'success') return null;
      void onChanged();
      return { text: t('invitation.clash') };
    },
    onFailed: () => void onChanged(),
    onSent: () => onChanged().then(() => undefined),
  });

  return (
    <form ref={form.ref} className={s.form} onSubmit={form.submit} noValidate>
      <ChoiceGroup label={t('invitation.answer')} error={form.errors.answer}>
        {invitationAnswers.map((one, place) => (
          <Radio
            key={one}
            name="answer"
            label={t(`invitation.${one}`)}
            checked={form.values.answer === one}
            data-invalid={(form.errors.answer && place === 0) || undefined}
            onChange={() => form.set({ answer: one })}
          />
        ))}
      </ChoiceGroup>
      {form.values.answer === 'postponed' && (
        <TextArea label={t('postpone.reason')} max={interviewLimits.reason} {...form.field('reason')} />
      )}
      <FormProblem>{form.problem}</FormProblem>
      <div className={s.actions}>
        <Button kind="filled" type="submit" busy={form.isBusy}>
          {t('invitation.send')}
        </Button>
      </div>
    </form>
  );
}

function wrongReason(reason: string) {
  if (isBlankReason(reason)) return 'required';
  const limit = interviewLimits.reason;
  return reason.length > limit && { code: 'too_long', limit };
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
        <ButtonLink kind="outlined" to={pathTo('calendar', { area: 'kandidat' })}>
          {t('invitation.calendar')}
        </ButtonLink>
      </div>
    </section>
  );
}
