import { videoStatus } from '@jobblik/contract/applications/applications.rules';
import type { jobAds } from '@jobblik/contract/applications/applications.schema';
import type { z } from 'zod';
import { RequestDialog } from '../../../interviews/index';
import { useWords } from '../../../platform/words/i18n';
import { VideoPlayer } from '../../../ui/media/video-player';
import { Dialog } from '../../../ui/overlays/dialog';
import { videoOf } from '../application-parts';
import { DocumentView } from '../detail/applicant-document';
import { QuestionList } from '../detail/applicant-questions';
import type { InboxDialog, InboxEvent } from '../inbox-state';
import { AskDialog } from './applicant-ask';
import { DecideDialog } from './applicant-decide';
import { NoteDialog } from './applicant-note';
import d from './dialogs.module.css';
import type { Decisions } from './use-decisions';
import { WriteToOpenDialog } from './write-to-open';

interface InboxDialogsProps {
  job: z.infer<typeof jobAds>['job'];
  dialog: InboxDialog | null;
  decisions: Decisions;
  dispatch: (event: InboxEvent) => void;
}

/** The one dialog that is open: widths as the spec gives them (2§2). */
export function InboxDialogs({ job, dialog, decisions, dispatch }: InboxDialogsProps) {
  const t = useWords('applications');
  const onClose = () => dispatch({ type: 'dialog', dialog: null });
  switch (dialog?.kind) {
    case 'decide':
      return (
        <DecideDialog
          {...dialog}
          employer={job.employer_name}
          decisions={decisions}
          onClose={onClose}
          onDone={() => dispatch({ type: 'decided' })}
        />
      );
    case 'ask':
      return (
        <AskDialog
          jobId={job.id}
          applicants={dialog.applicants}
          decisions={decisions}
          onClose={onClose}
          onSent={() => dispatch({ type: 'questions_sent', count: dialog.applicants.length })}
        />
      );
    case 'note':
      return <NoteDialog application={dialog.application} decisions={decisions} onClose={onClose} />;
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
          onSent={() => decisions.change(id, { v_status: videoStatus.requested, interview_id: null })}
        />
      );
    }
    default:
      return null;
  }
}
