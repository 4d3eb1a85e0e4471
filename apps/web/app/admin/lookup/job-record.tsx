import { extendJob } from '@jobblik/contract/admin/help.api';
import { getJobRecord } from '@jobblik/contract/admin/lookup.api';
import { mostDaysMore } from '@jobblik/contract/jobs/extension.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useCall } from '../../platform/api/query';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { Dialog } from '../../ui/overlays/dialog';
import { Written } from '../../ui/text/written';
import { Actions } from './actions';
import s from './lookup.module.css';
import { Facts, RecordLink, Trail } from './record-parts';
import type { Announce } from './use-announce';

/** An ad, and showing it for longer. */
export function JobRecordView({ id, announce }: { id: number; announce: Announce }) {
  const t = useWords('admin');
  const { data, error, isError, refetch } = useCall(getJobRecord, { params: { id } }, { staleTime: 0 });
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={6} />
      </AfterDelay>
    );
  const { job } = data;
  const now = new Date();
  const none = t('lookup.facts.none');
  return (
    <div className={s.columns}>
      <article aria-labelledby="post">
        <header className={s.head}>
          <h2 id="post">
            <Written>{job.title}</Written>
          </h2>
          <p className="small text-2">
            {t('job.from', { id: job.id, company: job.company, time: formatDate(job.created_at, now) })}
          </p>
          <div className={s.links}>
            <RecordLink kind="account" id={job.user_id}>
              {t('lookup.openAccount')}
            </RecordLink>
            <ButtonLink size="small" to={pathTo('job', { job_id: job.id, job_seo: job.seo })}>
              {t('lookup.openPage')}
            </ButtonLink>
          </div>
        </header>
        <Facts
          facts={[
            [t('lookup.facts.adState'), t([`job.state.${job.state}`, 'job.state.other'])],
            [t('lookup.facts.ends'), job.ends_at ? formatDate(job.ends_at, now) : none],
            [t('lookup.facts.deadline'), job.deadline ? formatDate(job.deadline, now) : none],
            [t('lookup.facts.increased'), t(job.increased ? 'lookup.facts.yes' : 'lookup.facts.no')],
          ]}
        />
        <Trail decisions={data.decisions} log={data.log} />
      </article>
      <Actions
        actions={
          job.extendable
            ? [
                {
                  name: 'extend',
                  dialog: (onClose) => <ExtendDialog id={id} announce={announce} onClose={onClose} />,
                },
              ]
            : []
        }
      />
    </div>
  );
}

function ExtendDialog({ id, announce, onClose }: { id: number; announce: Announce; onClose: () => void }) {
  const t = useWords('admin');
  const form = useContractForm(extendJob, {
    start: { days: '14', why: '' },
    words: { why_required: t('lookup.whyMissing'), days_too_big: t('lookup.daysWrong') },
    check: ({ days, why }) => ({
      days: !isDays(days) && 'too_big',
      why: why.trim() === '' && 'required',
    }),
    input: ({ days, why }) => ({ body: { job_id: id, days: Number(days), why } }),
    onSent: ({ decision }) => {
      onClose();
      announce.decided(decision.id, t('lookup.done.extend'));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={t('lookup.extend')}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>{t('lookup.cancel')}</Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('lookup.extend')}
          </Button>
        </>
      }
    >
      <div className={s.dialog}>
        <FormProblem>{form.problem}</FormProblem>
        <TextField label={t('lookup.days')} inputMode="numeric" maxLength={2} {...form.field('days')} />
        <TextField label={t('lookup.why')} description={t('lookup.whyHint')} maxLength={500} {...form.field('why')} />
      </div>
    </Dialog>
  );
}

function isDays(typed: string): boolean {
  return /^[1-9]\d?$/.test(typed.trim()) && Number(typed) <= mostDaysMore;
}
