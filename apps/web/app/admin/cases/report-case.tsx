import { getReportCase } from '@jobblik/contract/admin/cases.api';
import type { ReportCase as Case } from '@jobblik/contract/admin/cases.schema';
import { mayConcernPolice } from '@jobblik/contract/moderation/moderation.rules';
import { useCall } from '../../platform/api/query';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { Written } from '../../ui/text/written';
import s from './cases.module.css';
import { DecisionList } from './decision-list';
import { ReportDecisionForm } from './report-decision-form';
import type { Undo } from './use-undo';

/** A reported company, CV, video or message: only that, who reported it, and the decision. */
export function ReportCase({ id, due, undo }: { id: number; due: string | null; undo: Undo }) {
  const t = useWords('moderation');
  const { data, error, isError, refetch } = useCall(getReportCase, { params: { id } }, { staleTime: 0 });
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={5} />
      </AfterDelay>
    );
  const { report_case: found } = data;
  const now = new Date();
  return (
    <article aria-labelledby="sag">
      <header className={s.head}>
        <div>
          <h2 id="sag">
            {t(`what.${found.kind}`)}: <Written>{found.title || found.owner.name}</Written>
          </h2>
          <p className="small text-2">
            {t('case.from', { id: found.id, name: found.owner.name, email: found.owner.email })}
          </p>
        </div>
        <Badge tone={found.taken_down ? 'waiting' : 'success'}>{t(stateOf(found))}</Badge>
        {due && <Badge tone="signal">{t('case.due', { time: formatMoment(due, now) })}</Badge>}
      </header>
      <div className={s.columns}>
        <section aria-labelledby="rapporteret">
          <h3 id="rapporteret">{t('case.reported')}</h3>
          <div className={s.ad}>
            {found.exists ? <Written>{found.text || t('case.noText')}</Written> : t('case.gone')}
            {found.video && (
              <p>
                <a href={found.video} target="_blank" rel="noopener">
                  {t('case.play')}
                </a>
              </p>
            )}
          </div>
          {found.notices.some(({ ground }) => mayConcernPolice(ground)) && <p>{t('case.police')}</p>}
        </section>
        <Notices found={found} now={now} />
      </div>
      <ReportDecisionForm found={found} undo={undo} />
    </article>
  );
}

function stateOf({ exists, taken_down }: Case) {
  if (!exists) return 'case.state.gone';
  return taken_down ? 'case.state.taken_down' : 'case.state.shown';
}

function Notices({ found: { notices, decisions }, now }: { found: Case; now: Date }) {
  const t = useWords('moderation');
  return (
    <aside>
      <h3>{t('case.notices', { count: notices.length })}</h3>
      <ul className={s.rows}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <b>{notice.by || t('case.unnamed')}</b> <small>{formatMoment(notice.at, now)}</small>
            <p>
              <Written>{notice.text}</Written>
            </p>
            <small>
              {t(`ground.${notice.ground}`)} · <Written>{notice.place}</Written>
            </small>
          </li>
        ))}
      </ul>
      <DecisionList decisions={decisions} now={now} />
    </aside>
  );
}
