import type { jobAds } from '@jobblik/contract/applications/applications.schema';
import type { z } from 'zod';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ToastRows } from '../../ui/feedback/toast';
import { Button } from '../../ui/forms/button';
import { InboxDialogs } from './decisions/inbox-dialogs';
import { RejectionReasons } from './decisions/rejection-reasons';
import { Applicant } from './detail/applicant';
import { Finished } from './finished';
import s from './inbox.module.css';
import { InboxFooter } from './inbox-footer';
import { InboxHeader } from './inbox-header';
import { KeysPanel } from './keys-panel';
import { plainAddress } from './list/address';
import { BulkBar } from './list/applicant-bulk';
import { ApplicantList } from './list/applicant-list';
import { NoApplicationOpen, NoList } from './no-application';
import { type InboxModel, useInbox } from './use-inbox';

interface InboxProps {
  job: z.infer<typeof jobAds>['job'];
  fromDashboard: boolean;
}

/** The applicants of an ad, as high as the window: list and detail scroll separately, the page does not. */
export function Inbox({ job, fromDashboard }: InboxProps) {
  const t = useWords('applications');
  const inbox = useInbox(job.id);
  const { state, dispatch, view, shown, query, hrefOf } = inbox;
  const { previous, next, count, place, ticked } = shown;
  const { announced } = state;
  const isFinished = state.finish.phase === 'shown';
  const isReading = view.chosen !== undefined || isFinished;
  const isEmpty = view.applications.length === 0 && !query.isPending;
  const at = isFinished ? (count ?? 0) : place;
  const placeText = at > 0 && count !== undefined ? t('one.place', { at, count }) : '';
  return (
    <div
      className={classes(s.inbox, isReading && s.isReading, isEmpty && s.isEmpty)}
      data-full-height
      data-inbox={isReading ? 'detail' : 'list'}
    >
      <InboxHeader job={job} fromDashboard={fromDashboard} inbox={inbox} />
      <p className="hidden-visually" role="status">
        {announced && `${announced.name}, ${t('one.place', { at: announced.at, count: announced.count })}`}
      </p>
      {query.error && !query.data ? (
        <NoList error={query.error} onRetry={() => void query.refetch()} dispatch={dispatch} />
      ) : (
        <div className={s.body}>
          <List inbox={inbox} />
          <Detail inbox={inbox} place={placeText} />
          <ToastRows latestOnly className={s.undo} />
        </div>
      )}
      {ticked ? (
        <BulkBar all={view.applications} ticked={ticked} dispatch={dispatch} />
      ) : (
        <InboxFooter
          previousTo={previous && hrefOf({ application: previous.id })}
          nextTo={isFinished ? undefined : next && hrefOf({ application: next.id })}
          dispatch={dispatch}
          areKeysOn={inbox.keys.on}
          isFinished={isFinished}
          hasNextAd={inbox.nextAd !== undefined}
          place={placeText}
          unread={inbox.unread}
        />
      )}
      <InboxDialogs job={job} dialog={state.dialog} decisions={inbox.decisions} dispatch={dispatch} />
    </div>
  );
}

function List({ inbox: { jobId, state, dispatch, view, shown, query, hrefOf } }: { inbox: InboxModel }) {
  const t = useWords('applications');
  const listState = view.address.state;
  const { count, newCount } = shown;
  const judged = count === undefined || newCount === undefined ? undefined : count - newCount;
  // Lists of the other states have one group.
  const hasGroups = listState === 'all' || listState === 'open';
  return (
    <div className={s.column}>
      {view.isNotFound && (
        <p className={s.gone} role="status">
          {t('list.gone')}
        </p>
      )}
      {listState === 'rejected' && <RejectionReasons key={count} jobId={jobId} />}
      <ApplicantList
        groups={shown.groups}
        headings={
          hasGroups
            ? {
                fresh: { title: t('list.fresh'), total: newCount },
                judged: { title: t('list.judged'), total: judged },
              }
            : { title: t(`list.tab_${listState}`), total: count }
        }
        openId={state.finish.phase === 'shown' ? undefined : shown.open?.id}
        hrefOf={(id) => hrefOf({ application: id })}
        ticked={state.ticked}
        dispatch={dispatch}
      />
      {query.isPending && <SkeletonRows />}
      {query.hasNextPage && (
        <Button
          kind="text"
          busy={query.isFetchingNextPage}
          className={s.more}
          onClick={() => void query.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}

function Detail({ inbox, place }: { inbox: InboxModel; place: string }) {
  const { state, dispatch, view, shown, hrefOf } = inbox;
  const { open } = shown;
  const backTo = hrefOf({ application: 0 });
  return (
    <div className={s.detail}>
      {state.finish.phase === 'shown' ? (
        <Finished
          jobId={inbox.jobId}
          next={inbox.nextAd}
          bestTo={hrefOf({ ...plainAddress, state: 'open', awaitsAnswer: true })}
          backTo={backTo}
          dispatch={dispatch}
        />
      ) : open ? (
        <Applicant
          application={open}
          place={place}
          isFocused={!view.isWide && view.address.application > 0}
          backTo={backTo}
          previous={shown.previous?.id}
          next={shown.next?.id}
          hrefOf={(application) => hrefOf({ application })}
          tab={state.tab}
          isPlaying={state.playing === open.id}
          dispatch={dispatch}
        />
      ) : (
        <NoApplicationOpen
          view={view}
          hasSome={view.applications.length > 0 || inbox.query.isPending}
          isNarrowed={shown.isNarrowed}
          dispatch={dispatch}
        />
      )}
      {state.isHelpOpen && <KeysPanel keys={inbox.keys} dispatch={dispatch} />}
    </div>
  );
}
