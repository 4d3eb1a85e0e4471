import { pathTo } from '@jobblik/contract/paths';
import type { ComponentProps } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Check } from '../../ui/forms/choice';

/** Accepting the terms; they open beside the form, so that nothing typed is lost. */
export function TermsCheck(props: Omit<ComponentProps<typeof Check>, 'label'>) {
  const t = useWords('accounts');
  return (
    <Check
      {...props}
      label={
        <>
          {t('terms.accept')}{' '}
          <a href={pathTo('terms')} target="_blank" rel="noopener">
            {t('terms.terms')}
          </a>{' '}
          {t('terms.and')}{' '}
          <a href={pathTo('privacy')} target="_blank" rel="noopener">
            {t('terms.privacy')}
          </a>
        </>
      }
    />
  );
}
