import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { employerEyeOf } from '@jobblik/contract/applications/eye.rules';
import {
  IconCalendarEvent,
  IconMessageQuestion,
  IconPlayerPause,
  IconStarFilled,
  IconVideo,
  IconX,
} from '@tabler/icons-react';
import { Link } from '../../../platform/link';
import { usePageSettings } from '../../../platform/page-settings';
import { formatClock, formatDay } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Icon, type IconShape } from '../../../ui/brand/icon';
import { classes } from '../../../ui/classes';
import { Check } from '../../../ui/forms/choice';
import { Avatar } from '../../../ui/media/picture';
import { formatVideoLength } from '../../../ui/media/video-length';
import { useYears } from '../applicant-words';
import { interviewMoment, videoOf } from '../application-parts';
import { atOnce } from '../at-once';
import { EmployerEye } from '../employer-eye';
import type { InboxEvent } from '../inbox-state';
import s from './list.module.css';

interface ApplicantRowProps {
  application: Application;
  isOpen: boolean;
  /** Tab reaches this row; the arrow keys the others. */
  isStop: boolean;
  href: string;
  /** Null outside of selecting. */
  isTicked: boolean | null;
  dispatch: (event: InboxEvent) => void;
}

/** One applicant: eye, name, years and work; at the end when they applied, or stars and state once they are judged. */
export function ApplicantRow({ application, isOpen, isStop, href, isTicked, dispatch }: ApplicantRowProps) {
  const t = useWords('applications');
  const { user } = application;
  const eye = employerEyeOf(application);
  return (
    <li
      data-id={application.id}
      className={classes(
        s.row,
        isOpen && s.isOpen,
        !application.is_seen && isNewApplication(application) && s.isUnread,
        eye === 'rest' && s.isClosed,
      )}
    >
      {isTicked === null ? (
        <EmployerEye application={application} />
      ) : (
        <Check
          className={s.tick ?? ''}
          label={<span className="hidden-visually">{t('bulk.pick', { name: user.name })}</span>}
          checked={isTicked}
          onChange={() => dispatch({ type: 'ticked', id: application.id })}
        />
      )}
      <Avatar name={user.name} src={user.avatar} size={40} />
      <div className={s.who}>
        <Link
          to={href}
          preventScrollReset
          aria-current={isOpen || undefined}
          tabIndex={isStop ? 0 : -1}
          onClick={atOnce(() => dispatch({ type: 'opened', id: application.id }))}
        >
          {user.name}
        </Link>
        <small>
          <Work application={application} />
        </small>
      </div>
      <div className={s.end}>
        {isNewApplication(application) ? <Arrived application={application} /> : <Judged application={application} />}
      </div>
    </li>
  );
}

/** Years, then the work, so that a cut takes only that; without a CV the town. */
function Work({ application: { cv, user } }: { application: Application }) {
  const years = useYears();
  const parts = cv ? [years(cv.experience_months), cv.headline] : [];
  return parts.filter(Boolean).join(' · ') || user.city;
}

function Arrived({ application }: { application: Application }) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const { created_at } = application;
  const video = videoOf(application);
  const day = formatDay(created_at, now);
  return (
    <>
      <time translate="no" dateTime={created_at}>
        {day === formatDay(now, now) ? `${day} ${formatClock(created_at)}` : day}
      </time>
      {video && (
        <span>
          <Icon of={IconVideo} size={15} />
          {video.seconds === null ? (
            t('list.video')
          ) : (
            <>
              <span className="hidden-visually">{t('list.video')} </span>
              {formatVideoLength(Math.round(video.seconds))}
            </>
          )}
        </span>
      )}
    </>
  );
}

function Judged({ application }: { application: Application }) {
  const t = useWords('applications');
  const { rating_point } = application;
  return (
    <>
      {rating_point > 0 && (
        <span className={s.rating} role="img" aria-label={t('list.stars', { count: rating_point })}>
          {rating_point} <IconStarFilled size={14} aria-hidden />
        </span>
      )}
      <StateWord application={application} />
    </>
  );
}

/** State of an application as a word with its icon. */
export function StateWord({ application }: { application: Application }) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const { active, reject, v_status, answers, questions } = application;
  const word = (text: string, icon?: IconShape, tone?: string) => (
    <span className={tone}>
      {icon && <Icon of={icon} size={15} />} {text}
    </span>
  );
  if (active === 0) return word(t('list.withdrawn'));
  if (reject === 1) return word(t('list.is_rejected'), IconX);
  if (reject === 2) return word(t('list.is_parked'), IconPlayerPause, s.waiting);
  const interview = v_status === 2 && interviewMoment(application, now);
  if (interview) return word(interview, IconCalendarEvent, s.agreed);
  if (answers.length > 0) return word(t('list.has_answered'), IconMessageQuestion, s.answered);
  if (v_status === 1) return word(t('list.is_invited'), IconCalendarEvent);
  if (questions.length > 0) return word(t('list.is_asked'), IconMessageQuestion);
  return word(t('list.is_open'));
}
