import { moveSchedule } from '@jobblik/contract/interviews/interviews.api';
import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import { readDate } from '@jobblik/contract/interviews/schedule.rules';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { ownDraft } from '../../platform/forms/form-draft';
import { serverNow } from '../../platform/server-clock';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Dialog } from '../../ui/overlays/dialog';
import { minutesIn, otherName } from '../calendar/grid-entries';
import s from './dialogs.module.css';
import { FormFooter } from './form-footer';
import { TimeFields } from './interview-fields';
import { readTimes, type Schedule, type TimesForm, typedTimes } from './interview-form';
import { Refused } from './refused';
import { TimeQuestion } from './time-question';
import { useBookingForm } from './use-booking-form';

const hours = { min: 0, max: 24 * 60 };

interface MoveDialogProps {
  interview: CalendarInterview;
  now: Date;
  onClose: () => void;
}

/** Moves an interview to another time; the other side is asked again. */
export function MoveDialog({ interview, now, onClose }: MoveDialogProps) {
  const t = useWords('interviews');
  const name = otherName(interview, 'virksomhed');
  const [start] = useState<TimesForm>(() =>
    typedTimes({ ...minutesIn(interview), date: readDate(interview.interview_time.schedule_date) ?? '' }),
  );
  const read = (times: TimesForm) => readTimes(times, hours, new Date(serverNow()));
  const { form, submit, asked, leaveAsked } = useBookingForm({
    start,
    draft: ownDraft(`interview-move-${interview.uuid}`),
    check: (times) => read(times).errors ?? {},
    scheduleOf: (times) => read(times).schedule,
    send: (times) =>
      callApi(moveSchedule, { body: { interview_id: interview.uuid, schedule: read(times).schedule as Schedule } }),
    onBooked() {
      toast(t('move.done'));
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
      title={t('move.title', { name })}
      unsaved={form.isDirty}
      onClose={close}
      onSubmit={submit}
      footer={<FormFooter send={t('move.send')} busy={form.isBusy} onCancel={close} />}
    >
      <div ref={form.ref} className={s.fields}>
        <Refused text={form.problem} />
        <TimeQuestion asked={asked} onLeave={leaveAsked} />
        <p>{t('move.text', { name })}</p>
        <TimeFields value={form.values} errors={form.errors} hours={hours} now={now} onChange={form.set} />
      </div>
    </Dialog>
  );
}
