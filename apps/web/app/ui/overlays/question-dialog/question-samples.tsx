import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../brand/icon';
import { SelectField } from '../../forms/field';
import s from './question-dialog.module.css';

/** Questions of one theme. */
export interface SampleGroup {
  key: string;
  title: string;
  questions: readonly string[];
}

interface QuestionSamplesProps {
  groups: readonly SampleGroup[];
  /** Questions that are in the form already. */
  used: readonly string[];
  disabled: boolean;
  onPick: (question: string) => void;
}

/** Sample questions by theme, to be added and edited. */
export function QuestionSamples({ groups, used, disabled, onPick }: QuestionSamplesProps) {
  const t = useWords('ui');
  const [key, setKey] = useState(groups[0]?.key ?? '');
  const group = groups.find((one) => one.key === key);
  return (
    <section className={s.samples} aria-label={t('questions.samples')}>
      <h3>{t('questions.samples')}</h3>
      <SelectField
        hideLabel
        size="small"
        label={t('questions.theme')}
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
