import { pathTo } from '@jobblik/contract/paths';
import { IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../platform/api/use-problem';
import { Link } from '../platform/link';
import { useWords } from '../platform/words/i18n';
import { Empty } from '../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../ui/feedback/skeleton';
import { toastError } from '../ui/feedback/toast-store';
import { ButtonLink } from '../ui/forms/button';
import { CompanyAvatar } from '../ui/media/picture';
import type { QuestionSet } from './answer-draft';
import { AnswerForm } from './answer-form';
import s from './answers.module.css';
import type { SendAnswers } from './use-send-answers';

interface AnswerScreenProps {
  query: { data: QuestionSet | undefined; error: unknown };
  /** Query key of the questions, to reload them. */
  queryKey: readonly unknown[];
  draftKey: string;
  back: { to: string; label: string };
  /** Subject of the questions. */
  about: ReactNode;
  send: SendAnswers;
}

/** Questions of one employer with the form to answer them. If they cannot be loaded, the dashboard opens (spec 1§8). */
export function AnswerScreen({ query, queryKey, draftKey, back, about, send }: AnswerScreenProps) {
  const t = useWords('questions');
  const { data } = query;
  useAwayWhenFailed(data === undefined ? query.error : null);
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.back}>
        <ButtonLink kind="text" size="small" icon={IconChevronLeft} to={back.to}>
          {back.label}
        </ButtonLink>
      </div>
      {data ? (
        <>
          <header className={s.header}>
            <CompanyAvatar name={data.company.name} src={data.company.logo} size={72} />
            <div>
              <h1>{t('heading', { company: data.company.name })}</h1>
              <p>{about}</p>
            </div>
          </header>
          {data.questions.length === 0 ? (
            <Empty title={t('none')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
              {t('none_text')}
            </Empty>
          ) : (
            <AnswerForm questionSet={data} queryKey={queryKey} draftKey={draftKey} backTo={back.to} send={send} />
          )}
        </>
      ) : (
        <AfterDelay>
          <SkeletonRows />
        </AfterDelay>
      )}
    </div>
  );
}

/** "Til din ansøgning som Kok", with a link to the ad. */
export function AboutJob({ path, title }: { path: string; title: string }) {
  const t = useWords('questions');
  return (
    <>
      {t('about_job')} <Link to={path}>{title}</Link>
    </>
  );
}

function useAwayWhenFailed(error: unknown): void {
  const t = useWords('questions');
  const problemText = useProblemText();
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    toastError(`${t('load_failed')} ${problemText(error)}`);
    void navigate(pathTo('dashboard', { area: 'kandidat' }), { replace: true });
  }, [error, navigate, problemText, t]);
}
