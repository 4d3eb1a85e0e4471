import { getReportedJob } from '@jobblik/contract/admin/cases.api';
import type { ReportedJob } from '@jobblik/contract/admin/cases.schema';
import { decideFirstAd } from '@jobblik/contract/admin/first-ads.api';
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
import { RichTextView } from '../../ui/text/rich-text-view';
import { Written } from '../../ui/text/written';
import s from '../cases/cases.module.css';
import { useSendKey } from '../cases/use-send-key';
import type { Undo } from '../cases/use-undo';

/** The first ad of a company that is not verified: approved, or hidden until it is corrected. */
export function FirstAdCase({ id, undo }: { id: number; undo: Undo }) {
  const { data, error, isError, refetch } = useCall(getReportedJob, { params: { id } }, { staleTime: 0 });
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={5} />
      </AfterDelay>
    );
  return <FirstAd data={data} undo={undo} />;
}

function FirstAd({ data: { job, account }, undo }: { data: ReportedJob; undo: Undo }) {
  const t = useWords('admin');
  const now = new Date();
  return (
    <article aria-labelledby="sag">
      <header className={s.head}>
        <div>
          <h2 id="sag">
            <Written>{job.title}</Written>
          </h2>
          <p className="small text-2">
            {t('job.from', { id: job.id, company: job.company, time: formatMoment(job.created_at, now) })}
          </p>
        </div>
        <ButtonLink size="small" to={`${pathTo('adminLookUp')}?vis=account-${job.user_id}`}>
          {t('lookup.openAccount')}
        </ButtonLink>
      </header>
      <section className={s.text} aria-labelledby="som-vist">
        <h3 id="som-vist">{t('job.asSeen')}</h3>
        <div className={s.ad}>
          <RichTextView html={job.description_html} top={3} />
        </div>
        <p className="small text-2">
          {account.name} · {t('job.since', { time: formatMoment(account.created_at, now), email: account.email })}
        </p>
      </section>
      <FirstAdForm job={job} undo={undo} />
    </article>
  );
}

function FirstAdForm({ job, undo }: { job: ReportedJob['job']; undo: Undo }) {
  const t = useWords('admin');
  const problemText = useProblemText();
  const approve = useSend(decideFirstAd);
  const why = t('firstAd.why');
  const form = useContractForm(decideFirstAd, {
    start: { employer_letter: t('firstAd.start', { title: job.title }) },
    input: ({ employer_letter }) => ({ body: { job_id: job.id, kind: 'hidden' as const, why, employer_letter } }),
    onSent: ({ decision }) => undo.announce(decision, t('done.hidden', { title: job.title })),
  });
  const approveIt = () =>
    approve.mutate(
      { body: { job_id: job.id, kind: 'approved', why } },
      {
        onSuccess: ({ decision }) => undo.announce(decision, t('done.approved', { title: job.title })),
        onError: (error) => toastError(problemText(error)),
      },
    );
  useShortcuts(
    {
      s: () => void form.submit(),
      b: () => document.querySelector<HTMLTextAreaElement>('#brev textarea')?.focus(),
    },
    { storageKey: 'admin-keys' },
  );
  useSendKey(approveIt);
  return (
    <form id="brev" ref={form.ref} className={s.decision} onSubmit={form.submit} noValidate>
      <FormProblem>{form.problem}</FormProblem>
      <TextArea label={t('firstAd.letter', { company: job.company })} rows={6} {...form.field('employer_letter')} />
      <div className={s.send}>
        <Button kind="filled" busy={approve.isPending} onClick={approveIt}>
          {t('firstAd.approve')} <Kbd>Ctrl ↵</Kbd>
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {t('firstAd.hide')} <Kbd>S</Kbd>
        </Button>
      </div>
    </form>
  );
}
