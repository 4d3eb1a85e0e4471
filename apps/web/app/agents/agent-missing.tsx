import { Problem } from '@jobblik/contract/kernel/problem';
import { useWords } from '../platform/i18n';
import { ButtonLink } from '../ui/button';
import { Empty, Failed } from '../ui/list-states';

/** An agent that is not there (any more), or that could not be fetched just now. */
export function AgentMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords('agents');
  const isGone = error instanceof Problem && (error.status === 404 || error.status === 400);
  if (!isGone) return <Failed error={error} onRetry={onRetry} />;
  return (
    <Empty
      title={t('missing.title')}
      deed={
        <ButtonLink kind="filled" to="/kandidat/agent/liste">
          {t('missing.deed')}
        </ButtonLink>
      }
    >
      {t('missing.text')}
    </Empty>
  );
}
