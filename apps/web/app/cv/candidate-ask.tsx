import type { CvDetailAnswer } from '@jobblik/contract/cv/cv-desk.schema';
import { questionFault, questionLimits } from '@jobblik/contract/questions/questions.rules';
import { cvQuestionGroups } from '@jobblik/contract/questions/sample-questions.rules';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useWords } from '../platform/i18n';
import { Badge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FieldError, SelectField } from '../ui/field';
import { Icon } from '../ui/icon';
import { toast } from '../ui/toast-store';
import s from './candidate-ask.module.css';
import { CandidateAskRow, emptyQuestion, type WrittenQuestion } from './candidate-ask-row';
import { useAskCandidate } from './use-ask-candidate';

interface CandidateAskProps {
  userId: number;
  name: string;
  /** What was asked before. */
  standing: CvDetailAnswer['final_questions'];
  /** False: the CV cannot be asked about any more, only read. */
  canAsk: boolean;
  onClose: () => void;
}

/** Asks the owner of a CV: written or on video, own words or chosen ones (spec 2§2, 2§5). */
export function CandidateAsk({ userId, name, standing, canAsk, onClose }: CandidateAskProps) {
  const t = useWords('cv-search');
  const { busy, error, ask, takeBack } = useAskCandidate(userId);
  const [rows, setRows] = useState<readonly WrittenQuestion[]>([emptyQuestion()]);
  const [shows, setShows] = useState(false);
  const full = standing.length + rows.length >= questionLimits.questions;
  const add = (question = '') =>
    setRows((now) => [...now.filter((row) => question === '' || row.question.trim() !== ''), emptyQuestion(question)]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !canAsk) return;
    setShows(true);
    if (rows.some((row) => questionFault(row))) return;
    if (!(await ask(rows))) return;
    toast(t('ask.sent_toast', { count: rows.length, name }));
    onClose();
  };
  return (
    <Dialog
      open
      width={1000}
      easyClose={false}
      onClose={onClose}
      title={t('ask.title', { name })}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('cancel')}
          </Button>
          {canAsk && (
            <Button kind="filled" type="submit" busy={busy}>
              {t('ask.send', { count: rows.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={s.ask}>
        <div className={s.stack}>
          {standing.length > 0 && (
            <section>
              <h3>{t('ask.standing')}</h3>
              <ul className={s.standing}>
                {standing.map(({ question_id, question, answer }) => (
                  <li key={question_id}>
                    <span>{question}</span>
                    <Badge tone={answer ? 'success' : 'waiting'}>
                      {t(answer ? 'asked.answered' : 'asked.waiting')}
                    </Badge>
                    <IconButton
                      icon={IconTrash}
                      label={t('ask.take_back', { question })}
                      onClick={() => void takeBack(question_id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {canAsk &&
            rows.map((row, at) => (
              <CandidateAskRow
                key={row.key}
                row={row}
                number={at + 1}
                shows={shows}
                onChange={(change) =>
                  setRows((now) => now.map((one) => (one.key === row.key ? { ...one, ...change } : one)))
                }
                onRemove={
                  rows.length > 1 ? () => setRows((now) => now.filter(({ key }) => key !== row.key)) : undefined
                }
              />
            ))}
          {canAsk && (
            <div>
              <Button kind="tinted" size="small" icon={IconPlus} disabled={full} onClick={() => add()}>
                {t('ask.add')}
              </Button>
            </div>
          )}
          {error && (
            <div role="alert">
              <FieldError>{error}</FieldError>
            </div>
          )}
        </div>
        {canAsk && <Examples used={rows.map(({ question }) => question)} disabled={full} onPick={add} />}
      </div>
    </Dialog>
  );
}

interface ExamplesProps {
  /** Questions that stand in the form already. */
  used: readonly string[];
  disabled: boolean;
  onPick: (question: string) => void;
}

/** Questions by theme, to be taken over and changed. */
function Examples({ used, disabled, onPick }: ExamplesProps) {
  const t = useWords('cv-search');
  const [key, setKey] = useState(cvQuestionGroups[0]?.key ?? '');
  const group = cvQuestionGroups.find((one) => one.key === key);
  return (
    <section className={s.examples} aria-label={t('ask.examples')}>
      <h3>{t('ask.examples')}</h3>
      <SelectField
        hideLabel
        size="small"
        label={t('ask.theme')}
        value={key}
        options={cvQuestionGroups.map((one) => ({ value: one.key, label: one.title }))}
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
