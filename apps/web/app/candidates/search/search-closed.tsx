import type { Problem } from '@jobblik/contract/kernel/problem';
import { ConfirmFirst, needsConfirmation } from '../../accounts';
import { useWords } from '../../platform/words/i18n';
import { NeedsPlan } from '../../ui/feedback/needs-plan';

/** Whether the CV database is closed to the caller, which {@link SearchClosed} explains. */
export function isSearchClosed(error: Problem | null): boolean {
  return error?.code === 'membership_required' || needsConfirmation(error);
}

/** Shown without a confirmed e-mail or a membership, which the CV database requires (spec 2§4). */
export function SearchClosed({ error }: { error: unknown }) {
  const t = useWords('cv-search');
  if (needsConfirmation(error)) return <ConfirmFirst>{t('confirm_first')}</ConfirmFirst>;
  return (
    <NeedsPlan title={t('plan.title')} action={t('plan.action')}>
      {t('plan.text')}
    </NeedsPlan>
  );
}
