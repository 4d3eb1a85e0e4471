import { dayGrid, minutesOf } from '@jobblik/contract/interviews/day-grid.rules';
import { getOwnFreeSlots, publishFreeSlots, removeFreeSlot } from '@jobblik/contract/interviews/free-slots.api';
import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { ownDraft } from '../../platform/forms/form-draft';
import { useForm } from '../../platform/forms/use-form';
import { serverNow } from '../../platform/server-clock';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast-store';
import { Button, IconButton } from '../../ui/forms/button';
import { SelectField } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import { useRefreshInterviews } from '../calendar/use-interview-news';
import s from './dialogs.module.css';
import { TimeFields } from './interview-fields';
import { readTimes, startTimes, type TimesForm, timePaths } from './interview-form';
import { slotWords } from './pick-dialog';
import { Refused } from './refused';
import { slotsOfPeriod } from './slots-of-period';

const hours = { min: dayGrid.from, max: dayGrid.to };
const lengths = [15, 20, 30, 45, 60, 90];

/** A period of a day, and the length of its parts in minutes. */
interface SlotsForm extends TimesForm {
  length: number;
}

/** The parts of the period; none while a time is wrong. */
function slotsOf({ length, ...times }: SlotsForm) {
  const { schedule } = readTimes(times, hours, new Date(serverNow()));
  if (!schedule) return [];
  const { startDate, start_time, end_time } = schedule;
  return slotsOfPeriod(startDate, { start: minutesOf(start_time), end: minutesOf(end_time) }, length);
}

interface SlotsDialogProps {
  now: Date;
  onClose: () => void;
}

/** The employer's free slots: a period of a day is added in equal parts, each can be removed. */
export function SlotsDialog({ now, onClose }: SlotsDialogProps) {
  const t = useWords('interviews');
  const zone = useReaderZone();
  const problemText = useProblemText();
  const refresh = useRefreshInterviews();
  const own = useCall(getOwnFreeSlots, undefined, { staleTime: 0 });
  const [start] = useState(() => ({ ...startTimes(now), length: 30 }));
  const form = useForm(
    (values: SlotsForm) => callApi(publishFreeSlots, { body: { slots: slotsOf(values) } }).finally(refresh),
    {
      start,
      draft: ownDraft<SlotsForm>('interview-slots'),
      paths: timePaths,
      words: { outside: t('errors.outside') },
      check(values) {
        const { errors } = readTimes(values, hours, new Date(serverNow()));
        const count = slotsOf(values).length;
        // Without a field: too few or too many is said above the form.
        return errors ?? (count === 0 || count > interviewLimits.slotsAtOnce ? [{ path: '', code: 'slots' }] : {});
      },
      checkText(wrong, values) {
        if (wrong.length > 0) return null;
        return t(slotsOf(values).length === 0 ? 'slots.none' : 'slots.too_many');
      },
      refusal: ({ result }) => (result === 'success' ? null : { text: t('errors.slots_clash') }),
      onSent: (_answer, values) => void toast(t('slots.done', { count: slotsOf(values).length })),
    },
  );
  const slots = slotsOf(form.values);
  const close = () => {
    form.forget();
    onClose();
  };
  async function remove(id: number): Promise<void> {
    form.clearProblem();
    try {
      const { result } = await callApi(removeFreeSlot, { body: { slot_id: id } });
      if (result === 'success') toast(t('slots.removed'));
      else form.refuse({ text: t('errors.slots_clash') });
    } catch (error) {
      form.refuse({ text: problemText(error) });
    } finally {
      refresh();
    }
  }

  return (
    <Dialog
      open
      width={700}
      title={t('slots.title')}
      onClose={close}
      unsaved={false}
      onSubmit={form.submit}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('slots.close')}
          </Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {slots.length > 0 ? t('slots.send', { count: slots.length }) : t('slots.send_none')}
          </Button>
        </>
      }
    >
      <p className="text-2">{t('slots.text')}</p>
      <Refused text={form.problem} />
      <div ref={form.ref} className={s.part}>
        <h3>{t('slots.add')}</h3>
        <TimeFields value={form.values} errors={form.errors} hours={hours} now={now} onChange={form.set} />
        <SelectField
          label={t('slots.length')}
          value={String(form.values.length)}
          options={lengths.map((minutes) => ({ value: String(minutes), label: t('slots.minutes', { minutes }) }))}
          onChange={(event) => form.set({ length: Number(event.target.value) })}
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
                  <span>{slotWords(slot, zone)}</span>
                  <IconButton
                    icon={IconTrash}
                    label={t('slots.remove', { time: slotWords(slot, zone) })}
                    onClick={() => void remove(slot.id)}
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
