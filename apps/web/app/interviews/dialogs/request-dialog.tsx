import { getOwnFreeSlots, offerFreeSlots } from '@jobblik/contract/interviews/free-slots.api';
import {
  createNewScheduleWithUserid,
  setInterviewRequestEmailToSeeker,
} from '@jobblik/contract/interviews/interviews.api';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { ownDraft } from '../../platform/forms/form-draft';
import { serverNow } from '../../platform/server-clock';
import { useSession } from '../../platform/session/session';
import { hasPaidPlan } from '../../platform/session/session-cookie';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';
import { Dialog } from '../../ui/overlays/dialog';
import { useNow } from '../calendar/use-now';
import s from './dialogs.module.css';
import { FormFooter } from './form-footer';
import { AboutFields, TimeFields } from './interview-fields';
import { type AboutForm, proposedTimes, readAbout, readTimes, type Schedule, type TimesForm } from './interview-form';
import { Refused } from './refused';
import { TimeQuestion } from './time-question';
import { useBookingForm } from './use-booking-form';

interface RequestForm extends AboutForm, TimesForm {
  /** The employer proposes a time, or the candidate picks a free slot. */
  how: 'fixed' | 'offer';
}

/** The whole day (spec 1§9). */
const hours = { min: 0, max: 24 * 60 };

interface RequestDialogProps {
  candidate: { userId: number; name: string };
  /** The application that it is about; null for a person who has not applied. */
  applicationId: number | null;
  /** The ad that it is about; the default subject begins with it. */
  jobTitle?: string | undefined;
  onClose: () => void;
  /** Called when the request is sent: `v_status` is 1 now (spec 2§4). */
  onSent?: () => void;
}

/** Requests a video interview, from an application, a CV or the chat. */
export function RequestDialog({ candidate, applicationId, jobTitle, onClose, onSent }: RequestDialogProps) {
  const t = useWords('interviews');
  const { userId, name } = candidate;
  const now = useNow();
  const [start] = useState<RequestForm>(() => ({
    how: 'fixed',
    title: jobTitle ? t('form.title_about', { job: jobTitle }) : '',
    description: t('form.description_start'),
    ...proposedTimes(new Date(serverNow())),
  }));
  const mayOffer = useFreeSlotCount(applicationId !== null);
  const offers = ({ how }: RequestForm) => how === 'offer' && mayOffer !== undefined;
  const read = (values: RequestForm) => readTimes(values, hours, new Date(serverNow()));
  const { form, submit, isUnconfirmed, asked, leaveAsked } = useBookingForm({
    start,
    draft: ownDraft<RequestForm>(`interview-request-${applicationId ?? `user-${userId}`}`),
    check: (values) => ({ ...readAbout(values), ...(!offers(values) && read(values).errors) }),
    scheduleOf: (values) => (offers(values) ? undefined : read(values).schedule),
    send,
    onBooked() {
      toast(t('form.sent', { name }));
      onSent?.();
      onClose();
    },
  });
  const { values } = form;
  const isOffer = offers(values);

  function send(values: RequestForm) {
    const { title, description } = values;
    if (offers(values) && applicationId !== null) {
      return callApi(offerFreeSlots, { body: { app_id: applicationId, title, description } });
    }
    const schedule = read(values).schedule as Schedule;
    if (applicationId === null) {
      const body = { schedule: { ...schedule, title, description, user_id: userId } };
      return callApi(createNewScheduleWithUserid, { body });
    }
    const body = { app_id: applicationId, seeker: userId, title, description, schedule };
    return callApi(setInterviewRequestEmailToSeeker, { body });
  }

  const close = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      open
      width={700}
      title={t('form.request_title', { name })}
      unsaved={values.title !== start.title || values.description !== start.description}
      onClose={close}
      onSubmit={submit}
      footer={
        <FormFooter send={t('form.send')} busy={form.isBusy} disabled={isOffer && mayOffer === 0} onCancel={close} />
      }
    >
      <div ref={form.ref} className={s.fields}>
        <Refused text={form.problem} isUnconfirmed={isUnconfirmed} />
        <TimeQuestion asked={asked} onLeave={leaveAsked} />
        <AboutFields value={values} errors={form.errors} onChange={form.set} />
        {mayOffer !== undefined && (
          <ChoiceGroup label={t('form.how')}>
            {(['fixed', 'offer'] as const).map((how) => (
              <Radio
                key={how}
                name="how"
                label={t(`form.times.${how}`)}
                checked={values.how === how}
                description={how === 'offer' && isOffer && t('form.offer_hint', { count: mayOffer })}
                onChange={() => form.set({ how })}
              />
            ))}
          </ChoiceGroup>
        )}
        {!isOffer && <TimeFields value={values} errors={form.errors} hours={hours} now={now} onChange={form.set} />}
      </div>
    </Dialog>
  );
}

/** How many free slots the employer has; undefined if none can be offered. */
function useFreeSlotCount(hasApplied: boolean): number | undefined {
  const session = useSession();
  const slots = useCall(getOwnFreeSlots, undefined, { staleTime: 0, enabled: hasApplied && hasPaidPlan(session) });
  return slots.data?.slots.length;
}
