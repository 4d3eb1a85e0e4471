import { endOtherSessions, endOwnSession, getOwnSessions } from '@jobblik/contract/accounts/sessions.api';
import type { OwnSession } from '@jobblik/contract/accounts/sessions.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey, useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Confirm } from '../../ui/overlays/confirm';
import v from '../verify/verify.module.css';

/** Sessions of the person; every session but the current one can be signed out. */
export function SessionList() {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const list = useCall(getOwnSessions, undefined, { staleTime: 0 });
  const [toConfirm, setToConfirm] = useState<OwnSession | 'others' | null>(null);

  async function end(which: OwnSession | 'others'): Promise<void> {
    try {
      if (which === 'others') await callApi(endOtherSessions);
      else await callApi(endOwnSession, { body: { session_id: which.id } });
      toast(t(which === 'others' ? 'sessions.endedOthers' : 'sessions.ended'));
    } catch (error) {
      toastError(problemText(error));
    }
    await queries.invalidateQueries({ queryKey: callKey(getOwnSessions) });
  }

  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) {
    return (
      <AfterDelay>
        <SkeletonRows count={2} />
      </AfterDelay>
    );
  }
  const { sessions } = list.data;
  return (
    <>
      <ul className={v.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setToConfirm(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button className={v.others} onClick={() => setToConfirm('others')}>
          {t('sessions.endOthers')}
        </Button>
      )}
      {toConfirm && (
        <Confirm
          open
          onClose={() => setToConfirm(null)}
          title={t(toConfirm === 'others' ? 'sessions.questionOthers' : 'sessions.question')}
          yes={t(toConfirm === 'others' ? 'sessions.endOthers' : 'sessions.end')}
          onConfirm={() => end(toConfirm)}
        >
          {toConfirm === 'others' ? t('sessions.endOthersText') : t('sessions.endText')}
        </Confirm>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useWords('accounts');
  const { browser, system, address, same_network, current } = session;
  const device =
    browser && system ? t('sessions.device', { browser, system }) : browser || system || t('sessions.unknown');
  const seen = Date.parse(session.last_seen_at);
  const used = t('sessions.used', { when: formatMoment(seen, Math.max(Date.now(), seen)) });
  return (
    <li className={v.session}>
      <div>
        <p>
          <span className="strong">{device}</span>
          {current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="small text-2">{used}</p>
        {same_network !== null && (
          <p className="small text-2">
            {t(same_network ? 'sessions.sameNetwork' : 'sessions.otherNetwork')}
            <span className={v.network}>{address}</span>
          </p>
        )}
      </div>
      {!current && (
        <Button size="small" onClick={onEnd} aria-label={t('sessions.endOne', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
