import { Problem } from '@jobblik/contract/kernel/problem';
import { useWords } from '../platform/words/i18n';
import { Empty, Failed } from '../ui/feedback/list-states';
import { ButtonLink } from '../ui/forms/button';
import type { AgentScreens } from './agent-screens';

interface AgentMissingProps {
  screens: AgentScreens;
  error: unknown;
  onRetry: () => void;
}

/** Replaces the page of an agent that does not exist or could not be fetched. */
export function AgentMissing({ screens, error, onRetry }: AgentMissingProps) {
  const t = useWords(screens.words);
  const isGone = error instanceof Problem && (error.status === 404 || error.status === 400);
  if (!isGone) return <Failed error={error} onRetry={onRetry} />;
  return (
    <Empty
      title={t('missing.title')}
      action={
        <ButtonLink kind="filled" to={screens.list}>
          {t('missing.action')}
        </ButtonLink>
      }
    >
      {t('missing.text')}
    </Empty>
  );
}
