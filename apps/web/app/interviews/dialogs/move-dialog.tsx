import { moveSchedule } from '@jobblik/contract/interviews/interviews.api';
import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import { readDate } from '@jobblik/contract/interviews/schedule.rules';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useDraftState } from '../../platform/drafts/use-draft';
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
import { useBooking } from './use-booking';

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
  const [times, setTimes, forget] = useDraftState(`interview-move-${interview.uuid}`, start);
  const close = () => {
    forget();
    onClose();
  };
  const { box, busy, errors, refused, asked, leaveAsked, book } = useBooking(() => {
    toast(t('move.done'));
    close();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readTimes(times, hours, new Date(serverNow()));
    const body = { interview_id: interview.uuid, schedule: read.schedule as Schedule };
    void book(read.errors ?? {}, () => callApi(moveSchedule, { body }), read.schedule);
  };
  return (
    <Dialog
      open
      width={700}
      title={t('move.title', { name })}
      unsaved={JSON.stringify(times) !== JSON.stringify(start)}
      onClose={close}
      onSubmit={submit}
      footer={<FormFooter send={t('move.send')} busy={busy} onCancel={close} />}
    >
      <div ref={box} className={s.fields}>
        <Refused text={refused} />
        <TimeQuestion asked={asked} onLeave={leaveAsked} />
        <p>{t('move.text', { name })}</p>
        <TimeFields value={times} errors={errors} hours={hours} now={now} onChange={setTimes} />
      </div>
    </Dialog>
  );
}
