import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Kbd } from '../../ui/feedback/badge';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from './applicants.module.css';
import { mayInvite } from './may-invite';
import type { ReviewDialog } from './review-dialog';
import type { Review } from './use-review';
import { useReviewKeys } from './use-review-keys';

interface ApplicantStepsProps {
  application: Application;
  previous: Application | undefined;
  next: Application | undefined;
  hrefOf: (id: number) => string;
  onShow: (application: Application | undefined) => void;
  /** Called before the step. */
  onStep: (to: Application, direction: 'previous' | 'next') => void;
  /** Starts selecting several applications. */
  onPick: () => void;
  /** "1 af 24" */
  place: string;
  review: Review;
  onCv: () => void;
  onDialog: (dialog: ReviewDialog) => void;
}

/** Bottom bar: previous and next application, and the single-key shortcuts. */
export function ApplicantSteps(props: ApplicantStepsProps) {
  const { application, previous, next, hrefOf, onShow, onStep, onPick, place, review, onCv, onDialog } = props;
  const t = useWords('applications');
  const isActive = application.active === 1;
  const decide = (decision: 'park' | 'reject') => () =>
    onDialog({ kind: 'decide', decision, applicants: [application] });
  const rate = (stars: number) => () => void review.rate(application, stars);
  const step = (to: Application, direction: 'previous' | 'next') => {
    onStep(to, direction);
    onShow(to);
  };
  const keys = useReviewKeys({
    j: next && (() => step(next, 'next')),
    k: previous && (() => step(previous, 'previous')),
    '?': () => onDialog({ kind: 'keys' }),
    z: () => void review.undo(),
    x: onPick,
    ...(isActive && {
      '1': rate(1),
      '2': rate(2),
      '3': rate(3),
      '4': rate(4),
      '5': rate(5),
      p: application.reject === 2 ? undefined : decide('park'),
      r: application.reject === 1 ? undefined : decide('reject'),
      i: mayInvite(application) ? () => onDialog({ kind: 'interview', application }) : undefined,
      n: () => onDialog({ kind: 'note', application }),
      s: () => onDialog({ kind: 'ask', applicants: [application] }),
      c: onCv,
    }),
  });
  return (
    <nav className={s.steps} aria-label={t('one.steps')}>
      <div className={`wrap-work ${s.stepsRow}`}>
        {previous && (
          <ButtonLink
            size="small"
            icon={IconChevronLeft}
            to={hrefOf(previous.id)}
            preventScrollReset
            onClick={() => onStep(previous, 'previous')}
          >
            {t('one.previous')} {keys.on && <Kbd>K</Kbd>}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink
            size="small"
            iconAfter={IconChevronRight}
            to={hrefOf(next.id)}
            preventScrollReset
            onClick={() => onStep(next, 'next')}
          >
            {t('one.next')} {keys.on && <Kbd>J</Kbd>}
          </ButtonLink>
        )}
        {keys.on && (
          <ul className={s.keyList} aria-label={t('keys.title')}>
            {shortKeys.map(([key, word]) => (
              <li key={key}>
                <Kbd>{key}</Kbd> {t(`keys.short.${word}`)}
              </li>
            ))}
          </ul>
        )}
        <Button
          size="small"
          kind="text"
          icon={IconKeyboard}
          className={s.keys}
          aria-pressed={keys.on}
          onClick={keys.toggle}
        >
          {t(keys.on ? 'one.keys_on' : 'one.keys_off')}
        </Button>
        <span className={s.placeOf}>{place}</span>
      </div>
    </nav>
  );
}

const shortKeys = [
  ['1–5', 'rate'],
  ['S', 'ask'],
  ['P', 'park'],
  ['R', 'reject'],
  ['N', 'note'],
  ['C', 'cv'],
  ['Z', 'undo'],
  ['?', 'all'],
] as const;
