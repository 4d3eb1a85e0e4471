import type { Application } from '@jobblik/contract/applications/applications.schema';
import type { QuestionItem } from '@jobblik/contract/questions/question.schema';
import { IconMessageQuestion } from '@tabler/icons-react';
import { usePageSettings } from '../../../platform/page-settings';
import { formatMoment } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Badge } from '../../../ui/feedback/badge';
import { Button } from '../../../ui/forms/button';
import { VideoPlayer } from '../../../ui/media/video-player';
import d from '../decisions/dialogs.module.css';
import type { InboxDialog, InboxEvent } from '../inbox-state';
import s from './detail.module.css';

interface ApplicantQuestionsProps {
  application: Application;
  dispatch: (event: InboxEvent) => void;
}

/** All questions to the applicant, with the answers beside them. */
export function ApplicantQuestions({ application, dispatch }: ApplicantQuestionsProps) {
  const t = useWords('applications');
  const open = (dialog: InboxDialog) => () => dispatch({ type: 'dialog', dialog });
  return (
    <>
      {application.questions.length === 0 && <p className={s.quiet}>{t('ask.none_yet')}</p>}
      <QuestionList questions={application.questions} />
      <div className={s.more}>
        <Button size="small" icon={IconMessageQuestion} onClick={open({ kind: 'ask', applicants: [application] })}>
          {t('ask.more')}
        </Button>
        {application.answers.length > 0 && (
          <Button size="small" kind="text" onClick={open({ kind: 'answers', application })}>
            {t('actions.answers', { count: application.answers.length })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Questions with their answers side by side. */
export function QuestionList({ questions }: { questions: readonly QuestionItem[] }) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  if (questions.length === 0) return null;
  return (
    <ol className={d.pairs}>
      {questions.map(({ question_id, question, created_at, answer }) => (
        <li key={question_id}>
          <div>
            <p className="strong">{question}</p>
            <small>{t('ask.sent_at', { when: formatMoment(created_at, now) })}</small>
          </div>
          {answer ? (
            <div>
              {answer.text_answer && <p className={d.answer}>{answer.text_answer}</p>}
              {answer.video_answer && (
                <VideoPlayer
                  film={answer.id}
                  label={t('ask.video_of', { question })}
                  sources={[{ url: answer.video_answer, type: answer.type ?? 'video/mp4' }]}
                />
              )}
              <small>{t('ask.answered_at', { when: formatMoment(answer.created_at, now) })}</small>
            </div>
          ) : (
            <div>
              <Badge tone="waiting">{t('ask.waiting')}</Badge>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
