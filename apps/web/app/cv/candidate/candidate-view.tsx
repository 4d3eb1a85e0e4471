import type { CvDetailAnswer } from '@jobblik/contract/cv/candidates.schema';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toastError } from '../../ui/feedback/toast-store';
import { Section } from '../../ui/layout/section';
import { CvPaperView } from '../own/cv-paper';
import { openDocument } from '../own/open-document';
import { CandidateActions } from './candidate-actions';
import { CandidateContact } from './candidate-contact';
import { CandidateQuestions } from './candidate-questions';
import { CandidateVideos, VideoPoster } from './candidate-videos';
import s from './candidate-view.module.css';

/** The CV on the left, what to do with it on the right; videos and answers below. */
export function CandidateView({ answer, url }: { answer: CvDetailAnswer; url: string }) {
  const t = useWords('cv-search');
  const problemText = useProblemText();
  const { cv, cv_image, cv_document, candidate, contact_request, videos, final_questions, answers } = answer;
  const [first, ...others] = videos;
  return (
    <div className={s.columns}>
      <CandidateActions answer={answer} url={url}>
        {(candidate.anonymous || contact_request) && (
          <CandidateContact candidate={candidate} request={contact_request} url={url} />
        )}
      </CandidateActions>
      <div className={s.main}>
        <CvPaperView
          cv={cv}
          image={cv_image}
          document={cv_document}
          onDocument={({ cv_document_id }) =>
            openDocument(cv_document_id).catch((error: unknown) => toastError(problemText(error)))
          }
          anonymous={candidate.anonymous}
          film={first && <VideoPoster video={first} />}
          level={1}
        />
        {others.length > 0 && (
          <Section work title={t('video.title')}>
            <CandidateVideos videos={others} />
          </Section>
        )}
        {final_questions.length > 0 && (
          <Section work title={t('asked.title')}>
            <CandidateQuestions questions={final_questions} answers={answers} />
          </Section>
        )}
      </div>
    </div>
  );
}
