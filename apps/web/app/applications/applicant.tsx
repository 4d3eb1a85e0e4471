import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconChevronLeft, IconMail, IconPhone } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../platform/format';
import { useWords } from '../platform/i18n';
import { usePageSettings } from '../platform/page-settings';
import { ButtonLink } from '../ui/button';
import { Avatar } from '../ui/picture';
import { Stars } from '../ui/stars';
import { StateBadge } from './applicant-list';
import s from './applicants.module.css';
import { AttachedFiles, AttachedVideo } from './attached-files';

interface ApplicantProps {
  application: Application;
  /** "1 af 24" */
  place: string;
  /** Address of the list without this application. */
  backTo: string;
}

/** One application to read: who, the message, the files, the video. */
export function Applicant({ application, place, backTo }: ApplicantProps) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const { user, attach } = application;

  // A new person on screen is told to who cannot see it, and Tab goes on from here.
  const { id } = application;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each person
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);

  return (
    <article className={s.pane} aria-labelledby="applicant">
      <div className={s.toList}>
        <ButtonLink kind="text" size="small" icon={IconChevronLeft} to={backTo} preventScrollReset>
          {t('one.back')}
        </ButtonLink>
        <span>{place}</span>
      </div>
      <header className={s.person}>
        <Avatar name={user.name} src={user.avatar} size={72} />
        <div>
          <h2 id="applicant" ref={heading} tabIndex={-1}>
            {user.name}
          </h2>
          <p className={s.facts}>
            {[
              user.zip && `${user.zip} ${user.city}`,
              t('one.sent', { when: formatMoment(application.created_at, now) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={s.marks}>
            {application.rating_point > 0 && <Stars value={application.rating_point} />}
            <StateBadge application={application} />
          </div>
        </div>
      </header>
      {application.active === 0 ? (
        <p className={s.message}>{t('list.withdrawn_text')}</p>
      ) : (
        <>
          <div className={s.contacts}>
            <ButtonLink icon={IconMail} to={`mailto:${user.email}`}>
              {user.email}
            </ButtonLink>
            {user.phone && (
              <ButtonLink icon={IconPhone} to={`tel:${user.phone.replaceAll(/[^+\d]/g, '')}`}>
                {user.phone}
              </ButtonLink>
            )}
          </div>
          <div className={attach.apply_video_name ? s.withVideo : undefined}>
            <div>
              <h3>{t('one.message')}</h3>
              <p className={attach.message ? s.message : s.facts}>{attach.message || t('one.no_message')}</p>
              <AttachedFiles attach={attach} />
            </div>
            <AttachedVideo attach={attach} />
          </div>
        </>
      )}
    </article>
  );
}
