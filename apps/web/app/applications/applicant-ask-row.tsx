import { questionFault, questionLimits } from '@jobblik/contract/questions/questions.rules';
import { IconTrash } from '@tabler/icons-react';
import { useWords } from '../platform/i18n';
import { IconButton } from '../ui/button';
import { Check, ChoiceGroup } from '../ui/choice';
import { TextArea } from '../ui/field';
import d from './applicant-dialogs.module.css';

/** A question that is being written. */
export interface NewQuestion {
  key: string;
  question: string;
  /** Whether it may be answered by text, by video. */
  text: boolean;
  video: boolean;
}

/** A new entry starts empty with both kinds off (spec 2§5); one chosen from the list may be answered by text. */
export function newQuestion(question = ''): NewQuestion {
  return { key: crypto.randomUUID(), question, text: question !== '', video: false };
}

interface QuestionRowProps {
  row: NewQuestion;
  number: number;
  /** Faults are shown once somebody has tried to send. */
  shows: boolean;
  onChange: (change: Partial<NewQuestion>) => void;
  onRemove: (() => void) | undefined;
}

export function QuestionRow({ row, number, shows, onChange, onRemove }: QuestionRowProps) {
  const t = useWords('applications');
  const wrong = shows ? questionFault(row) : undefined;
  return (
    <div className={d.row}>
      <div className={d.rowText}>
        <TextArea
          label={t('ask.question', { number })}
          rows={2}
          value={row.question}
          error={
            wrong === 'empty' || wrong === 'too_long' ? t(`ask.${wrong}`, { max: questionLimits.question }) : undefined
          }
          onChange={(event) => onChange({ question: event.target.value })}
        />
        {onRemove && <IconButton icon={IconTrash} label={t('ask.drop', { number })} onClick={onRemove} />}
      </div>
      <ChoiceGroup hideLabel across label={t('ask.kinds', { number })} error={wrong === 'no_kind' && t('ask.no_kind')}>
        <Check
          dense
          label={t('ask.by_text')}
          checked={row.text}
          onChange={(event) => onChange({ text: event.target.checked })}
        />
        <Check
          dense
          label={t('ask.by_video')}
          checked={row.video}
          onChange={(event) => onChange({ video: event.target.checked })}
        />
      </ChoiceGroup>
    </div>
  );
}
