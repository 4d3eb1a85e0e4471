import type { GeneralQuestions } from '@jobblik/contract/applications/own-applications.schema';
import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import { CompanyAvatar } from '../../ui/media/picture';
import type { OwnListProps } from './own-application-list';
import { AnswerAction } from './own-application-row';
import s from './own-applications.module.css';

/** Employers' questions about the CV, one row per employer. */
export function GeneralQuestionList({ query }: OwnListProps) {
  const t = useWords('own-applications');
  return (
    <ListStates
      query={query}
      isEmpty={({ count }) => count === 0}
      empty={
        <Empty title={t('questions_empty')} action={<ButtonLink to={pathTo('ownCv')}>{t('see_cv')}</ButtonLink>}>
          {t('questions_empty_text')}
        </Empty>
      }
    >
      {({ general_questions }) => (
        <ul className={s.rows} aria-label={t('questions_label')}>
          {general_questions.map((questions) => (
            <GeneralQuestionRow key={questions.ask_id} questions={questions} />
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function GeneralQuestionRow({ questions }: { questions: GeneralQuestions }) {
  const t = useWords('own-applications');
  const { now } = usePageSettings();
  const { company, question_count, unanswered_count } = questions;
  const to = pathTo('commonAnswers', { ask_id: questions.ask_id });
  return (
    <li className={s.row}>
      <div className={s.top}>
        <CompanyAvatar name={company.name} src={company.logo} />
        <div className={s.name}>
          <h2>
            <Link to={to}>{company.name}</Link>
          </h2>
          <p>
            {t('question_count', { count: question_count })} ·{' '}
            {t('last_asked', { date: formatDate(questions.created_at, now) })}
          </p>
        </div>
        <div className={s.state}>
          {unanswered_count > 0 ? (
            <Badge tone="waiting">{t('unanswered', { count: unanswered_count })}</Badge>
          ) : (
            <Badge tone="success">{t('all_answered')}</Badge>
          )}
        </div>
        <div className={s.actions}>
          <AnswerAction to={to} company={company.name} questions={question_count} unanswered={unanswered_count} />
        </div>
      </div>
    </li>
  );
}
