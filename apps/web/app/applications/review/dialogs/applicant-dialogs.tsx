import { videoStatus } from '@jobblik/contract/applications/applications.rules';
import type { jobAds } from '@jobblik/contract/applications/applications.schema';
import type { z } from 'zod';
import { RequestDialog } from '../../../interviews/index';
import { useWords } from '../../../platform/words/i18n';
import { VideoPlayer } from '../../../ui/media/video-player';
import { Dialog } from '../../../ui/overlays/dialog';
import { DocumentView } from '../reader/applicant-document';
import { QuestionList } from '../reader/applicant-questions';
import { type ReviewDialog, videoOf } from '../review-dialog';
import type { Review } from '../use-review';
import { AskDialog } from './applicant-ask';
import { DecideDialog } from './applicant-decide';
import d from './applicant-dialogs.module.css';
import { NoteDialog } from './applicant-note';
import { WriteToOpenDialog } from './write-to-open';

interface ReviewDialogsProps {
  job: z.infer<typeof jobAds>['job'];
  dialog: ReviewDialog | null;
  review: Review;
  onClose: () => void;
  onDecided: () => void;
  onQuestionsSent: () => void;
}

/** The one dialog that is open: widths as the spec gives them (2§2). */
export function ReviewDialogs({ job, dialog, review, onClose, onDecided, onQuestionsSent }: ReviewDialogsProps) {
  const t = useWords('applications');
  switch (dialog?.kind) {
    case 'decide':
      return (
        <DecideDialog {...dialog} employer={job.employer_name} review={review} onClose={onClose} onDone={onDecided} />
      );
    case 'ask':
      return (
        <AskDialog
          jobId={job.id}
          applicants={dialog.applicants}
          review={review}
          onClose={onClose}
          onSent={() => {
            onClose();
            if (dialog.applicants.length > 1) onQuestionsSent();
          }}
        />
      );
    case 'note':
      return <NoteDialog application={dialog.application} review={review} onClose={onClose} />;
    case 'answers':
      return (
        <Dialog open width={900} onClose={onClose} title={t('answers.title', { name: dialog.application.user.name })}>
          <QuestionList questions={dialog.application.questions.filter(({ answer }) => answer !== null)} />
        </Dialog>
      );
    case 'video': {
      const video = videoOf(dialog.application);
      return (
        <Dialog open width={900} onClose={onClose} title={t('video.title', { name: dialog.application.user.name })}>
          {video && (
            <VideoPlayer
              film={`${video.of} ${dialog.application.id}`}
              autoPlay
              label={t('video.title', { name: dialog.application.user.name })}
              sources={video.sources}
              poster={video.poster}
              captions={video.captions}
            />
          )}
        </Dialog>
      );
    }
    case 'write-open':
      return <WriteToOpenDialog job={job} count={dialog.count} until={dialog.until} onClose={onClose} />;
    case 'message':
      return (
        <Dialog
          open
          isText
          width={700}
          onClose={onClose}
          title={t('message.title', { name: dialog.application.user.name })}
        >
          <p className={d.message}>{dialog.application.attach.message}</p>
        </Dialog>
      );
    case 'document':
      return (
        <Dialog open width={1000} onClose={onClose} title={dialog.document.name}>
          <DocumentView document={dialog.document} />
        </Dialog>
      );
    case 'interview': {
      const { id, user_id, user } = dialog.application;
      return (
        <RequestDialog
          candidate={{ userId: user_id, name: user.name }}
          applicationId={id}
          jobTitle={job.title}
          onClose={onClose}
          onSent={() => review.change(id, { v_status: videoStatus.requested, interview_id: null })}
        />
      );
    }
    default:
      return null;
  }
}
