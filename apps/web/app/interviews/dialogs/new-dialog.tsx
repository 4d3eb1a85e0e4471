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
import { type FormEvent, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useDraftState } from '../../platform/drafts/use-draft';
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
import { AboutFields, TimeFields, useErrorText } from './interview-fields';
import {
  type AboutForm,
  type FormErrors,
  readAbout,
  readTimes,
  type Schedule,
  startTimes,
  type TimesForm,
  typedTimes,
} from './interview-form';
import { Refused } from './refused';
import { TimeQuestion } from './time-question';
import { useBooking } from './use-booking';

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
  const errorText = useErrorText();
  const [start] = useState<NewForm>(() => ({
    kind: 'candidate',
    candidate: null,
    email: '',
    title: '',
    description: t('form.description_start'),
    ...startTimes(now),
  }));
  const [draft, setDraft, forget] = useDraftState('interview-new', start);
  // A time that was just chosen replaces one that was typed earlier.
  const [chosen, setChosen] = useState<TimesForm | null>(() => (range ? typedTimes(range) : null));
  const form = { ...draft, ...chosen };
  const change = (part: Partial<NewForm>) => {
    setChosen(null);
    setDraft({ ...form, ...part });
  };
  const close = () => {
    forget();
    onClose();
  };
  const { box, busy, errors, refused, isUnconfirmed, asked, leaveAsked, book } = useBooking(() => {
    toast(t('form.created'));
    close();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const times = readTimes(form, hours, new Date(serverNow()));
    const wrong = { ...wrongPerson(form), ...readAbout(form), ...times.errors };
    void book(wrong, () => sendNew(form, times.schedule as Schedule), times.schedule);
  };
  const isTyped =
    form.title !== '' || form.description !== start.description || form.email !== '' || form.candidate !== null;
  return (
    <Dialog
      open
      width={700}
      title={t('form.new_title')}
      unsaved={isTyped}
      onClose={close}
      onSubmit={submit}
      footer={<FormFooter send={t('form.send')} busy={busy} onCancel={close} />}
    >
      <div ref={box} className={s.fields}>
        <Refused text={refused} isUnconfirmed={isUnconfirmed} />
        <TimeQuestion asked={asked} onLeave={leaveAsked} />
        <div>
          <p className={s.label}>{t('form.with')}</p>
          <Segment
            label={t('form.with')}
            value={form.kind}
            items={interviewKinds.map((kind) => ({ value: kind, label: t(`form.kind.${kind}`) }))}
            onChange={(kind) => change({ kind: kind as InterviewKind })}
          />
        </div>
        {form.kind === 'candidate' ? (
          <CandidatePicker
            value={form.candidate}
            error={errorText(errors.candidate)}
            onChange={(candidate) => change({ candidate })}
          />
        ) : (
          <TextField
            label={t('form.email')}
            description={t(form.kind === 'guest' ? 'form.guest_hint' : 'form.company_hint')}
            type="email"
            autoComplete="off"
            value={form.email}
            error={errorText(errors.email)}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
        <TimeFields value={form} errors={errors} hours={hours} now={now} onChange={change} />
        <AboutFields value={form} errors={errors} onChange={change} />
      </div>
    </Dialog>
  );
}

function wrongPerson({ kind, candidate, email }: NewForm): FormErrors {
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
