import { getFreeSlots } from '@jobblik/contract/interviews/free-slots.api';
import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import { readDate } from '@jobblik/contract/interviews/schedule.rules';
import { pathTo, type ScreenArea } from '@jobblik/contract/paths';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../platform/api/query';
import { chatPath } from '../../platform/chat-path';
import { zoneNote } from '../../platform/words/danish-time';
import { useWords } from '../../platform/words/i18n';
import { useReaderZone } from '../../platform/words/use-reader-zone';
import { Badge } from '../../ui/feedback/badge';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Avatar, CompanyAvatar } from '../../ui/media/picture';
import { Dialog } from '../../ui/overlays/dialog';
import { dayWords, isOpen, lookOf, minutesIn, otherName, roomPath, stateText } from '../calendar/grid-entries';
import { clockRange } from '../grid/grid-entry';
import type { CalendarDialog } from './calendar-dialog';
import s from './dialogs.module.css';
import { Refused } from './refused';
import { useAnswer } from './use-answer';

interface EventDialogProps {
  interview: CalendarInterview;
  area: ScreenArea;
  now: Date;
  onDialog: (dialog: CalendarDialog | null) => void;
}

/** Details of one interview, and the actions of the person. */
export function EventDialog({ interview, area, now, onDialog }: EventDialogProps) {
  const t = useWords('interviews');
  const zone = useReaderZone();
  const close = () => onDialog(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { busy, accept } = useAnswer(interview.uuid, { onDone: close, onRefused: setRefused });
  const {
    can,
    interview_title: title,
    interview_desc: description,
    job_title: job,
    postpone_reason: reason,
  } = interview;
  const mayPick = can.pick && can.postpone;
  const slots = useCall(getFreeSlots, { body: { uuid: interview.uuid } }, { staleTime: 0, enabled: mayPick });
  const isEmployer = area === 'virksomhed';
  const name = otherName(interview, area);
  const other = isEmployer ? interview.seeker : interview.employer;
  const look = lookOf(interview, now);
  const date = readDate(interview.interview_time.schedule_date) ?? '';
  const isAgreed = look === 'listed' || look === 'ready' || look === 'progress';
  return (
    <Dialog
      open
      width={700}
      title={title}
      onClose={close}
      footer={
        <>
          {can.cancel && (
            <Button kind="reject" className={s.left} onClick={() => onDialog({ kind: 'cancel', interview })}>
              {t('event.cancel')}
            </Button>
          )}
          {can.decline && (
            <Button kind="reject" className={s.left} onClick={() => onDialog({ kind: 'decline', interview })}>
              {t('event.decline')}
            </Button>
          )}
          {can.move && <Button onClick={() => onDialog({ kind: 'move', interview })}>{t('event.move')}</Button>}
          {can.postpone && (
            <Button onClick={() => onDialog({ kind: 'postpone', interview })}>{t('event.postpone')}</Button>
          )}
          {can.accept && (
            <Button kind="filled" busy={busy} onClick={() => void accept()}>
              {t('event.accept')}
            </Button>
          )}
          {isOpen(interview, now) && (
            <ButtonLink kind="filled" to={roomPath(interview, area)} aria-label={t('join_with', { name })}>
              {t('join')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Refused text={refused} />
      <div className={s.person}>
        {isEmployer ? (
          <Avatar name={name} src={other.avatar} />
        ) : (
          <CompanyAvatar size={44} name={name} src={other.avatar} />
        )}
        <div>
          <b>{name}</b>
          {job && <span>{t('event.about', { job })}</span>}
          {interview.kind !== 'candidate' && <span>{t('event.guest')}</span>}
        </div>
        <Badge
          tone={isAgreed ? 'success' : look === 'pending' || look === 'postponed' ? 'waiting' : 'plain'}
          icon={isAgreed ? IconCheck : IconClock}
        >
          {stateText(interview, area, now, t)}
        </Badge>
      </div>
      <p className={s.when}>
        {t('event.when', { day: dayWords(date), time: clockRange(minutesIn(interview)) })}
        {zoneNote(zone, interview.starts_at, interview.ends_at)}
      </p>
      {reason && <p className={s.text}>{t('event.reason', { reason })}</p>}
      {description && (
        <p className={s.text} dir="auto">
          {description}
        </p>
      )}
      {look === 'listed' && <p className="small muted">{t('event.opens')}</p>}
      <p className={s.person}>
        {isEmployer && interview.job_id !== null && interview.app_id !== null && (
          <ButtonLink
            size="small"
            to={`${pathTo('applicants', { job_id: interview.job_id, page_from: 'dashboard' })}?application=${interview.app_id}`}
          >
            {t('event.application')}
          </ButtonLink>
        )}
        {other.id !== null && (
          <ButtonLink size="small" to={chatPath(area, other.id)}>
            {t('event.chat')}
          </ButtonLink>
        )}
        {mayPick && slots.data && slots.data.slots.length > 0 && (
          <Button size="small" onClick={() => onDialog({ kind: 'pick', uuid: interview.uuid, name })}>
            {t('event.pick')}
          </Button>
        )}
      </p>
    </Dialog>
  );
}
