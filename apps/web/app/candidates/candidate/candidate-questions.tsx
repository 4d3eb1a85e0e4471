import type { QuestionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { VideoPlayer } from '../../ui/media/video-player';
import s from './candidate-view.module.css';

/** Questions about the CV, each with its answer. */
export function CandidateQuestions({ questions, answers }: QuestionsAndAnswers) {
  const t = useWords('cv-search');
  const { now } = usePageSettings();
  return (
    <ol className={s.pairs}>
      {questions.map(({ question_id, question, created_at, answer: own }) => {
        const answer = own ?? answers.find((one) => one.question_id === question_id);
        return (
          <li key={question_id}>
            <div>
              <p className="strong">{question}</p>
              <p className="small muted">{t('asked.sent_at', { when: formatDate(created_at, now) })}</p>
            </div>
            {answer ? (
              <div>
                {answer.text_answer && <p className={s.answer}>{answer.text_answer}</p>}
                {answer.video_answer && (
                  <VideoPlayer
                    film={answer.id}
                    label={t('asked.video_of', { question })}
                    sources={[{ url: answer.video_answer, type: answer.type ?? 'video/mp4' }]}
                  />
                )}
                <p className="small muted">{t('asked.answered_at', { when: formatDate(answer.created_at, now) })}</p>
              </div>
            ) : (
              <div>
                <Badge tone="waiting">{t('asked.waiting')}</Badge>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
