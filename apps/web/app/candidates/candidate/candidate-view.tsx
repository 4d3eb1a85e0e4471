import type { CvDetailAnswer } from '@jobblik/contract/candidates/candidates.schema';
import { useWords } from '../../platform/words/i18n';
import { Section } from '../../ui/layout/section';
import { CandidateActions } from './candidate-actions';
import { CandidateContact } from './candidate-contact';
import { CandidatePaper } from './candidate-paper';
import { CandidateQuestions } from './candidate-questions';
import s from './candidate-view.module.css';
import { useCandidateName } from './candidate-words';
import { useNameTitle } from './use-name-title';

/** The CV on the left, its actions on the right; videos and answers below. */
export function CandidateView({ answer, url }: { answer: CvDetailAnswer; url: string }) {
  const t = useWords('cv-search');
  const nameOf = useCandidateName();
  const [wish] = answer.cv.cv_wish;
  useNameTitle(
    answer.candidate.anonymous && wish
      ? `${wish.job_title.name} · ${nameOf(answer.candidate)}`
      : nameOf(answer.candidate),
  );
  const { cv, cv_image, cv_document, candidate, contact_request, videos, final_questions, answers } = answer;
  return (
    <div className={s.columns}>
      <CandidateActions answer={answer} url={url}>
        {(candidate.anonymous || contact_request) && (
          <CandidateContact candidate={candidate} request={contact_request} url={url} />
        )}
      </CandidateActions>
      <div className={s.main}>
        <CandidatePaper
          cv={cv}
          image={cv_image}
          document={cv_document}
          videos={videos}
          anonymous={candidate.anonymous}
          level={1}
        />
        {final_questions.length > 0 && (
          <Section work title={t('asked.title')}>
            <CandidateQuestions questions={final_questions} answers={answers} />
          </Section>
        )}
      </div>
    </div>
  );
}
