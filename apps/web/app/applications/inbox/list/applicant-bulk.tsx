import { reviewLimits } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useWords } from '../../../platform/words/i18n';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/forms/button';
import s from '../inbox-footer.module.css';
import type { InboxDialog, InboxEvent } from '../inbox-state';

interface BulkBarProps {
  /** All loaded applications of the list. */
  all: readonly Application[];
  ticked: readonly Application[];
  dispatch: (event: InboxEvent) => void;
}

/** Actions for several applicants at once, at most a hundred. */
export function BulkBar({ all, ticked, dispatch }: BulkBarProps) {
  const t = useWords('applications');
  const undecided = all.filter(({ active }) => active === 1);
  const applicants = ticked.filter(({ active }) => active === 1);
  const tooMany = applicants.length > reviewLimits.atOnce;
  const decided = applicants.filter(({ reject }) => reject !== rejectState.open);
  const open = (dialog: InboxDialog) => () => dispatch({ type: 'dialog', dialog });
  const tick = (ids: readonly number[] | null) => () => dispatch({ type: 'ticks', ids });
  const none = applicants.length === 0 || tooMany;
  return (
    <section className={classes(s.footer, s.bulk)} aria-label={t('bulk.title')}>
      <span role="status" className="strong">
        {tooMany ? t('bulk.too_many', { count: reviewLimits.atOnce }) : t('bulk.chosen', { count: applicants.length })}
      </span>
      <Button size="small" kind="text" onClick={tick(undecided.slice(0, reviewLimits.atOnce).map(({ id }) => id))}>
        {t('bulk.all', { count: Math.min(undecided.length, reviewLimits.atOnce) })}
      </Button>
      <Button size="small" kind="text" onClick={tick(null)}>
        {t('bulk.end')}
      </Button>
      <div className={s.acts}>
        <Button size="small" disabled={none} onClick={open({ kind: 'ask', applicants })}>
          {t('actions.ask')}
        </Button>
        {decided.length > 0 && (
          <Button size="small" disabled={none} onClick={() => dispatch({ type: 'reopen_ticked' })}>
            {t('actions.reopen')}
          </Button>
        )}
        <Button size="small" disabled={none} onClick={open({ kind: 'decide', decision: 'park', applicants })}>
          {t('actions.park')}
        </Button>
        <Button
          size="small"
          kind="reject"
          disabled={none}
          onClick={open({ kind: 'decide', decision: 'reject', applicants })}
        >
          {t('actions.reject')}
        </Button>
      </div>
    </section>
  );
}
