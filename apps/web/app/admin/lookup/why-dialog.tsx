import type { AnyCall, CallAnswer } from '@jobblik/contract/kernel/call';
import type { ApiInput } from '../../platform/api/call-input';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { Dialog } from '../../ui/overlays/dialog';
import s from './lookup.module.css';

interface WhyDialogProps<C extends AnyCall> {
  call: C;
  title: string;
  text: string;
  hint?: string;
  input: (why: string) => ApiInput<C>;
  onDone: (answer: CallAnswer<C>) => void;
  onClose: () => void;
}

/** Asks for the reason of an action, and does it. */
export function WhyDialog<C extends AnyCall>({ call, title, text, hint, input, onDone, onClose }: WhyDialogProps<C>) {
  const t = useWords('admin');
  const form = useContractForm(call, {
    start: { why: '' },
    words: { why_required: t('lookup.whyMissing') },
    check: ({ why }) => ({ why: why.trim() === '' && 'required' }),
    input: ({ why }) => input(why),
    onSent: (answer) => {
      onClose();
      onDone(answer);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={title}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>{t('lookup.cancel')}</Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {title}
          </Button>
        </>
      }
    >
      <div className={s.dialog}>
        <p>{text}</p>
        <FormProblem>{form.problem}</FormProblem>
        <TextField
          label={t('lookup.why')}
          description={hint ?? t('lookup.whyHint')}
          maxLength={500}
          {...form.field('why')}
        />
      </div>
    </Dialog>
  );
}
