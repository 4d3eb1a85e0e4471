import { updateCandidateNote } from '@jobblik/contract/applications/applicant-review.api';
import { reviewLimits } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import type { FormEvent } from 'react';
import { useSend } from '../../../platform/api/query';
import { useProblemText } from '../../../platform/api/use-problem';
import { useDraftState } from '../../../platform/drafts/use-draft';
import { useWords } from '../../../platform/words/i18n';
import { toast } from '../../../ui/feedback/toast-store';
import { Button } from '../../../ui/forms/button';
import { TextArea } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import type { Decisions } from './use-decisions';

interface NoteDialogProps {
  application: Application;
  decisions: Decisions;
  onClose: () => void;
}

/** The note about an applicant, which only the employer sees. The input stays when saving fails. */
export function NoteDialog({ application, decisions, onClose }: NoteDialogProps) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const [note, setNote, forget] = useDraftState(`note-${application.id}`, application.note);
  const save = useSend(updateCandidateNote);
  const close = () => {
    forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { body: { note, candidate_id: application.id } },
      {
        onSuccess: (answer) => {
          const { note: text, note_at, note_by } = answer;
          decisions.change(application.id, { note: text, note_at, note_by });
          toast(t(answer.note ? 'note.saved' : 'note.removed'));
          close();
        },
      },
    );
  };
  return (
    <Dialog
      open
      width={700}
      unsaved={note !== application.note}
      onClose={close}
      title={t('note.heading', { name: application.user.name })}
      onSubmit={submit}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('decide.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={save.isPending}>
            {t('note.save')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('note.label')}
        description={t('note.hint')}
        rows={7}
        max={reviewLimits.note}
        value={note}
        error={save.error ? problemText(save.error) : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
