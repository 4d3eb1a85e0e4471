import { getCvDetailDocx, getCvDetailPdf } from '@jobblik/contract/candidates/candidates.api';
import type { CvDetailAnswer } from '@jobblik/contract/candidates/candidates.schema';
import {
  IconFileTypeDocx,
  IconFileTypePdf,
  IconHeart,
  IconHeartFilled,
  IconMessageCircle,
  IconMessageQuestion,
  IconPhoto,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type CvFormat, CvFormats, saveDocument } from '../../cv/index';
import { RequestFromContact } from '../../interviews';
import { callApi } from '../../platform/api/api';
import { chatPath } from '../../platform/chat-path';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';
import { CandidateAsk } from './candidate-ask';
import { CandidateInterview } from './candidate-interview';
import s from './candidate-view.module.css';
import { useCandidateName } from './candidate-words';
import { ReportLinks } from './report-links';
import { useSavedCv } from './use-saved-cv';

interface CandidateActionsProps {
  answer: CvDetailAnswer;
  url: string;
  /** Content below the actions. */
  children: ReactNode;
}

/** Ask, save, open the document, download; and notes about this CV. */
export function CandidateActions({ answer, url, children }: CandidateActionsProps) {
  const t = useWords('cv-search');
  const saved = useSavedCv();
  const nameOf = useCandidateName();
  const [openDialog, setOpenDialog] = useState<'ask' | 'picture' | 'interview' | null>(null);
  const { candidate, cv_image, final_questions: questions } = answer;
  const id = candidate.user_id;
  const heart = saved.isSaved(id, answer.heart);
  const name = nameOf(candidate);
  const close = () => setOpenDialog(null);

  const formats: CvFormat[] = [
    {
      icon: IconFileTypePdf,
      label: t('candidate.pdf'),
      save: async () => saveDocument(await callApi(getCvDetailPdf, { params: { url } })),
    },
    {
      icon: IconFileTypeDocx,
      label: t('candidate.docx'),
      save: async () => saveDocument(await callApi(getCvDetailDocx, { params: { url } })),
    },
  ];
  return (
    <>
      <div className={s.actions} data-bottom-bar>
        {(answer.cv_ready === 1 || questions.length > 0) && (
          <Button kind="filled" full icon={IconMessageQuestion} onClick={() => setOpenDialog('ask')}>
            {t(questions.length > 0 ? 'ask.sent_before' : 'ask.action')}
          </Button>
        )}
        <Button
          full
          icon={heart ? IconHeartFilled : IconHeart}
          aria-pressed={heart}
          onClick={() => void (heart ? saved.remove(id) : saved.save(id))}
        >
          {t(heart ? 'candidate.saved' : 'candidate.save')}
        </Button>
      </div>
      <div className={s.rest}>
        {answer.applied && (
          <p>
            <Badge tone="info">{t('candidate.applied')}</Badge>
          </p>
        )}
        <div className={s.quiet}>
          {!candidate.anonymous && (
            <ButtonLink kind="text" icon={IconMessageCircle} to={chatPath('virksomhed', id)}>
              {t('candidate.write')}
            </ButtonLink>
          )}
          {!candidate.anonymous && (
            <CandidateInterview interview={answer.interview} onInvite={() => setOpenDialog('interview')} />
          )}
          {!candidate.anonymous && cv_image && (
            <Button kind="text" icon={IconPhoto} onClick={() => setOpenDialog('picture')}>
              {t('candidate.picture')}
            </Button>
          )}
          <CvFormats formats={formats} />
        </div>
        <p className="small muted">{t('candidate.visits', { count: answer.profile_visit })}</p>
        {answer.opens_left !== null && (
          <p className={s.left}>{t('candidate.opens_left', { count: answer.opens_left })}</p>
        )}
        {children}
        <ReportLinks answer={answer} />
      </div>
      {openDialog === 'picture' && cv_image && (
        <Dialog open width={700} title={name} onClose={close}>
          <img className={s.picture} src={cv_image.avatar} alt={t('candidate.picture_of', { name })} />
        </Dialog>
      )}
      {openDialog === 'interview' && <RequestFromContact userId={id} name={name} onClose={close} />}
      {openDialog === 'ask' && (
        <CandidateAsk
          userId={id}
          name={name}
          sentQuestions={questions}
          canAsk={answer.cv_ready === 1}
          onClose={close}
        />
      )}
    </>
  );
}
