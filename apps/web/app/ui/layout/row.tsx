import type { ReactNode } from 'react';
import { Link } from '../../platform/link';
import { classes } from '../classes';
import { Pip } from '../feedback/badge';
import { Written } from '../text/written';
import s from './row.module.css';

/** A list of {@link JobRow}s. */
export function JobRows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={s.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface JobRowProps {
  /** A `CompanyAvatar`. */
  mark: ReactNode;
  title: string;
  to: string;
  /** Company and place. */
  company: ReactNode;
  pay?: ReactNode;
  /** "pr. måned" */
  payNote?: ReactNode;
  /** "Fuldtid": after the pay, on phones before the deadline. */
  hours?: ReactNode;
  /** "Frist" */
  deadlineLabel?: string;
  deadline?: ReactNode;
  /** Within seven days: shown in coral. */
  soon?: boolean;
  /** Small facts with icons; each child is one. */
  facts?: ReactNode;
  /** A `Heart`, or another single action. */
  end?: ReactNode;
  /** Less frequent actions, such as a `Menu`: beside the first, on phones under it. */
  more?: ReactNode;
  /**
   * plain at full page width · brief on the overview, low on phones · narrow beside a column · compact in search, where the ad is
   * open beside the list.
   */
  shape?: 'plain' | 'brief' | 'narrow' | 'compact';
  level?: 2 | 3;
  /** For links to another site (an ad on the company's own site). */
  newWindow?: boolean;
  /** Id of the ad for a list that opens its rows in place: `data-job` of the row. */
  jobId?: number | undefined;
  /** The row is open. */
  current?: boolean | undefined;
}

/** One job in fixed columns, so that pay and dates are aligned. On phones one column, the heart at the top right. */
export function JobRow({
  mark,
  title,
  to,
  company,
  pay,
  payNote,
  hours,
  deadlineLabel,
  deadline,
  soon,
  facts,
  end,
  more,
  shape = 'plain',
  level = 3,
  newWindow,
  jobId,
  current,
}: JobRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li
      data-job={jobId}
      className={classes(s.row, shape !== 'plain' && s[shape], Boolean(more) && s.two, current && s.current)}
    >
      {mark}
      <div>
        <Heading className={s.title}>
          <Link
            className="covers-row"
            to={to}
            aria-current={current || undefined}
            {...(newWindow && { target: '_blank', rel: 'noopener' })}
          >
            <Written>{title}</Written>
          </Link>
        </Heading>
        <div className={s.company}>{company}</div>
        {facts && <div className={s.facts}>{facts}</div>}
      </div>
      <div className={s.terms}>
        <div className={s.pay}>
          {pay}
          {(payNote || hours) && (
            <small>
              {payNote}
              {hours && (
                <span className={s.wideOnly}>
                  {payNote && ' · '}
                  {hours}
                </span>
              )}
            </small>
          )}
        </div>
        <div className={s.deadline}>
          {hours && <small className={s.phoneOnly}>{hours}</small>}
          {deadline && (
            <>
              <small>{deadlineLabel}</small>
              {soon ? (
                <span className={s.soon}>
                  <Pip /> {deadline}
                </span>
              ) : (
                deadline
              )}
            </>
          )}
        </div>
      </div>
      <div className={s.end}>
        {end}
        {more}
      </div>
    </li>
  );
}
