import type { QuestionItem } from '@jobblik/contract/questions/question.schema';
import { questionLimits } from '@jobblik/contract/questions/questions.rules';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageSettings } from '../platform/page-settings';
import { formatMoment } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import { Badge } from '../ui/feedback/badge';
import { TextArea } from '../ui/forms/field';
import { VideoPlayer } from '../ui/media/video-player';
import s from './answers.module.css';
import { VideoAnswer } from './video-answer';

interface Place {
  question: QuestionItem;
  number: number;
  total: number;
}

interface WaitingQuestionProps extends Place {
  text: string;
  video: File | null;
  errors: { text: ReactNode; video: ReactNode };
  /** Share of the video that has been uploaded, during the upload. */
  progress: number | null;
  disabled: boolean;
  onText: (text: string) => void;
  onVideo: (file: File | null) => void;
}

/** A question with fields for the kinds of answer that it allows. */
export function WaitingQuestion({ question, number, total, ...answer }: WaitingQuestionProps) {
  const t = useWords('questions');
  const [text, video] = [question.text === 1, question.video === 1];
  return (
    <QuestionFrame question={question} number={number} total={total}>
      <p className={s.how}>{t(text && video ? 'how_both' : text ? 'how_text' : 'how_video')}</p>
      {text && (
        <TextArea
          hideLabel
          label={t('text_label', { number })}
          rows={5}
          max={questionLimits.answer}
          value={answer.text}
          error={answer.errors.text}
          disabled={answer.disabled}
          onChange={(event) => answer.onText(event.target.value)}
        />
      )}
      {video && (
        <VideoAnswer
          question={question.question}
          number={number}
          file={answer.video}
          progress={answer.progress}
          error={answer.errors.video ?? (text ? undefined : answer.errors.text)}
          disabled={answer.disabled}
          onChange={answer.onVideo}
        />
      )}
    </QuestionFrame>
  );
}

/** A question that is answered, or can no longer be answered. `unsent` is the draft's answer to it. */
export function AnsweredQuestion({ question, number, total, unsent }: Place & { unsent: string }) {
  const t = useWords('questions');
  const { now } = usePageSettings();
  const { answer } = question;
  const state = answer ? (
    <Badge tone="success" icon={IconCheck}>
      {t('answered', { when: formatMoment(answer.created_at, now) })}
    </Badge>
  ) : (
    <Badge>{t('not_answered')}</Badge>
  );
  const lost = unsent.trim() !== '' && unsent.trim() !== answer?.text_answer;
  return (
    <QuestionFrame question={question} number={number} total={total} state={state}>
      {answer?.text_answer && <p className={s.answer}>{answer.text_answer}</p>}
      {answer?.video_answer && (
        <div className={s.video}>
          <VideoPlayer
            film={answer.id}
            label={t('answer_video', { number })}
            sources={[{ url: answer.video_answer, type: answer.type ?? undefined }]}
          />
        </div>
      )}
      {lost && (
        <>
          <p className={s.how}>{t('unsent')}</p>
          <p className={s.answer}>{unsent}</p>
        </>
      )}
    </QuestionFrame>
  );
}

function QuestionFrame({
  question,
  number,
  total,
  state,
  children,
}: Place & { state?: ReactNode; children: ReactNode }) {
  const t = useWords('questions');
  return (
    <li className={s.question}>
      <div className={s.number}>
        {t('number', { number, total })} {state}
      </div>
      <h2>{question.question}</h2>
      {children}
    </li>
  );
}
