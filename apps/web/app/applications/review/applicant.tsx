import type { Application } from '@jobblik/contract/applications/applications.schema';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { IconChevronLeft, IconMail, IconPhone } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { ButtonLink } from '../../ui/forms/button';
import { StarsField } from '../../ui/forms/stars';
import { KeyFacts } from '../../ui/layout/key-facts';
import { Tabs } from '../../ui/layout/tabs';
import { Avatar } from '../../ui/media/picture';
import { ApplicantActions } from './applicant-actions';
import { ApplicantAside } from './applicant-aside';
import { ApplicantCvTab } from './applicant-cv';
import { ApplicantLetter } from './applicant-letter';
import { ApplicantQuestions } from './applicant-questions';
import { useYears } from './applicant-words';
import s from './applicants.module.css';
import { StateBadge } from './list/applicant-list';
import type { ReviewDialog } from './review-dialog';
import type { Review } from './use-review';

interface ApplicantProps {
  application: Application;
  /** "1 af 24" */
  place: string;
  /** True when the URL names this application; its heading is then focused. */
  isFocused: boolean;
  /** Address of the list without this application. */
  backTo: string;
  review: Review;
  tab: string;
  onTab: (tab: string) => void;
  onDialog: (dialog: ReviewDialog) => void;
}

/** Reading pane of one application, with the employer's actions. */
export function Applicant(props: ApplicantProps) {
  const { application, place, isFocused, backTo, review, tab, onTab, onDialog } = props;
  const t = useWords('applications');
  const { now } = usePageSettings();
  const years = useYears();
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  const { id, user, cv } = application;
  const isActive = application.active === 1;

  // The next person starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each person
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);

  // Focusing the heading announces the new application to screen readers, and Tab continues from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each person
  useEffect(() => {
    if (!isFocused) return;
    heading.current?.focus({ preventScroll: true });
    // A low window scrolls as one page, where the heading may be out of view.
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [id, isFocused]);

  const facts = [
    ...(cv
      ? [
          { label: t('one.experience'), value: years(cv.experience_months) || t('one.unsaid') },
          {
            label: t('one.education'),
            value: cv.education || cv.education_level || t('one.unsaid'),
            note: cv.education && cv.education_level,
          },
        ]
      : []),
    ...(application.distance_km !== null || user.city
      ? [
          {
            label: t('one.distance'),
            value: application.distance_km === null ? user.city : t('one.km', { count: application.distance_km }),
            note: application.distance_km === null ? user.zip : `${user.zip} ${user.city}`.trim(),
          },
        ]
      : []),
    ...(cv && cv.languages.length > 0
      ? [{ label: t('one.language'), value: cv.languages.slice(0, 3).map(inRunningText).join(', ') }]
      : []),
  ];
  return (
    <article ref={pane} className={s.pane} aria-labelledby="applicant">
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
          <p className={s.headline}>{cv?.latest || cv?.headline || [user.zip, user.city].filter(Boolean).join(' ')}</p>
          <div className={s.marks}>
            {isActive && (
              <>
                <StarsField
                  key={id}
                  label={t('one.rating')}
                  value={application.rating_point}
                  onChange={(value) => void review.rate(application, value)}
                />
                <span className={s.yours} aria-hidden="true">
                  {application.rating_point > 0 ? t('one.rating') : t('list.unrated')}
                </span>
              </>
            )}
            {(application.reject > 0 || !isActive) && <StateBadge application={application} />}
          </div>
        </div>
        <p className={s.sent}>{t('one.sent', { when: formatMoment(application.created_at, now) })}</p>
      </header>
      {isActive ? (
        <>
          <ApplicantActions application={application} review={review} onDialog={onDialog} />
          {facts.length > 0 && <KeyFacts facts={facts} />}
          <div className={s.columns}>
            <div className={s.main}>
              <Tabs
                label={t('one.parts')}
                value={tab}
                onChange={onTab}
                items={[
                  { value: 'letter', label: t('one.letter_tab') },
                  { value: 'cv', label: t('one.cv') },
                  { value: 'questions', label: t('one.questions'), count: application.questions.length || undefined },
                ]}
              >
                {tab === 'letter' && <ApplicantLetter application={application} onDialog={onDialog} />}
                {tab === 'cv' && <ApplicantCvTab application={application} />}
                {tab === 'questions' && <ApplicantQuestions application={application} onDialog={onDialog} />}
              </Tabs>
              <div className={s.contacts}>
                <ButtonLink size="small" icon={IconMail} to={`mailto:${user.email}`}>
                  {user.email}
                </ButtonLink>
                {!user.email_verified && <Badge tone="waiting">{t('one.email_unverified')}</Badge>}
                {user.phone && (
                  <ButtonLink size="small" icon={IconPhone} to={`tel:${user.phone.replaceAll(/[^+\d]/g, '')}`}>
                    {user.phone}
                  </ButtonLink>
                )}
              </div>
            </div>
            <ApplicantAside application={application} onDialog={onDialog} />
          </div>
        </>
      ) : (
        <p className={s.message}>{t('list.withdrawn_text')}</p>
      )}
    </article>
  );
}
