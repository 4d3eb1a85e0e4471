import type { AuditEntry } from '@jobblik/contract/admin/audit.schema';
import type { Decision } from '@jobblik/contract/admin/decisions.schema';
import type { RecordKind } from '@jobblik/contract/admin/lookup.schema';
import { pathTo } from '@jobblik/contract/paths';
import type { ReactNode } from 'react';
import { Link } from '../../platform/link';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Written } from '../../ui/text/written';
import s from './lookup.module.css';

/** Facts between two lines; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of a record with its heading; says that it is empty. */
export function Lines({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const t = useWords('admin');
  return (
    <section>
      <h3>{title}</h3>
      {children.length === 0 ? (
        <p className="small text-2">{t('lookup.empty')}</p>
      ) : (
        <ul className={s.lines}>{children}</ul>
      )}
    </section>
  );
}

/** A link to another record. */
export function RecordLink({ kind, id, children }: { kind: RecordKind; id: number; children: ReactNode }) {
  return <Link to={`${pathTo('adminLookUp')}?vis=${kind}-${id}`}>{children}</Link>;
}

/** Decisions and log of a record. */
export function Trail({ decisions, log }: { decisions: readonly Decision[]; log: readonly AuditEntry[] }) {
  const t = useWords('admin');
  const now = new Date();
  return (
    <>
      <Lines title={t('lookup.decisions')}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <b>{t([`decide.${decision.kind}`, 'decide.no_action'])}</b>
            <span>
              <Written>{decision.why}</Written>
              {decision.undone && ` · ${t('job.undone')}`}
            </span>
            <small>
              {formatMoment(decision.decided_at, now)} · {decision.by}
            </small>
          </li>
        ))}
      </Lines>
      <Lines title={t('lookup.log')}>
        {log.map((entry) => (
          <li key={entry.id}>
            <b>{entry.by}</b>
            <span>
              {t([`log.what.${entry.what}`, 'log.what.operator_read'])}
              {entry.why !== '' && (
                <>
                  {' · '}
                  <Written>{entry.why}</Written>
                </>
              )}
            </span>
            <small>{formatMoment(entry.at, now)}</small>
          </li>
        ))}
      </Lines>
    </>
  );
}
