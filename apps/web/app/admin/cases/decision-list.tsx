import type { Decision } from '@jobblik/contract/admin/decisions.schema';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Written } from '../../ui/text/written';
import s from './cases.module.css';

/** What operators have decided in a case, with its heading. */
export function DecisionList({ decisions, now }: { decisions: readonly Decision[]; now: Date }) {
  const t = useWords('admin');
  return (
    <>
      <h3>{t('job.decisions')}</h3>
      {decisions.length === 0 ? (
        <p className="small text-2">{t('job.none')}</p>
      ) : (
        <ul className={s.rows}>
          {decisions.map((decision) => (
            <li key={decision.id}>
              <b>{t([`decide.${decision.kind}`, 'decide.no_action'])}</b>{' '}
              <small>
                {formatMoment(decision.decided_at, now)} · {decision.by}
                {decision.undone && ` · ${t('job.undone')}`}
              </small>
              <p>
                <Written>{decision.why}</Written>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
