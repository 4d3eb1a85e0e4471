import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconCheck, IconMessageQuestion } from '@tabler/icons-react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { Badge } from '../../../ui/feedback/badge';
import { ButtonLink } from '../../../ui/forms/button';
import { useArea } from '../../use-area';
import s from './cards.module.css';

/** Questions of the employer, and whether they wait: the seeker gets a link to answer them, the employer one to the application. */
export function QuestionsCard({ message: { questions, ask_state: state } }: { message: ChatMessage }) {
  const t = useWords('chat');
  const isSeeker = useArea() === 'kandidat';
  if (!questions) return <p className={s.card}>{t('last.questions')}</p>;
  const { ask_id, application_id, job_id, job_title, count } = questions;
  const answerPath =
    application_id === null ? pathTo('commonAnswers', { ask_id }) : pathTo('applicationAnswers', { application_id });
  return (
    <section className={s.card} aria-label={t('questions.title', { count })}>
      <span className={s.leaf}>
        <Icon of={IconMessageQuestion} size={28} />
      </span>
      <div className={s.body}>
        <h3>{t('questions.title', { count })}</h3>
        <p>{job_title === null ? t('questions.about_cv') : t('questions.about_job', { job: job_title })}</p>
        <div className={s.actions}>
          {state === 'answered' || state === 'closed' ? (
            <Badge
              tone={state === 'answered' ? 'success' : 'plain'}
              icon={state === 'answered' ? IconCheck : undefined}
            >
              {t(`questions.${state}`)}
            </Badge>
          ) : null}
          {isSeeker ? (
            <ButtonLink kind={state === 'open' ? 'filled' : 'text'} size="small" to={answerPath}>
              {t(state === 'open' ? 'questions.answer' : 'questions.see_own')}
            </ButtonLink>
          ) : (
            job_id !== null && (
              <ButtonLink
                size="small"
                to={`${pathTo('applicants', { job_id, page_from: 'dashboard' })}?application=${application_id}`}
              >
                {t('questions.see')}
              </ButtonLink>
            )
          )}
        </div>
      </div>
    </section>
  );
}
