import { dayGrid } from '@jobblik/contract/interviews/day-grid.rules';
import {
  createNewSchedule,
  createNewScheduleForCompany,
  createNewScheduleWithUserid,
  setInterviewRequestEmailToSeeker,
} from '@jobblik/contract/interviews/interviews.api';
import { type InterviewKind, interviewKinds } from '@jobblik/contract/interviews/interviews.rules';
import type { InterviewCandidate } from '@jobblik/contract/interviews/interviews.schema';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { ownDraft } from '../../platform/forms/form-draft';
import { serverNow } from '../../platform/server-clock';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { TextField } from '../../ui/forms/field';
import { Segment } from '../../ui/layout/tabs';
import { Dialog } from '../../ui/overlays/dialog';
import type { DayRange } from '../grid/grid-entry';
import { CandidatePicker } from './candidate-picker';
import s from './dialogs.module.css';
import { FormFooter } from './form-footer';
import { AboutFields, TimeFields } from './interview-fields';
import {
  type AboutForm,
  readAbout,
  readTimes,
  type Schedule,
  startTimes,
  type TimesForm,
  typedTimes,
} from './interview-form';
import { Refused } from './refused';
import { TimeQuestion } from './time-question';
import { useBookingForm } from './use-booking-form';

interface NewForm extends AboutForm, TimesForm {
  kind: InterviewKind;
  candidate: InterviewCandidate | null;
  email: string;
}

const hours = { min: dayGrid.from, max: dayGrid.to };

interface NewDialogProps {
  /** The time that was chosen in the grid; absent: the next half hour. */
  range: (DayRange & { date: string }) | undefined;
  now: Date;
  onClose: () => void;
}

/** Creates an interview from the calendar: with an applicant, with a person invited by e-mail, or with another company. */
export function NewDialog({ range, now, onClose }: NewDialogProps) {
  const t = useWords('interviews');
  const [start] = useState<NewForm>(() => ({
    kind: 'candidate',
    candidate: null,
    email: '',
    title: '',
    description: t('form.description_start'),
    ...(range ? typedTimes(range) : startTimes(now)),
  }));
  const { form, submit, isUnconfirmed, asked, leaveAsked } = useBookingForm<NewForm>({
    start,
    // A time that was just chosen replaces one that was typed earlier.
    draft: ownDraft('interview-new', {
      restore: ({ date, start, end, ...others }) => (range ? others : { ...others, date, start, end }),
    }),
    paths: { user: 'email', company_email: 'email' },
    check: (values) => ({ ...wrongPerson(values), ...readAbout(values), ...read(values).errors }),
    scheduleOf: (values) => read(values).schedule,
    send: (values) => sendNew(values, read(values).schedule as Schedule),
    onBooked() {
      toast(t('form.created'));
      onClose();
    },
  });
  const { values } = form;
  const close = () => {
    form.forget();
    onClose();
  };
  const isTyped =
    values.title !== '' || values.description !== start.description || values.email !== '' || values.candidate !== null;
  return (
    <Dialog
      open
      width={700}
      title={t('form.new_title')}
      unsaved={isTyped}
      onClose={close}
      onSubmit={submit}
      footer={<FormFooter send={t('form.send')} busy={form.isBusy} onCancel={close} />}
    >
      <div ref={form.ref} className={s.fields}>
        <Refused text={form.problem} isUnconfirmed={isUnconfirmed} />
        <TimeQuestion asked={asked} onLeave={leaveAsked} />
        <div>
          <p className={s.label}>{t('form.with')}</p>
          <Segment
            label={t('form.with')}
            value={values.kind}
            items={interviewKinds.map((kind) => ({ value: kind, label: t(`form.kind.${kind}`) }))}
            onChange={(kind) => form.set({ kind: kind as InterviewKind })}
          />
        </div>
        {values.kind === 'candidate' ? (
          <CandidatePicker {...form.field('candidate')} />
        ) : (
          <TextField
            label={t('form.email')}
            description={t(values.kind === 'guest' ? 'form.guest_hint' : 'form.company_hint')}
            type="email"
            autoComplete="off"
            {...form.field('email')}
          />
        )}
        <TimeFields value={values} errors={form.errors} hours={hours} now={now} onChange={form.set} />
        <AboutFields value={values} errors={form.errors} onChange={form.set} />
      </div>
    </Dialog>
  );
}

/** The times, or what is wrong with them. */
function read(values: NewForm) {
  return readTimes(values, hours, new Date(serverNow()));
}

function wrongPerson({ kind, candidate, email }: NewForm): { candidate?: string; email?: string } {
  if (kind === 'candidate') return candidate ? {} : { candidate: 'who' };
  if (email.trim() === '') return { email: 'required' };
  return isEmail(email) ? {} : { email: 'not_an_email' };
}

/** Makes the call for the kind of interview. */
function sendNew({ kind, candidate, email, title, description }: NewForm, schedule: Schedule) {
  if (kind === 'guest') {
    return callApi(createNewSchedule, { body: { schedule: { ...schedule, title, description, user: email.trim() } } });
  }
  if (kind === 'company') {
    const body = { schedule: { ...schedule, title, description, company_email: email.trim() } };
    return callApi(createNewScheduleForCompany, { body });
  }
  const { user_id = 0, app_id = null } = candidate ?? {};
  if (app_id === null) {
    return callApi(createNewScheduleWithUserid, { body: { schedule: { ...schedule, title, description, user_id } } });
  }
  return callApi(setInterviewRequestEmailToSeeker, { body: { app_id, seeker: user_id, title, description, schedule } });
}
