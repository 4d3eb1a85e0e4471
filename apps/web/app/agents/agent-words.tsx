import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { useWords } from '../platform/words/i18n';
import { TagsField } from '../ui/forms/tags/tags-field';
import type { AgentScreens } from './agent-screens';

interface AgentWordsProps {
  screens: AgentScreens;
  value: string[];
  onChange: (keywords: string[]) => void;
  error: string | undefined;
}

/** Keywords of an agent. One of them has to occur in the ad or CV; they are parsed as in the searches. */
export function AgentWords({ screens, value, onChange, error }: AgentWordsProps) {
  const t = useWords(screens.words);
  return (
    <TagsField
      label={t('form.words')}
      optional
      description={t('form.words_hint')}
      placeholder={t('form.words_example')}
      value={value}
      onChange={onChange}
      most={agentLimits.keywords}
      maxLength={agentLimits.keyword}
      error={error}
    />
  );
}
