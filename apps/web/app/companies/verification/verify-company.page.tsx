import {
  checkCompanyRegister,
  getCompanyVerification,
  sendCompanyLink,
} from '@jobblik/contract/companies/verification.api';
import { addressProblem } from '@jobblik/contract/companies/verification.rules';
import type { VerificationState } from '@jobblik/contract/companies/verification.schema';
import { formatCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCall, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { seo } from '../../platform/seo';
import { formatChoices } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { VerifiedMark } from '../../ui/feedback/verified-mark';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import type { Route } from './+types/verify-company.page';
import s from './verify-company.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'companies')('verify.title'), hidden: true });
}

/** How an employer proves the company: the register, then a link to an address at the company's domain. */
export default function VerifyCompanyPage() {
  const t = useWords('companies');
  const { data, error, isError, refetch } = useCall(getCompanyVerification, undefined, {
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const state = data?.verification;
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('verify.title')}</h1>
      <p className={s.lead}>
        {t('verify.lead')} {state?.first_ads_wait && !state.verified && t('verify.wait')}
      </p>
      {isError ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !state ? (
        <AfterDelay>
          <SkeletonRows count={3} />
        </AfterDelay>
      ) : state.verified ? (
        <>
          <VerifiedMark verified={state.verified} />
          <p>{t('verify.keep')}</p>
        </>
      ) : (
        <>
          <RegisterStep state={state} />
          <LinkStep state={state} />
        </>
      )}
    </div>
  );
}

function useStored() {
  const queries = useQueryClient();
  return (answer: { verification: VerificationState }) => queries.setQueryData(callKey(getCompanyVerification), answer);
}

function RegisterStep({ state: { cvr, registered } }: { state: VerificationState }) {
  const t = useWords('companies');
  const problemText = useProblemText();
  const store = useStored();
  const check = useSend(checkCompanyRegister);
  return (
    <section className={s.step} aria-labelledby="register">
      <h2 id="register">{t('verify.step1')}</h2>
      {registered && <p>{t('verify.found', registered)}</p>}
      <div role="alert">{check.error && <FormProblem>{problemText(check.error)}</FormProblem>}</div>
      {cvr === null ? (
        <>
          <p>{t('verify.noCvr')}</p>
          <ButtonLink to={pathTo('settings', { area: 'virksomhed' })}>{t('verify.toProfile')}</ButtonLink>
        </>
      ) : (
        <Button
          kind={registered ? 'text' : 'filled'}
          busy={check.isPending}
          onClick={() => check.mutate(undefined as never, { onSuccess: store })}
        >
          {registered ? t('verify.checkAgain') : t('verify.check', { cvr: formatCvr(cvr) })}
        </Button>
      )}
    </section>
  );
}

function LinkStep({ state }: { state: VerificationState }) {
  const t = useWords('companies');
  return (
    <section className={s.step} aria-labelledby="domaene">
      <h2 id="domaene">{t('verify.step2')}</h2>
      {state.registered === null ? (
        <p className="text-2">{t('verify.first')}</p>
      ) : state.domains.length === 0 ? (
        <>
          <p>{t('verify.noDomain')}</p>
          <ButtonLink to={pathTo('settings', { area: 'virksomhed' })}>{t('verify.toProfile')}</ButtonLink>
        </>
      ) : (
        <LinkForm state={state} />
      )}
    </section>
  );
}

function LinkForm({ state: { domains, sent_to } }: { state: VerificationState }) {
  const t = useWords('companies');
  const store = useStored();
  const form = useContractForm(sendCompanyLink, {
    start: { email: '' },
    check: ({ email }) => ({ email: addressProblem(email.trim(), domains) ?? false }),
    input: ({ email }) => ({ body: { email } }),
    onSent: (answer) => {
      store(answer);
    },
  });
  return (
    <form ref={form.ref} className={s.form} onSubmit={form.submit} noValidate>
      <p>{t('verify.domain', { domains: formatChoices(domains) })}</p>
      <p role="status">{sent_to && t('verify.sent', { email: sent_to })}</p>
      <FormProblem>{form.problem}</FormProblem>
      <TextField label={t('verify.email')} type="email" autoComplete="off" {...form.field('email')} />
      <div>
        <Button kind="filled" type="submit" busy={form.isBusy}>
          {t('verify.send')}
        </Button>
      </div>
    </form>
  );
}
