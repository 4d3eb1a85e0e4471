import type { CvDetailAnswer } from '@jobblik/contract/cv/cv-desk.schema';
import { useWords } from '../platform/i18n';
import { useProblemText } from '../platform/use-problem';
import { Section } from '../ui/section';
import { toastError } from '../ui/toast-store';
import { CandidateContact } from './candidate-contact';
import { CandidateDeeds } from './candidate-deeds';
import { CandidateQuestions } from './candidate-questions';
import { CandidateVideos } from './candidate-videos';
import s from './candidate-view.module.css';
import { CvPaperView } from './cv-paper';
import { openDocument } from './open-document';

/** The CV on the left, what to do with it on the right; videos and answers below. */
export function CandidateView({ answer, url }: { answer: CvDetailAnswer; url: string }) {
  const t = useWords('cv-search');
  const problemText = useProblemText();
  const { cv, cv_image, cv_document, candidate, contact_request, videos, final_questions, answers } = answer;
  return (
    <div className={s.columns}>
      <CandidateDeeds answer={answer} url={url}>
        {(candidate.anonymous || contact_request) && (
          <CandidateContact candidate={candidate} request={contact_request} url={url} />
        )}
      </CandidateDeeds>
      <div className={s.main}>
        <CvPaperView
          cv={cv}
          image={cv_image}
          document={cv_document}
          onDocument={({ cv_document_id }) =>
            openDocument(cv_document_id).catch((error: unknown) => toastError(problemText(error)))
          }
          anonymous={candidate.anonymous}
          level={1}
        />
        {videos.length > 0 && (
          <Section work title={t('video.title')}>
            <CandidateVideos videos={videos} />
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
