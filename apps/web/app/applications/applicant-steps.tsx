import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useWords } from '../platform/i18n';
import { Kbd } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import s from './applicants.module.css';
import { useStepKeys } from './use-step-keys';

interface ApplicantStepsProps {
  previous: string | undefined;
  next: string | undefined;
  /** "1 af 24" */
  place: string;
}

/** At the foot: the one before, the one after, and the keys for it. */
export function ApplicantSteps({ previous, next, place }: ApplicantStepsProps) {
  const t = useWords('applications');
  const keys = useStepKeys(next, previous);
  return (
    <nav className={s.steps} aria-label={t('one.steps')}>
      <div className={`wrap-work ${s.stepsRow}`}>
        {previous && (
          <ButtonLink size="small" icon={IconChevronLeft} to={previous} preventScrollReset>
            {t('one.previous')} {keys.on && <Kbd>K</Kbd>}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink size="small" iconAfter={IconChevronRight} to={next} preventScrollReset>
            {t('one.next')} {keys.on && <Kbd>J</Kbd>}
          </ButtonLink>
        )}
        <Button size="small" kind="text" className={s.keys} onClick={keys.toggle}>
          {t(keys.on ? 'one.keys_on' : 'one.keys_off')}
        </Button>
        <span className={s.placeOf}>{place}</span>
      </div>
    </nav>
  );
}
