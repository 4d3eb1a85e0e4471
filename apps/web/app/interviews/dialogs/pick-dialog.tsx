import { getFreeSlots, pickFreeSlot } from '@jobblik/contract/interviews/free-slots.api';
import type { FreeSlot } from '@jobblik/contract/interviews/interviews.schema';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { formatPeriod } from '../../platform/words/danish-time';
import { useWords } from '../../platform/words/i18n';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast-store';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';
import { useFirstError } from '../../ui/forms/use-first-error';
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
  const problemText = useProblemText();
  const refresh = useRefreshInterviews();
  const slots = useCall(getFreeSlots, { body: { uuid } }, { staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [box, toFirstError] = useFirstError<HTMLDivElement>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(chosen === null);
    if (chosen === null) return toFirstError();
    setBusy(true);
    setRefused(null);
    try {
      const { result } = await callApi(pickFreeSlot, { body: { uuid, slot_id: chosen } });
      if (result === 'success') {
        toast(t('pick.done'));
        return onClose();
      }
      setRefused(t('errors.slot_clash'));
    } catch (error) {
      setRefused(problemText(error));
    } finally {
      setBusy(false);
      refresh();
      void slots.refetch();
    }
  };
  return (
    <Dialog
      open
      title={t('pick.title', { name })}
      onClose={onClose}
      unsaved={false}
      onSubmit={(event) => void submit(event)}
      footer={
        <FormFooter send={t('pick.send')} busy={busy} disabled={slots.data?.slots.length === 0} onCancel={onClose} />
      }
    >
      <Refused text={refused} />
      <div ref={box}>
        <ListStates
          query={slots}
          isEmpty={(answer) => answer.slots.length === 0}
          empty={<Empty title={t('pick.empty')}>{t('pick.empty_text')}</Empty>}
          skeleton={<SkeletonRows count={3} />}
        >
          {(answer) => (
            <ChoiceGroup label={t('pick.label')} error={isMissing && chosen === null && t('pick.missing')}>
              {answer.slots.map((slot, place) => (
                <Radio
                  key={slot.id}
                  name="slot"
                  label={slotWords(slot)}
                  checked={chosen === slot.id}
                  data-invalid={(isMissing && chosen === null && place === 0) || undefined}
                  onChange={() => setChosen(slot.id)}
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
export function slotWords({ starts_at, ends_at }: FreeSlot): string {
  return formatPeriod(starts_at, ends_at);
}
