import { questionFault, questionLimits } from '@jobblik/contract/questions/questions.rules';
import { IconTrash } from '@tabler/icons-react';
import { useWords } from '../platform/i18n';
import { IconButton } from '../ui/button';
import { Check, ChoiceGroup } from '../ui/choice';
import { TextArea } from '../ui/field';
import s from './candidate-ask.module.css';

/** A question that is being written. */
export interface WrittenQuestion {
  key: string;
  question: string;
  /** Whether it may be answered by text, by video. */
  text: boolean;
  video: boolean;
}

/** A new entry starts empty with both kinds off (spec 2§5); one chosen from the list may be answered by text. */
export function emptyQuestion(question = ''): WrittenQuestion {
  return { key: crypto.randomUUID(), question, text: question !== '', video: false };
}

interface CandidateAskRowProps {
  row: WrittenQuestion;
  number: number;
  /** Faults are shown once somebody has tried to send. */
  shows: boolean;
  onChange: (change: Partial<WrittenQuestion>) => void;
  onRemove: (() => void) | undefined;
}

export function CandidateAskRow({ row, number, shows, onChange, onRemove }: CandidateAskRowProps) {
  const t = useWords('cv-search');
  const fault = shows ? questionFault(row) : undefined;
  const wrongText = fault === 'empty' || fault === 'too_long';
  return (
    <div className={s.row}>
      <div className={s.text}>
        <TextArea
          label={t('ask.question', { number })}
          rows={2}
          value={row.question}
          error={wrongText && t(`ask.${fault}`, { max: questionLimits.question })}
          onChange={(event) => onChange({ question: event.target.value })}
        />
        {onRemove && <IconButton icon={IconTrash} label={t('ask.drop', { number })} onClick={onRemove} />}
      </div>
      <ChoiceGroup hideLabel across label={t('ask.kinds', { number })} error={fault === 'no_kind' && t('ask.no_kind')}>
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
