import { agentLimits, type MailFrequency, mailFrequencies, titleFrom } from '@jobblik/contract/agents/agents.rules';
import { useWords } from '../platform/words/i18n';
import { ChoiceGroup, Radio } from '../ui/forms/choice';
import { TextField } from '../ui/forms/field';
import type { AgentScreens } from './agent-screens';
import s from './agents.module.css';

interface AgentSettingsProps {
  screens: AgentScreens;
  frequency: MailFrequency;
  onFrequency: (frequency: MailFrequency) => void;
  title: string;
  onTitle: (title: string) => void;
  /** Names of the choices; they name an agent whose name is empty. */
  names: readonly string[];
  error: string | undefined;
}

/** Fields for an agent's mail frequency and name. */
export function AgentSettings({ screens, frequency, onFrequency, title, onTitle, names, error }: AgentSettingsProps) {
  const t = useWords(screens.words);
  const defaultTitle = titleFrom(names);
  return (
    <fieldset className={s.part}>
      <legend>{t('form.how')}</legend>
      <ChoiceGroup label={t('form.frequency')}>
        {mailFrequencies.map((one) => (
          <Radio
            key={one}
            name="frequency"
            label={t(`frequency.${one}`)}
            checked={frequency === one}
            onChange={() => onFrequency(one)}
          />
        ))}
      </ChoiceGroup>
      <TextField
        label={t('form.title')}
        optional
        maxLength={agentLimits.title}
        value={title}
        placeholder={defaultTitle}
        description={defaultTitle && !title ? t('form.title_hint', { title: defaultTitle }) : undefined}
        error={error}
        onChange={(event) => onTitle(event.target.value)}
      />
    </fieldset>
  );
}
