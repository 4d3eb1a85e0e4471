import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { TagsInput } from '@mantine/core';
import { useWords } from '../platform/words/i18n';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

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
    <TagsInput
      label={
        <>
          {t('form.words')} <span className={s.optional}>{t('form.optional')}</span>
        </>
      }
      description={t('form.words_hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={value.length === 0 ? t('form.words_example') : ''}
      value={value}
      onChange={(keywords) => onChange(keywords.map((word) => word.slice(0, agentLimits.keyword)))}
      maxTags={agentLimits.keywords}
      splitChars={[',', ';']}
      error={error}
      maxLength={agentLimits.keyword}
    />
  );
}
