import { countAgentHits } from '@jobblik/contract/agents/agents.api';
import { useEffect, useState } from 'react';
import { formatNumber } from '../platform/format';
import { useWords } from '../platform/i18n';
import { useCall } from '../platform/query';
import { type AgentValues, formOf, hasChosen } from './agent-values';
import s from './agents.module.css';

/** Milliseconds after the last change, as long as the search waits (spec 1§9). */
const delay = 300;

/** "12 job passer lige nu": what the agent would find as it stands, told again whenever it changes. */
export function AgentCount({ values }: { values: AgentValues }) {
  const t = useWords('agents');
  // What the name is and how often mails come does not change what is found.
  const asked = useSettled({ ...values, title: '', frequency: 'daily' });
  const chosen = hasChosen(values);
  const query = useCall(
    countAgentHits,
    { body: { agent: formOf(asked) } },
    { enabled: hasChosen(asked), keepPrevious: true },
  );
  const count = query.data?.count;
  const known = chosen && count !== undefined && count !== null;
  return (
    <p className={s.count} role="status">
      {!chosen && t('count.nothing')}
      {chosen && query.error && t('count.unknown')}
      {known && count === 0 && t('count.none')}
      {known && count > 0 && (
        <>
          <b>{formatNumber(count)}</b> {t('count.some', { count })}
        </>
      )}
    </p>
  );
}

/** A value once it has rested. */
function useSettled(value: AgentValues): AgentValues {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
