import { getInboxSummary } from '@jobblik/contract/applications/applicant-review.api';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronLeft, IconChevronRight, IconMail } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDay, formatMoment, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import horizon from '../../ui/brand/art/horizon-eye.svg?raw';
import { Icon } from '../../ui/brand/icon';
import { Button, ButtonLink } from '../../ui/forms/button';
import { KeyFacts } from '../../ui/layout/key-facts';
import s from './finished.module.css';
import type { InboxEvent } from './inbox-state';

/** Another ad of the employer with new applications. */
interface NextAd {
  path: string;
  title: string;
  new: number;
  oldestAt: string;
}

const summaryOf = (job_id: number) => ({ params: { job_id } });

/** The ad whose new applications have waited longest; undefined while the end of this one's is not shown, or there is none. */
export function useNextAd(jobId: number, isShown: boolean): NextAd | undefined {
  const { data } = useCall(getInboxSummary, summaryOf(jobId), { enabled: isShown, staleTime: 0 });
  const next = isShown ? data?.next : null;
  return next
    ? {
        path: pathTo('applicants', { job_id: next.job_id, page_from: 'job_manage' }),
        title: next.title,
        new: next.new,
        oldestAt: next.oldest_at,
      }
    : undefined;
}

interface FinishedProps {
  jobId: number;
  next: NextAd | undefined;
  bestTo: string;
  /** Address of the list, where the window shows one pane at a time. */
  backTo: string;
  dispatch: (event: InboxEvent) => void;
}

/** The end of an inbox: its figures, one action, and the next ad. */
export function Finished({ jobId, next, bestTo, backTo, dispatch }: FinishedProps) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useCall(getInboxSummary, summaryOf(jobId), { staleTime: 0 });
  useEffect(() => heading.current?.focus(), []);
  const close = () => dispatch({ type: 'finish_closed' });
  /** @param until instant at which the last application came */
  const writeToOpen = (count: number, until: string) =>
    dispatch({ type: 'dialog', dialog: { kind: 'write-open', count, until } });
  return (
    <section className={s.done} aria-labelledby="inbox-finished">
      <ButtonLink
        kind="text"
        size="small"
        icon={IconChevronLeft}
        className={s.toList}
        to={backTo}
        preventScrollReset
        onClick={close}
      >
        {t('one.back')}
      </ButtonLink>
      <div className={s.box}>
        <Art svg={horizon} className={s.horizon} />
        <h2 id="inbox-finished" ref={heading} tabIndex={-1}>
          {t('done.title')}
        </h2>
        {data && (
          <>
            <p className={s.lead}>
              {t('done.read', { count: data.all })}{' '}
              {data.last_at &&
                t('done.last', { when: formatMoment(data.last_at, Math.max(now, Date.parse(data.last_at))) })}
            </p>
            <div className={s.facts}>
              <KeyFacts
                facts={[
                  {
                    label: t('list.open'),
                    value: formatNumber(data.open),
                    note: t('done.interviews', { count: data.interviews }),
                  },
                  { label: t('list.parked'), value: formatNumber(data.parked), note: t('done.parked') },
                  { label: t('list.rejected'), value: formatNumber(data.rejected), note: t('done.rejected') },
                  {
                    label: t('done.best'),
                    value: formatNumber(data.best),
                    note: t('done.best_waiting', { count: data.best_waiting }),
                  },
                ]}
              />
            </div>
            <div className={s.actions}>
              {data.best_waiting > 0 ? (
                <ButtonLink kind="filled" to={bestTo} onClick={close}>
                  {t('done.show_best', { count: data.best_waiting })}
                </ButtonLink>
              ) : (
                <ButtonLink kind="filled" to={pathTo('ownAds')}>
                  {t('list.back_jobs')}
                </ButtonLink>
              )}
              {data.open > 0 && data.last_at && (
                <Button icon={IconMail} onClick={() => writeToOpen(data.open, data.last_at ?? '')}>
                  {t('done.write', { count: data.open })}
                </Button>
              )}
            </div>
            {next && (
              <Link className={s.next} to={next.path}>
                <span>
                  <b>{t('done.next', { title: next.title })}</b>
                  <small>{t('done.next_new', { count: next.new, when: formatDay(next.oldestAt, now) })}</small>
                </span>
                <Icon of={IconChevronRight} />
              </Link>
            )}
          </>
        )}
      </div>
    </section>
  );
}
