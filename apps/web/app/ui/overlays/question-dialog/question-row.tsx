import { IconTrash } from '@tabler/icons-react';
import { newUuid } from '../../../platform/new-uuid';
import { useWords } from '../../../platform/words/i18n';
import { IconButton } from '../../forms/button';
import { Check, ChoiceGroup } from '../../forms/choice';
import { TextArea } from '../../forms/field';
import s from './question-dialog.module.css';

/** A question that is being written. */
export interface WrittenQuestion {
  key: string;
  question: string;
  /** Whether it may be answered by text and by video. */
  text: boolean;
  video: boolean;
}

/** Limits of questions. */
export interface QuestionRules {
  /** Why a question cannot be sent. */
  faultOf: (row: Omit<WrittenQuestion, 'key'>) => 'empty' | 'too_long' | 'no_kind' | undefined;
  /** Characters of a question. */
  longest: number;
  /** Questions to one person about one subject. */
  most: number;
}

/** A new entry is empty with both kinds off (spec 2§5); one chosen from the list may be answered by text. */
export function newRow(question = ''): WrittenQuestion {
  return { key: newUuid(), question, text: question !== '', video: false };
}

interface QuestionRowProps {
  row: WrittenQuestion;
  number: number;
  rules: QuestionRules;
  /** Errors are shown after the first attempt to send. */
  shows: boolean;
  onChange: (change: Partial<WrittenQuestion>) => void;
  onRemove: (() => void) | undefined;
}

export function QuestionRow({ row, number, rules, shows, onChange, onRemove }: QuestionRowProps) {
  const t = useWords('ui');
  const fault = shows ? rules.faultOf(row) : undefined;
  const wrongText = fault === 'empty' || fault === 'too_long';
  return (
    <div className={s.row}>
      <div className={s.text}>
        <TextArea
          label={t('questions.question', { number })}
          rows={2}
          value={row.question}
          error={wrongText && t(`questions.${fault}`, { max: rules.longest })}
          onChange={(event) => onChange({ question: event.target.value })}
        />
        {onRemove && <IconButton icon={IconTrash} label={t('questions.drop', { number })} onClick={onRemove} />}
      </div>
      <ChoiceGroup
        hideLabel
        across
        label={t('questions.kinds', { number })}
        error={fault === 'no_kind' && t('questions.no_kind')}
      >
        <Check
          dense
          label={t('questions.by_text')}
          checked={row.text}
          onChange={(event) => onChange({ text: event.target.checked })}
        />
        <Check
          dense
          label={t('questions.by_video')}
          checked={row.video}
          onChange={(event) => onChange({ video: event.target.checked })}
        />
      </ChoiceGroup>
    </div>
  );
}
