import { getReported } from '@jobblik/contract/moderation/moderation.api';
import { type ReportedKind, reportedKinds } from '@jobblik/contract/moderation/moderation.rules';
import { useState } from 'react';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { formatMoment } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { Written } from '../../ui/text/written';
import type { Route } from './+types/report.page';
import s from './report.module.css';
import { ReportForm, type Sent } from './report-form';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'moderation')('report.page'), hidden: true });
}

/** Reports a company, a CV, a video or a message (DSA, article 16). */
export default function ReportPage({ params }: Route.ComponentProps) {
  const t = useWords('moderation');
  const kind = reportedKinds.find((name) => name === params.kind);
  return (
    <div className={`wrap ${s.page}`}>
      {kind ? <Report kind={kind} thing={params.thing} /> : <h1>{t('report.unknown')}</h1>}
    </div>
  );
}

function Report({ kind, thing }: { kind: ReportedKind; thing: string }) {
  const t = useWords('moderation');
  const { data, error, isError, refetch } = useCall(getReported, { params: { kind, url: thing } });
  const [sent, setSent] = useState<Sent | null>(null);
  if (isError) return <Failed error={error} onRetry={() => void refetch()} level={1} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={5} />
      </AfterDelay>
    );
  if (sent) return <Receipt sent={sent} title={data.title} />;
  return (
    <>
      <div>
        <h1>{t(`report.title.${kind}`)}</h1>
        <p className={s.subject}>
          <Written>{data.title}</Written>
        </p>
        <p className={s.lead}>{t('report.lead')}</p>
        <ReportForm kind={kind} thing={thing} onSent={setSent} />
      </div>
      <aside className={s.aside}>
        <div className={s.about}>
          <h2>{t('report.about')}</h2>
          <p>
            <Written>{data.title}</Written>
          </p>
        </div>
        <div className={s.steps}>
          <h2>{t('report.next')}</h2>
          <ol>
            <li>{t('report.step1')}</li>
            <li>{t('report.step2')}</li>
            <li>{t('report.step3')}</li>
          </ol>
        </div>
        <p>{t('report.danger')}</p>
      </aside>
    </>
  );
}

function Receipt({ sent, title }: { sent: Sent; title: string }) {
  const t = useWords('moderation');
  return (
    <div role="status">
      <h1>{t('receipt.title')}</h1>
      <p className={s.lead}>{t(sent.email ? 'receipt.mailed' : 'receipt.lead', { email: sent.email })}</p>
      <dl className={s.receipt}>
        <div>
          <dt>{t('receipt.number')}</dt>
          <dd>
            <b>{sent.number}</b>
          </dd>
        </div>
        <div>
          <dt>{t('receipt.at')}</dt>
          <dd>{formatMoment(sent.received_at, new Date())}</dd>
        </div>
        <div>
          <dt>{t('report.about')}</dt>
          <dd>
            <Written>{title}</Written>, <Written>{sent.place}</Written>
          </dd>
        </div>
        <div>
          <dt>{t('receipt.wrote')}</dt>
          <dd>
            <Written>{sent.text}</Written>
          </dd>
        </div>
      </dl>
    </div>
  );
}
