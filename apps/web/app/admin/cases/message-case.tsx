import { getMessage } from '@jobblik/contract/admin/cases.api';
import type { ContactMessage } from '@jobblik/contract/admin/cases.schema';
import { answerMessage, closeMessage } from '@jobblik/contract/admin/decisions.api';
import { pathTo } from '@jobblik/contract/paths';
import { useCall, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useShortcuts } from '../../platform/state/use-shortcuts';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Kbd } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { toastError } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { Written } from '../../ui/text/written';
import s from './cases.module.css';
import { useSendKey } from './use-send-key';
import type { Undo } from './use-undo';

/** A message of the contact form, answered by mail. */
export function MessageCase({ id, undo }: { id: number; undo: Undo }) {
  const { data, error, isError, refetch } = useCall(getMessage, { params: { id } }, { staleTime: 0 });
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={4} />
      </AfterDelay>
    );
  return <Message message={data.message} undo={undo} />;
}

function Message({ message, undo }: { message: ContactMessage; undo: Undo }) {
  const t = useWords('admin');
  const problemText = useProblemText();
  const close = useSend(closeMessage);
  const start = t('message.start', { name: message.full_name });
  const form = useContractForm(answerMessage, {
    start: { answer: start },
    words: { answer_required: t('message.missing') },
    check: ({ answer }) => ({ answer: (answer.trim() === '' || answer.trim() === start.trim()) && 'required' }),
    input: ({ answer }) => ({ body: { message_id: message.id, answer } }),
    onSent: ({ decision }) => undo.announce(decision, t('done.answered', { title: message.full_name })),
  });
  const putAside = () =>
    close.mutate(
      { body: { message_id: message.id } },
      {
        onSuccess: ({ decision }) => undo.announce(decision, t('done.not_ours', { title: message.full_name })),
        onError: (error) => toastError(problemText(error)),
      },
    );
  useShortcuts(
    { b: () => document.querySelector<HTMLTextAreaElement>('#svar textarea')?.focus() },
    { storageKey: 'admin-keys' },
  );
  useSendKey(() => void form.submit());
  return (
    <article aria-labelledby="sag">
      <header className={s.head}>
        <div>
          <h2 id="sag">
            <Written>{message.subject}</Written>
          </h2>
          <p className="small text-2">
            {t('message.from', {
              id: message.id,
              email: message.email,
              time: formatMoment(message.created_at, new Date()),
            })}
          </p>
        </div>
        {message.job_id !== null && (
          <ButtonLink size="small" to={`${pathTo('adminLookUp')}?vis=job-${message.job_id}`}>
            {t('message.about')}
          </ButtonLink>
        )}
      </header>
      <section className={s.text} aria-labelledby="skriver">
        <h3 id="skriver">{t('message.writes')}</h3>
        <p>
          <Written>{message.message}</Written>
        </p>
      </section>
      <form id="svar" ref={form.ref} className={s.decision} onSubmit={form.submit} noValidate>
        <FormProblem>{form.problem}</FormProblem>
        <TextArea label={t('message.answer')} rows={8} {...form.field('answer')} />
        <div className={s.send}>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('message.send')} <Kbd>Ctrl ↵</Kbd>
          </Button>
          <Button kind="text" busy={close.isPending} onClick={putAside}>
            {t('message.notOurs')}
          </Button>
        </div>
      </form>
    </article>
  );
}
