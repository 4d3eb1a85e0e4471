import { getFreeSlots, pickFreeSlot } from '@jobblik/contract/interviews/free-slots.api';
import type { FreeSlot } from '@jobblik/contract/interviews/interviews.schema';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { useForm } from '../../platform/forms/use-form';
import { formatPeriod } from '../../platform/words/danish-time';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast-store';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';
import { Dialog } from '../../ui/overlays/dialog';
import { useRefreshInterviews } from '../calendar/use-interview-news';
import { FormFooter } from './form-footer';
import { Refused } from './refused';

interface PickDialogProps {
  uuid: string;
  /** The employer. */
  name: string;
  onClose: () => void;
}

/** The free slots of an employer, of which the candidate picks one; the interview is then agreed. */
export function PickDialog({ uuid, name, onClose }: PickDialogProps) {
  const t = useWords('interviews');
  const zone = useReaderZone();
  const refresh = useRefreshInterviews();
  const slots = useCall(getFreeSlots, { body: { uuid } }, { staleTime: 0 });
  const form = useForm(pick, {
    start: { slot: null as number | null },
    words: { slot_required: t('pick.missing') },
    check: ({ slot }) => ({ slot: slot === null && 'required' }),
    refusal: ({ result }) => (result === 'success' ? null : { text: t('errors.slot_clash') }),
    onSent() {
      toast(t('pick.done'));
      onClose();
    },
  });

  async function pick({ slot }: { slot: number | null }) {
    try {
      return await callApi(pickFreeSlot, { body: { uuid, slot_id: slot ?? 0 } });
    } finally {
      refresh();
      void slots.refetch();
    }
  }

  return (
    <Dialog
      open
      title={t('pick.title', { name })}
      onClose={onClose}
      unsaved={false}
      onSubmit={form.submit}
      footer={
        <FormFooter
          send={t('pick.send')}
          busy={form.isBusy}
          disabled={slots.data?.slots.length === 0}
          onCancel={onClose}
        />
      }
    >
      <Refused text={form.problem} />
      <div ref={form.ref}>
        <ListStates
          query={slots}
          isEmpty={(answer) => answer.slots.length === 0}
          empty={<Empty title={t('pick.empty')}>{t('pick.empty_text')}</Empty>}
          skeleton={<SkeletonRows count={3} />}
        >
          {(answer) => (
            <ChoiceGroup label={t('pick.label')} error={form.errors.slot}>
              {answer.slots.map((slot, place) => (
                <Radio
                  key={slot.id}
                  name="slot"
                  label={slotWords(slot, zone)}
                  checked={form.values.slot === slot.id}
                  data-invalid={(form.errors.slot && place === 0) || undefined}
                  onChange={() => form.set({ slot: slot.id })}
                />
              ))}
            </ChoiceGroup>
          )}
        </ListStates>
      </div>
    </Dialog>
  );
}

/** `torsdag den 20. november kl. 10.30–11.00` */
export function slotWords({ starts_at, ends_at }: FreeSlot, zone: string | undefined): string {
  return formatPeriod(zone, starts_at, ends_at);
}
