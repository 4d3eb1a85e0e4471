import type { SampleGroup } from '@jobblik/contract/questions/sample-questions.rules';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../platform/i18n';
import { SelectField } from '../ui/field';
import { Icon } from '../ui/icon';
import d from './applicant-dialogs.module.css';

interface SampleQuestionsProps {
  groups: readonly SampleGroup[];
  /** Questions that stand in the form already. */
  used: readonly string[];
  disabled: boolean;
  onPick: (question: string) => void;
}

/** Questions by theme, to be taken over and changed. */
export function SampleQuestions({ groups, used, disabled, onPick }: SampleQuestionsProps) {
  const t = useWords('applications');
  const [key, setKey] = useState(groups[0]?.key ?? '');
  const group = groups.find((one) => one.key === key);
  return (
    <section className={d.samples} aria-label={t('ask.samples')}>
      <h3>{t('ask.samples')}</h3>
      <SelectField
        hideLabel
        size="small"
        label={t('ask.theme')}
        value={key}
        options={groups.map((one) => ({ value: one.key, label: one.title }))}
        onChange={(event) => setKey(event.target.value)}
      />
      <ul>
        {group?.questions.map((question) => (
          <li key={question}>
            <button type="button" disabled={disabled || used.includes(question)} onClick={() => onPick(question)}>
              <Icon of={IconPlus} size={16} />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
