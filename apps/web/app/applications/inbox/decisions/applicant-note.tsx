import { updateCandidateNote } from '@jobblik/contract/applications/applicant-review.api';
import { reviewLimits } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { ownDraft } from '../../../platform/forms/form-draft';
import { useContractForm } from '../../../platform/forms/use-contract-form';
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
  const form = useContractForm(updateCandidateNote, {
    start: { note: application.note },
    draft: ownDraft(`note-${application.id}`),
    input: ({ note }) => ({ body: { note, candidate_id: application.id } }),
    onSent({ note, note_at, note_by }) {
      decisions.change(application.id, { note, note_at, note_by });
      toast(t(note ? 'note.saved' : 'note.removed'));
      onClose();
    },
  });
  const close = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      open
      width={700}
      unsaved={form.isDirty}
      onClose={close}
      title={t('note.heading', { name: application.user.name })}
      onSubmit={form.submit}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('decide.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
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
        {...form.field('note')}
        error={form.errors.note ?? form.problem}
      />
    </Dialog>
  );
}
