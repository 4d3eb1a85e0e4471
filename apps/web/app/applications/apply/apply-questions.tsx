import type { NewQuestion } from '@jobblik/contract/questions/question.schema';
import { questionLimits } from '@jobblik/contract/questions/questions.rules';
import { IconVideo } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { TextArea } from '../../ui/forms/field';
import { type AdAnswers, answersOf } from './ad-answers';
import s from './apply.module.css';

interface ApplyQuestionsProps {
  company: string;
  questions: readonly NewQuestion[];
  answers: AdAnswers;
  /** By `answers.0`, the place among the answers that are sent. */
  errors: Readonly<Partial<Record<string, string>>>;
  disabled: boolean;
  onAnswer: (question: string, text: string) => void;
}

/** What the ad asks: answered here in writing, or on video once the application is sent. */
export function ApplyQuestions({ company, questions, answers, errors, disabled, onAnswer }: ApplyQuestionsProps) {
  const t = useWords('applications');
  const sent = answersOf(questions, answers).map(({ question }) => question);
  return (
    <fieldset className={s.questions}>
      <legend>{t('apply.asks.title', { company })}</legend>
      {questions.map(({ question, text, video }) =>
        text === 1 ? (
          <TextArea
            key={question}
            optional
            label={question}
            description={video === 1 && t('apply.asks.or_video')}
            rows={3}
            max={questionLimits.answer}
            value={answers[question] ?? ''}
            error={errors[`answers.${sent.indexOf(question)}`]}
            disabled={disabled}
            onChange={(event) => onAnswer(question, event.target.value)}
          />
        ) : (
          <div key={question}>
            <p className="strong">{question}</p>
            <p className={s.byVideo}>
              <Icon of={IconVideo} size={18} /> {t('apply.asks.by_video')}
            </p>
          </div>
        ),
      )}
    </fieldset>
  );
}
