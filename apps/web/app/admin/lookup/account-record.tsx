import { freezeAccount, unfreezeAccount } from '@jobblik/contract/admin/freezing.api';
import { confirmAddress, endSessions, sendResetLink } from '@jobblik/contract/admin/help.api';
import { getAccountRecord } from '@jobblik/contract/admin/lookup.api';
import type { AccountRecord } from '@jobblik/contract/admin/lookup.schema';
import { formatCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useCall } from '../../platform/api/query';
import { formatDate, formatDkk, formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { Written } from '../../ui/text/written';
import { type Action, Actions } from './actions';
import s from './lookup.module.css';
import { Facts, Lines, RecordLink, Trail } from './record-parts';
import type { Announce } from './use-announce';
import { WhyDialog } from './why-dialog';

interface RecordProps {
  id: number;
  announce: Announce;
}

/** A person with the company, ads and payments, and what can be done for them. */
export function AccountRecordView({ id, announce }: RecordProps) {
  const { data, error, isError, refetch } = useCall(getAccountRecord, { params: { id } }, { staleTime: 0 });
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={6} />
      </AfterDelay>
    );
  return (
    <div className={s.columns}>
      <AccountFacts data={data} />
      <AccountActions account={data.account} announce={announce} />
    </div>
  );
}

function AccountFacts({ data }: { data: AccountRecord }) {
  const t = useWords('admin');
  const now = new Date();
  const { account, company } = data;
  const state = account.frozen ? 'frozen' : account.deactivated ? 'deactivated' : 'active';
  return (
    <article aria-labelledby="post">
      <header className={s.head}>
        <h2 id="post">
          <Written>{company?.name ?? account.name}</Written>
        </h2>
        <p className="small text-2">
          {company && `${account.name} · `}
          {t('lookup.since', {
            type: t(`lookup.type.${account.type}`),
            time: formatDate(account.created_at, now),
          })}{' '}
          · {t('lookup.number', { id: account.id })}
        </p>
      </header>
      <Facts
        facts={[
          [t('lookup.facts.email'), account.email],
          [t('lookup.facts.confirmed'), t(account.confirmed ? 'lookup.facts.yes' : 'lookup.facts.notConfirmed')],
          [t('lookup.facts.phone'), account.phone || t('lookup.facts.none')],
          [
            t('lookup.facts.signedIn'),
            <>
              {t('lookup.facts.browsers', { count: account.sessions })}
              {account.last_seen && ` · ${t('lookup.facts.lastSeen', { time: formatMoment(account.last_seen, now) })}`}
            </>,
          ],
          [
            t('lookup.facts.state'),
            <Badge key="state" tone={state === 'active' ? 'success' : 'waiting'}>
              {t(`lookup.facts.${state}`)}
            </Badge>,
          ],
        ]}
      />
      {account.frozen && (
        <p className={s.note}>
          <Written>{account.frozen_why}</Written>
        </p>
      )}
      {company && <CompanyFacts company={company} />}
      {(account.type === 'employer' || data.jobs.length > 0) && (
        <Lines title={t('lookup.ads')}>
          {data.jobs.map((job) => (
            <li key={job.id}>
              <RecordLink kind="job" id={job.id}>
                <Written>{job.title}</Written>
              </RecordLink>
              <span>{t([`job.state.${job.state}`, 'job.state.other'])}</span>
              <small>{job.ends_at && formatDate(job.ends_at, now)}</small>
            </li>
          ))}
        </Lines>
      )}
      <Lines title={t('lookup.payments')}>
        {data.payments.map((payment) => (
          <li key={payment.id}>
            <RecordLink kind="payment" id={payment.id}>
              {payment.invoice === null
                ? t('lookup.paymentLine', { id: payment.id })
                : t('lookup.invoiceLine', { number: payment.invoice })}
            </RecordLink>
            <span>{formatDkk(payment.total)}</span>
            <small>{payment.paid_at ? formatDate(payment.paid_at, now) : t('lookup.facts.notPaid')}</small>
          </li>
        ))}
      </Lines>
      <Lines title={t('lookup.messages')}>
        {data.messages.map((message) => (
          <li key={message.id}>
            <b>
              <Written>{message.subject}</Written>
            </b>
            <span>{t(message.answered_at ? 'lookup.answered' : 'lookup.waits')}</span>
            <small>{formatMoment(message.created_at, now)}</small>
          </li>
        ))}
      </Lines>
      <Trail decisions={data.decisions} log={data.log} />
    </article>
  );
}

function CompanyFacts({ company }: { company: NonNullable<AccountRecord['company']> }) {
  const t = useWords('admin');
  return (
    <section>
      <h3>{t('lookup.company')}</h3>
      <Facts
        facts={[
          [t('lookup.facts.cvr'), company.cvr ? formatCvr(company.cvr) : t('lookup.facts.none')],
          [t('lookup.facts.website'), company.website || t('lookup.facts.none')],
          [t('lookup.facts.address'), company.address || t('lookup.facts.none')],
        ]}
      />
      {company.taken_down && <p className={s.note}>{t('lookup.companyDown')}</p>}
      <ButtonLink size="small" to={pathTo('company', { company_id: company.id })}>
        {t('lookup.openPage')}
      </ButtonLink>
    </section>
  );
}

function AccountActions({ account, announce }: { account: AccountRecord['account']; announce: Announce }) {
  const t = useWords('admin');
  const { id } = account;
  const about = (why: string) => ({ body: { user_id: id, why } });
  const dialog = (name: 'confirm' | 'reset' | 'end') => (onClose: () => void) => (
    <WhyDialog
      call={{ confirm: confirmAddress, reset: sendResetLink, end: endSessions }[name]}
      title={t(`lookup.${name}`)}
      text={t(`lookup.${name}Text`)}
      input={about}
      onDone={() => announce.done(t(`lookup.done.${name}`))}
      onClose={onClose}
    />
  );
  const actions: (Action | false)[] = [
    !account.confirmed && { name: 'confirm', dialog: dialog('confirm') },
    { name: 'reset', dialog: dialog('reset') },
    account.sessions > 0 && { name: 'end', dialog: dialog('end') },
    account.frozen
      ? {
          name: 'unfreeze',
          dialog: (onClose) => (
            <WhyDialog
              call={unfreezeAccount}
              title={t('lookup.unfreeze')}
              text={t('lookup.unfreezeText')}
              input={about}
              onDone={() => announce.done(t('lookup.done.unfreeze'))}
              onClose={onClose}
            />
          ),
        }
      : {
          name: 'freeze',
          dialog: (onClose) => (
            <WhyDialog
              call={freezeAccount}
              title={t('lookup.freeze')}
              text={t('lookup.freezeText')}
              hint={t('lookup.whyFrozen')}
              input={about}
              onDone={() => announce.frozen(id, t('lookup.done.freeze'))}
              onClose={onClose}
            />
          ),
        },
  ];
  return <Actions actions={actions.filter((action) => action !== false)} />;
}
