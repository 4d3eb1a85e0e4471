import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { usePageSettings } from '../../../platform/page-settings';
import { formatMoment } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { ButtonLink } from '../../../ui/forms/button';
import { StarsField } from '../../../ui/forms/stars';
import { KeyFacts } from '../../../ui/layout/key-facts';
import { Tabs } from '../../../ui/layout/tabs';
import { Avatar } from '../../../ui/media/picture';
import { videoOf } from '../application-parts';
import { atOnce } from '../at-once';
import type { DetailTab, InboxEvent } from '../inbox-state';
import { StateWord } from '../list/applicant-row';
import { ApplicantActions } from './applicant-actions';
import { ApplicantCvTab } from './applicant-cv';
import { ApplicantHistory } from './applicant-history';
import { ApplicantLetter } from './applicant-letter';
import { ApplicantQuestions } from './applicant-questions';
import { VideoThumb } from './applicant-video';
import s from './detail.module.css';
import { useKeyFacts } from './use-key-facts';

interface ApplicantProps {
  application: Application;
  /** "1 af 24" */
  place: string;
  /** True where the detail is a screen of its own: its heading is then focused. */
  isFocused: boolean;
  /** Address of the list without this application. */
  backTo: string;
  /** Ids of the applications beside it. */
  previous: number | undefined;
  next: number | undefined;
  hrefOf: (id: number) => string;
  tab: DetailTab;
  /** The video plays beside the letter. */
  isPlaying: boolean;
  dispatch: (event: InboxEvent) => void;
}

/** The open application: name and actions stay visible, the rest scrolls below. */
export function Applicant(props: ApplicantProps) {
  const { application, place, isFocused, backTo, previous, next, hrefOf, tab, isPlaying, dispatch } = props;
  const t = useWords('applications');
  const { now } = usePageSettings();
  const facts = useKeyFacts(application);
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  const { id, user, cv } = application;
  const video = videoOf(application);
  const isActive = application.active === 1;
  const arrow = (to: number | undefined) => ({
    to: to === undefined ? undefined : hrefOf(to),
    onOpen: () => {
      if (to !== undefined) dispatch({ type: 'opened', id: to });
    },
  });

  // The next person starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each person
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: 0, behavior: 'instant' });
    // A window too low for panes scrolls as one page.
    if (isFocused) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each person
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true });
  }, [id, isFocused]);

  return (
    <article ref={pane} className={s.pane} aria-labelledby="applicant">
      <nav className={s.toList} aria-label={t('one.steps')}>
        <ButtonLink kind="text" size="small" icon={IconChevronLeft} to={backTo} preventScrollReset>
          {t('one.back')}
        </ButtonLink>
        <span>{place}</span>
        <span className={s.arrows}>
          <Arrow {...arrow(previous)} label={t('one.previous')} icon={<Icon of={IconChevronLeft} />} />
          <Arrow {...arrow(next)} label={t('one.next')} icon={<Icon of={IconChevronRight} />} />
        </span>
      </nav>
      <header className={s.person}>
        <Avatar name={user.name} src={user.avatar} size={44} />
        <div className={s.who}>
          <h2 id="applicant" ref={heading} tabIndex={-1} title={user.name}>
            {user.name}
          </h2>
          <p>{cv?.headline || [user.zip, user.city].filter(Boolean).join(' ')}</p>
        </div>
        {isActive ? (
          <>
            <div className={s.stars}>
              <StarsField
                key={id}
                label={t('one.rating')}
                value={application.rating_point}
                onChange={(stars) => dispatch({ type: 'rate', stars })}
              />
            </div>
            {video && (
              <VideoThumb
                video={video}
                onPlay={() => dispatch({ type: 'dialog', dialog: { kind: 'video', application } })}
              />
            )}
            <ApplicantActions application={application} dispatch={dispatch} />
          </>
        ) : (
          <p className={s.withdrawn}>
            <StateWord application={application} />
          </p>
        )}
      </header>
      <div className={s.content}>
        {isActive && facts.length > 0 && <KeyFacts dense facts={facts} />}
        <div className={s.tabs}>
          <Tabs
            label={t('one.parts')}
            value={tab}
            onChange={(value) => dispatch({ type: 'tab', tab: value as DetailTab })}
            items={[
              { value: 'letter', label: t('one.letter_tab') },
              { value: 'cv', label: t('one.cv') },
              { value: 'questions', label: t('one.questions'), count: application.questions.length || undefined },
              { value: 'history', label: t('one.history') },
            ]}
          >
            {tab === 'letter' &&
              (isActive ? (
                <ApplicantLetter application={application} isPlaying={isPlaying} dispatch={dispatch} />
              ) : (
                <p className={s.quiet}>{t('list.withdrawn_text')}</p>
              ))}
            {tab === 'cv' && <ApplicantCvTab application={application} />}
            {tab === 'questions' && <ApplicantQuestions application={application} dispatch={dispatch} />}
            {tab === 'history' && <ApplicantHistory application={application} />}
          </Tabs>
          <p className={s.sent}>{t('one.sent', { when: formatMoment(application.created_at, now) })}</p>
        </div>
      </div>
    </article>
  );
}

interface ArrowProps {
  to: string | undefined;
  onOpen: () => void;
  label: string;
  icon: ReactNode;
}

function Arrow({ to, onOpen, label, icon }: ArrowProps) {
  if (!to) return null;
  return (
    <ButtonLink kind="text" size="small" to={to} preventScrollReset aria-label={label} onClick={atOnce(onOpen)}>
      {icon}
    </ButtonLink>
  );
}
