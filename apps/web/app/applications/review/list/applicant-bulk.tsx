import { reviewLimits } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useWords } from '../../../platform/words/i18n';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/forms/button';
import type { ReviewDialog } from '../review-dialog';
import s from '../room/room-footer.module.css';

interface BulkBarProps {
  /** All loaded applications of the list. */
  all: readonly Application[];
  chosen: readonly Application[];
  onChoose: (ids: readonly number[]) => void;
  onDialog: (dialog: ReviewDialog) => void;
  onReopen: (applicants: readonly Application[]) => void;
  onEnd: () => void;
}

/** Actions for several applicants at once, at most a hundred. */
export function BulkBar({ all, chosen, onChoose, onDialog, onReopen, onEnd }: BulkBarProps) {
  const t = useWords('applications');
  const undecided = all.filter(({ active }) => active === 1);
  const applicants = chosen.filter(({ active }) => active === 1);
  const tooMany = applicants.length > reviewLimits.atOnce;
  const decided = applicants.filter(({ reject }) => reject !== rejectState.open);
  const none = applicants.length === 0 || tooMany;
  return (
    <section className={classes(s.footer, s.bulk)} aria-label={t('bulk.title')}>
      <span role="status" className="strong">
        {tooMany ? t('bulk.too_many', { count: reviewLimits.atOnce }) : t('bulk.chosen', { count: applicants.length })}
      </span>
      <Button
        size="small"
        kind="text"
        onClick={() => onChoose(undecided.slice(0, reviewLimits.atOnce).map(({ id }) => id))}
      >
        {t('bulk.all', { count: Math.min(undecided.length, reviewLimits.atOnce) })}
      </Button>
      <Button size="small" kind="text" onClick={onEnd}>
        {t('bulk.end')}
      </Button>
      <div className={s.acts}>
        <Button size="small" disabled={none} onClick={() => onDialog({ kind: 'ask', applicants })}>
          {t('actions.ask')}
        </Button>
        {decided.length > 0 && (
          <Button size="small" disabled={none} onClick={() => onReopen(decided)}>
            {t('actions.reopen')}
          </Button>
        )}
        <Button size="small" disabled={none} onClick={() => onDialog({ kind: 'decide', decision: 'park', applicants })}>
          {t('actions.park')}
        </Button>
        <Button
          size="small"
          kind="reject"
          disabled={none}
          onClick={() => onDialog({ kind: 'decide', decision: 'reject', applicants })}
        >
          {t('actions.reject')}
        </Button>
      </div>
    </section>
  );
}
