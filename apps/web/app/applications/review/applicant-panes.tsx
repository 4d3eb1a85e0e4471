import { isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application, jobAds } from '@jobblik/contract/applications/applications.schema';
import type { Problem } from '@jobblik/contract/kernel/problem';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { useUrlState } from '../../platform/state/use-url-state';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ToastRows } from '../../ui/feedback/toast';
import { Button } from '../../ui/forms/button';
import { Tabs } from '../../ui/layout/tabs';
import { Applicant } from './applicant';
import { ApplicantSteps } from './applicant-steps';
import s from './applicants.module.css';
import { ReviewDialogs } from './dialogs/applicant-dialogs';
import { BulkBar } from './list/applicant-bulk';
import { ApplicantList } from './list/applicant-list';
import {
  type ApplicantsAddress,
  addressQuery,
  isFiltered,
  plainAddress,
  readAddress,
  stateNames,
} from './list/applicants-address';
import { ApplicantFilters, SortApplicants } from './list/applicants-filters';
import { inGroups } from './list/applicants-groups';
import { useApplicants } from './list/use-applicants';
import type { ReviewDialog } from './review-dialog';
import { useDefaultApplication } from './use-default-application';
import { useOpenEye } from './use-open-eye';
import { useReview } from './use-review';
import { useOutdatedDecisions } from './use-undo';
import { nextOf, noWalk, previousOf, stepped } from './walk';

interface ApplicantPanesProps {
  job: z.infer<typeof jobAds>['job'];
  head: ReactNode;
}

/** The list and the reading pane. The URL holds filters, order and open application, so that back and reload restore them. */
export function ApplicantPanes({ job, head }: ApplicantPanesProps) {
  const t = useWords('applications');
  const [query] = useSearchParams();
  const loaded = useMemo(() => readAddress(query), [query]);
  const { current: address, change } = useUrlState(loaded, addressQuery);
  const review = useReview(job.id, (ids) => onUndone(ids));
  const found = useApplicants(job.id, address, review.changes);
  const [dialog, setDialog] = useState<ReviewDialog | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const [walk, setWalk] = useState(noWalk);
  const [tab, setTab] = useState('letter');
  const isWide = useMediaQuery('(min-width: 1001px)', false, { getInitialValueInEffect: true });

  const { applications, counts, whole } = found;
  const first = useDefaultApplication(
    applications,
    addressQuery({ ...address, application: 0 }),
    found.query.isPlaceholderData,
  );
  const open = found.chosen ?? (isWide && address.application === 0 ? first : undefined);
  const opened = useOpened(open);
  useOpenEye(open, review.change);
  const groups = inGroups(applications, opened);
  const ordered = [...groups.fresh, ...groups.judged];
  const at = open ? ordered.findIndex(({ id }) => id === open.id) : -1;
  const hrefOf = (part: Partial<ApplicantsAddress>) => addressQuery({ ...address, ...part });
  const show = (application: Application | undefined) => {
    if (application) change({ application: application.id }, false);
  };
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found.query;
  const nearsEnd = at >= applications.length - 5 && applications.length > 0;
  useEffect(() => {
    if (nearsEnd && at >= 0 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [nearsEnd, at, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const count = counts[address.state];
  const place = at < 0 ? '' : t('one.place', { at: at + 1, count });
  const chosen = picked ? applications.filter(({ id }) => picked.has(id)) : [];
  const listed = ordered.map(({ id }) => id);
  const beside = (find: typeof nextOf) => {
    const id = open && find(walk, { open: open.id, listed });
    return ordered.find((one) => one.id === id);
  };
  const [previous, next] = [beside(previousOf), beside(nextOf)];
  const onStep = (to: Application, direction: 'previous' | 'next') => {
    if (open) setWalk(stepped(walk, open.id, to.id, direction));
  };
  const { error } = found.query;
  const isLeaving = open !== undefined && opened?.isNew === true && !isNewApplication(open);
  const newCount = counts.new + Number(isLeaving);
  const hasGroups = address.state === 'all' || address.state === 'open';
  useOutdatedDecisions(applications, review.dropOutdated);

  /** Undoing one decision opens its application; undoing several leaves the open application. */
  const onUndone = (ids: readonly number[]) => {
    const [only, ...others] = ids;
    if (only !== undefined && others.length === 0) change({ application: only }, false);
  };

  /** Opens the next application after a decision, or the previous one at the end of the list. */
  const onDecided = () => {
    setDialog(null);
    if (picked) return setPicked(null);
    if (next) onStep(next, 'next');
    show(next ?? previous);
  };

  return (
    <div className={classes(s.room, found.chosen && s.isReading)} data-room>
      <div className={`wrap-work ${s.top}`}>
        {head}
        <Tabs
          label={t('list.states')}
          value={address.state}
          items={stateNames.map((name) => ({
            value: name,
            label: t(`list.${name}`),
            count: whole[name],
            to: hrefOf({ state: name, application: 0 }),
          }))}
        />
      </div>
      <ApplicantFilters address={address} onChange={(part) => change({ application: 0, ...part }, true)} />
      {error && !found.query.data ? (
        <NoList
          error={error}
          onRetry={() => void found.query.refetch()}
          onWithoutPostcode={() => change({ postcode: '' }, true)}
        />
      ) : (
        <div className={`wrap-work ${s.panes}`}>
          <div className={s.column}>
            <div className={s.columnHead}>
              {isFiltered(address) && (
                <p className={s.filtered}>{t('list.of_whole', { count, whole: whole[address.state] })}</p>
              )}
              <SortApplicants sort={address.sort} onChange={(sort) => change({ application: 0, sort }, true)} />
              {!picked && applications.length > 1 && (
                <Button kind="text" size="small" onClick={() => setPicked(new Set())}>
                  {t('bulk.start')}
                </Button>
              )}
            </div>
            <ApplicantList
              groups={groups}
              counts={hasGroups ? { fresh: newCount, judged: count - newCount } : null}
              openId={open?.id}
              hrefOf={(id) => hrefOf({ application: id })}
              picked={picked}
              onPick={setPicked}
            />
            {found.query.isPending && <SkeletonRows />}
            {hasNextPage && (
              <Button kind="text" busy={isFetchingNextPage} className={s.more} onClick={() => void fetchNextPage()}>
                {t('list.more')}
              </Button>
            )}
          </div>
          {open ? (
            <Applicant
              application={open}
              place={place}
              isFocused={address.application > 0}
              backTo={hrefOf({ application: 0 })}
              review={review}
              tab={tab}
              onTab={setTab}
              onDialog={setDialog}
            />
          ) : (
            <NoApplicationOpen
              text={t(
                emptyTextKey({
                  isNotFound: found.isNotFound,
                  hasSome: applications.length > 0 || found.query.isPending,
                  isNarrowed: isFiltered(address),
                }),
              )}
              onClear={
                isFiltered(address) && applications.length === 0
                  ? () => change({ ...plainAddress, state: address.state, sort: address.sort }, false)
                  : undefined
              }
            />
          )}
          <ToastRows className={s.notices} />
        </div>
      )}
      {picked ? (
        <BulkBar
          all={applications}
          chosen={chosen}
          onChoose={(ids) => setPicked(new Set(ids))}
          onDialog={setDialog}
          onEnd={() => setPicked(null)}
        />
      ) : (
        open && (
          <ApplicantSteps
            application={open}
            previous={previous}
            next={next}
            hrefOf={(id) => hrefOf({ application: id })}
            onShow={show}
            onStep={onStep}
            onPick={() => setPicked(new Set())}
            place={place}
            review={review}
            onCv={() => setTab(tab === 'cv' ? 'letter' : 'cv')}
            onDialog={setDialog}
          />
        )
      )}
      <ReviewDialogs
        job={job}
        dialog={dialog}
        review={review}
        onClose={() => setDialog(null)}
        onDecided={onDecided}
        onQuestionsSent={() => setPicked(null)}
      />
    </div>
  );
}

/** The open application, and whether it was new when it was opened. */
function useOpened(open: Application | undefined): { id: number; isNew: boolean } | undefined {
  const [opened, setOpened] = useState<{ id: number; isNew: boolean }>();
  if (open?.id === opened?.id) return opened;
  const next = open && { id: open.id, isNew: isNewApplication(open) };
  setOpened(next);
  return next;
}

interface NoListProps {
  error: Problem;
  onRetry: () => void;
  onWithoutPostcode: () => void;
}

/** Replaces the list after an error. An unknown postcode offers to search without it. */
function NoList({ error, onRetry, onWithoutPostcode }: NoListProps) {
  const t = useWords('applications');
  if (!error.fields?.some(({ path }) => path === 'postcode')) return <Failed error={error} onRetry={onRetry} />;
  return (
    <Empty
      title={t('filter.unknown_postcode')}
      action={<Button onClick={onWithoutPostcode}>{t('filter.everywhere')}</Button>}
    >
      {t('filter.unknown_postcode_text')}
    </Empty>
  );
}

/** Translation key of the text in the empty reading pane. */
function emptyTextKey({
  isNotFound,
  hasSome,
  isNarrowed,
}: {
  isNotFound: boolean;
  hasSome: boolean;
  isNarrowed: boolean;
}) {
  if (isNotFound) return 'list.gone';
  if (hasSome) return 'list.choose';
  return isNarrowed ? 'list.none_fit' : 'list.none_here';
}

function NoApplicationOpen({ text, onClear }: { text: string; onClear: (() => void) | undefined }) {
  const t = useWords('applications');
  return (
    <div className={s.choose}>
      <p>{text}</p>
      {onClear && <Button onClick={onClear}>{t('filter.clear_all')}</Button>}
    </div>
  );
}
