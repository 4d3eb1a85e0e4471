import { getAuditLog } from '@jobblik/contract/admin/audit.api';
import type { AuditEntry } from '@jobblik/contract/admin/audit.schema';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { Link } from '../../platform/link';
import { seo } from '../../platform/seo';
import { formatMoment } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Written } from '../../ui/text/written';
import { caseAddress } from '../cases/named-case';
import type { Route } from './+types/log.page';
import s from './log.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'admin')('log.title'), hidden: true });
}

/** Everything that operators looked at and did. */
export default function LogPage() {
  const t = useWords('admin');
  const problemText = useProblemText();
  const { data, error, isError, refetch } = useCall(getAuditLog, { query: {} }, { staleTime: 0 });
  const [older, setOlder] = useState<{ entries: AuditEntry[]; more: boolean } | null>(null);
  if (isError) return <Failed error={error} onRetry={() => void refetch()} level={1} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={8} />
      </AfterDelay>
    );
  const entries = [...data.entries, ...(older?.entries ?? [])];
  const more = older?.more ?? data.more;
  async function showOlder(): Promise<void> {
    try {
      const answer = await callApi(getAuditLog, { query: { before: entries.at(-1)?.id } });
      setOlder({ entries: [...(older?.entries ?? []), ...answer.entries], more: answer.more });
    } catch (problem) {
      toastError(problemText(problem));
    }
  }
  return (
    <div className={`wrap-work ${s.page}`}>
      <h1>{t('log.title')}</h1>
      <p className="text-2">{t('log.lead')}</p>
      <ol className={s.rows}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {more && <Button onClick={() => void showOlder()}>{t('log.older')}</Button>}
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useWords('admin');
  return (
    <li>
      <time dateTime={entry.at}>{formatMoment(entry.at, new Date())}</time>
      <b>{entry.by}</b>
      <span>
        {t([`log.what.${entry.what}`, 'log.what.operator_read'])}
        {entry.object_id !== '' && (
          <>
            {' · '}
            <Subject entry={entry} />
          </>
        )}
        {entry.why !== '' && (
          <>
            {' · '}
            <Written>{entry.why}</Written>
          </>
        )}
      </span>
    </li>
  );
}

/** What an entry is about; cases lead to the desk, where they are decided again. */
function Subject({ entry: { object, object_id } }: { entry: AuditEntry }) {
  const t = useWords('admin');
  const name = `${t(`log.object.${object}`)} ${object_id}`;
  if (object !== 'job' && object !== 'report') return name;
  return <Link to={caseAddress(object, object_id)}>{name}</Link>;
}
