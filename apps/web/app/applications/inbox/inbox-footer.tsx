import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Kbd } from '../../ui/feedback/badge';
import { Button, ButtonLink } from '../../ui/forms/button';
import { atOnce } from './at-once';
import s from './inbox-footer.module.css';
import type { InboxEvent } from './inbox-state';

interface InboxFooterProps {
  previousTo: string | undefined;
  nextTo: string | undefined;
  dispatch: (event: InboxEvent) => void;
  areKeysOn: boolean;
  isFinished: boolean;
  hasNextAd: boolean;
  /** "2 af 31" */
  place: string;
  /** Unopened new ones; null while not all are loaded. */
  unread: number | null;
}

/** One line: previous and next, the keys used most, and the position in the list. */
export function InboxFooter(props: InboxFooterProps) {
  const { previousTo, nextTo, dispatch, areKeysOn, isFinished, hasNextAd, place, unread } = props;
  const t = useWords('applications');
  const step = (direction: 'previous' | 'next') => atOnce(() => dispatch({ type: 'step', direction }));
  const shown = isFinished ? (hasNextAd ? endKeys : endKeys.slice(1)) : personKeys;
  const rest = isFinished ? t('done.all_read') : unread !== null && unread > 0 && t('one.unread', { count: unread });
  return (
    <nav className={s.footer} aria-label={t('one.steps')}>
      <div className={s.steps}>
        {previousTo && (
          <ButtonLink
            size="small"
            className={s.step}
            icon={IconChevronLeft}
            to={previousTo}
            preventScrollReset
            onClick={step('previous')}
          >
            {t('one.previous')} {areKeysOn && <Kbd>K</Kbd>}
          </ButtonLink>
        )}
        {nextTo && (
          <ButtonLink
            size="small"
            className={classes(s.step, s.next)}
            iconAfter={IconChevronRight}
            to={nextTo}
            preventScrollReset
            onClick={step('next')}
          >
            {t('one.next')} {areKeysOn && <Kbd>J</Kbd>}
          </ButtonLink>
        )}
      </div>
      {areKeysOn && (
        <ul className={s.keys} aria-label={t('keys.title')}>
          {shown.map(([key, word]) => (
            <li key={key}>
              <Kbd>{key}</Kbd> {t(`keys.short.${word}`)}
            </li>
          ))}
        </ul>
      )}
      <Button size="small" kind="text" className={s.help} data-keys onClick={() => dispatch({ type: 'help_toggled' })}>
        <Kbd>?</Kbd> {t('keys.short.all')}
      </Button>
      <span className={s.place}>{[place, rest].filter(Boolean).join(' · ')}</span>
    </nav>
  );
}

const personKeys = [
  ['1–5', 'rate'],
  ['I', 'interview'],
  ['S', 'ask'],
  ['P', 'park'],
  ['A', 'reject'],
] as const;
const endKeys = [
  ['Enter', 'inbox'],
  ['Z', 'undo'],
] as const;
