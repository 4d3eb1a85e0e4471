import { IconLock } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FormProblem } from '../../ui/forms/form-problem';
import { exactKroner } from '../exact-kroner';
import s from '../membership.module.css';

/** The error, announced to screen readers, and the button that pays. */
export function PayButton({ total, busy, error }: { total: number; busy: boolean; error: string | undefined }) {
  const t = useWords('membership');
  return (
    <>
      <FormProblem keepsPlace>{error}</FormProblem>
      <Button type="submit" kind="filled" size="large" full icon={IconLock} busy={busy}>
        {t('payment.submit', { total: exactKroner(total) })}
      </Button>
      <p className={s.small} role="status">
        {t(busy ? 'payment.waiting' : 'payment.charged_at_once')}
      </p>
    </>
  );
}
