import { confirmCompany } from '@jobblik/contract/companies/verification.api';
import { pathTo } from '@jobblik/contract/paths';
import { useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { FormProblem } from '../../ui/forms/form-problem';
import type { Route } from './+types/confirm-company.page';
import s from './verify-company.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'companies')('verify.openTitle'), hidden: true });
}

/** Target of the mailed link, in any browser. A button confirms, so that mail programs that prefetch links do not use it up. */
export default function ConfirmCompanyPage({ params: { token } }: Route.ComponentProps) {
  const t = useWords('companies');
  const problemText = useProblemText();
  const confirm = useSend(confirmCompany);
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('verify.openTitle')}</h1>
      <div role="status">
        {confirm.data && (
          <>
            <p className={s.lead}>{t('verify.confirmed', { company: confirm.data.company_name })}</p>
            <p>{t('verify.confirmedText')}</p>
          </>
        )}
      </div>
      {!confirm.data && (
        <>
          <p className={s.lead}>{t('verify.openLead')}</p>
          <div role="alert">{confirm.error && <FormProblem>{problemText(confirm.error)}</FormProblem>}</div>
          <Button kind="filled" busy={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
            {t('verify.confirm')}
          </Button>
        </>
      )}
      {confirm.data && <ButtonLink to={pathTo('findJob')}>{t('verify.toAds')}</ButtonLink>}
    </div>
  );
}
