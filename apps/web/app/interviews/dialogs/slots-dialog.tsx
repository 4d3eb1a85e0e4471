import { dayGrid, minutesOf } from '@jobblik/contract/interviews/day-grid.rules';
import { getOwnFreeSlots, publishFreeSlots, removeFreeSlot } from '@jobblik/contract/interviews/free-slots.api';
import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useDraftState } from '../../platform/drafts/use-draft';
import { serverNow } from '../../platform/server-clock';
import { useWords } from '../../platform/words/i18n';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast-store';
import { Button, IconButton } from '../../ui/forms/button';
import { SelectField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import { Dialog } from '../../ui/overlays/dialog';
import { useRefreshInterviews } from '../calendar/use-interview-news';
import s from './dialogs.module.css';
import { TimeFields } from './interview-fields';
import { type FormErrors, readTimes, startTimes } from './interview-form';
import { slotWords } from './pick-dialog';
import { Refused } from './refused';
import { slotsOfPeriod } from './slots-of-period';

const hours = { min: dayGrid.from, max: dayGrid.to };
const lengths = [15, 20, 30, 45, 60, 90];

interface SlotsDialogProps {
  now: Date;
  onClose: () => void;
}

/** The employer's free slots: a period of a day is added in equal parts, each can be removed. */
export function SlotsDialog({ now, onClose }: SlotsDialogProps) {
  const t = useWords('interviews');
  const problemText = useProblemText();
  const refresh = useRefreshInterviews();
  const own = useCall(getOwnFreeSlots, undefined, { staleTime: 0 });
  const [start] = useState(() => ({ ...startTimes(now), length: 30 }));
  const [form, setForm, forget] = useDraftState('interview-slots', start);
  const [errors, setErrors] = useState<FormErrors>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [box, toFirstError] = useFirstError<HTMLDivElement>();
  const { schedule } = readTimes(form, hours, now);
  const slots = schedule
    ? slotsOfPeriod(
        schedule.startDate,
        { start: minutesOf(schedule.start_time), end: minutesOf(schedule.end_time) },
        form.length,
      )
    : [];
  const close = () => {
    forget();
    onClose();
  };
  const attempt = async (send: () => Promise<{ result: string }>, done: string) => {
    setBusy(true);
    setRefused(null);
    try {
      const { result } = await send();
      if (result === 'success') {
        toast(done);
        return;
      }
      setRefused(t('errors.slots_clash'));
    } catch (error) {
      setRefused(problemText(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = readTimes(form, hours, new Date(serverNow())).errors ?? {};
    setErrors(wrong);
    setRefused(null);
    if (Object.keys(wrong).length > 0) return toFirstError();
    if (slots.length === 0) return setRefused(t('slots.none'));
    if (slots.length > interviewLimits.slotsAtOnce) return setRefused(t('slots.too_many'));
    void attempt(() => callApi(publishFreeSlots, { body: { slots } }), t('slots.done', { count: slots.length }));
  };
  return (
    <Dialog
      open
      width={700}
      title={t('slots.title')}
      onClose={close}
      unsaved={false}
      onSubmit={submit}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('slots.close')}
          </Button>
          <Button kind="filled" type="submit" busy={busy}>
            {slots.length > 0 ? t('slots.send', { count: slots.length }) : t('slots.send_none')}
          </Button>
        </>
      }
    >
      <p className="text-2">{t('slots.text')}</p>
      <Refused text={refused} />
      <div ref={box} className={s.part}>
        <h3>{t('slots.add')}</h3>
        <TimeFields
          value={form}
          errors={errors}
          hours={hours}
          now={now}
          onChange={(times) => setForm({ ...form, ...times })}
        />
        <SelectField
          label={t('slots.length')}
          value={String(form.length)}
          options={lengths.map((minutes) => ({ value: String(minutes), label: t('slots.minutes', { minutes }) }))}
          onChange={(event) => setForm({ ...form, length: Number(event.target.value) })}
        />
      </div>
      <div className={s.part}>
        <h3>{t('slots.list')}</h3>
        <ListStates
          query={own}
          isEmpty={(answer) => answer.slots.length === 0}
          empty={<p className="text-2">{t('slots.empty')}</p>}
          skeleton={<SkeletonRows count={2} />}
        >
          {(answer) => (
            <ul className={s.slots}>
              {answer.slots.map((slot) => (
                <li key={slot.id}>
                  <span>{slotWords(slot)}</span>
                  <IconButton
                    icon={IconTrash}
                    label={t('slots.remove', { time: slotWords(slot) })}
                    onClick={() =>
                      void attempt(() => callApi(removeFreeSlot, { body: { slot_id: slot.id } }), t('slots.removed'))
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </ListStates>
      </div>
    </Dialog>
  );
}
