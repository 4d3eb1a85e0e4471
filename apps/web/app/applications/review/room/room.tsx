import type { Application, jobAds } from '@jobblik/contract/applications/applications.schema';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import { useWords } from '../../../platform/words/i18n';
import { classes } from '../../../ui/classes';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { ToastRows } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/forms/button';
import { ReviewDialogs } from '../dialogs/applicant-dialogs';
import { RejectionReasons } from '../dialogs/rejection-reasons';
import { BulkBar } from '../list/applicant-bulk';
import { ApplicantList } from '../list/applicant-list';
import { isFiltered, plainAddress } from '../list/applicants-address';
import { Applicant } from '../reader/applicant';
import type { ReaderTab } from '../reader/reader-tab';
import type { ReviewDialog } from '../review-dialog';
import { useOpenEye } from '../use-open-eye';
import { KeysPanel } from './keys-panel';
import { NoApplicationOpen, NoList } from './no-application';
import { PileRead, useNextPile } from './pile-read';
import s from './room.module.css';
import { RoomFooter } from './room-footer';
import { RoomHeader } from './room-header';
import { usePileRead } from './use-pile-read';
import { useRoom } from './use-room';
import { useRoomKeys } from './use-room-keys';

interface ReadingRoomProps {
  job: z.infer<typeof jobAds>['job'];
  fromDashboard: boolean;
}

/** A room of the window's height: list and reader scroll separately, the page does not. */
export function ReadingRoom({ job, fromDashboard }: ReadingRoomProps) {
  const t = useWords('applications');
  const navigate = useNavigate();
  const room = useRoom(job.id, () => end.close());
  const { address, change, found, open, previous, next, review, count, place } = room;
  const [dialog, setDialog] = useState<ReviewDialog | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const [tab, setTab] = useState<ReaderTab>(useLocation().hash === questionsHash ? 'questions' : 'letter');
  const [playing, setPlaying] = useState(0);
  const [help, setHelp] = useState(false);
  const [filters, setFilters] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { applications } = found;
  useOpenEye(open, tab, review.change);
  const narrowed = isFiltered(address);
  const end = usePileRead(job.id, narrowed ? undefined : found.whole?.new);
  const nextPile = useNextPile(job.id, end.isShown);
  const chosen = picked && applications.filter(({ id }) => picked.has(id));
  const placeText = place > 0 && count !== undefined ? t('one.place', { at: place, count }) : '';

  const step = (direction: 'previous' | 'next') => {
    if (end.isShown) return direction === 'previous' ? end.close() : undefined;
    const to = direction === 'next' ? next : previous;
    if (direction === 'next') end.moved('step');
    if (!to) return direction === 'next' && room.isNextComing ? room.awaitNext() : undefined;
    room.onStep(to, direction);
    room.show(to);
    const at = place + (direction === 'next' ? 1 : -1);
    const all = count ?? 0;
    setAnnouncement(`${to.user.name}, ${t('one.place', { at: Math.min(Math.max(at, 1), all), count: all })}`);
  };
  useLayoutEffect(() => {
    if (room.isNextAwaited && next) step('next');
  });
  /** Opens the next application after a decision, or the previous one at the end of the list. */
  const onDecided = () => {
    setDialog(null);
    end.moved('decision');
    if (picked) return setPicked(null);
    if (room.isNextComing) return room.awaitNext();
    if (next) room.onStep(next, 'next');
    room.show(next ?? previous);
  };
  const pick = () => {
    const now = new Set(picked);
    if (open && picked === null) now.add(open.id);
    else if (open && !now.delete(open.id)) now.add(open.id);
    setPicked(now);
  };
  const reopenAll = (applicants: readonly Application[]) => {
    setPicked(null);
    void review.reopenAll(applicants);
  };
  const escapes = help || picked !== null || playing > 0 || end.isShown;
  const keys = useRoomKeys({
    open: end.isShown ? undefined : open,
    chosen,
    tab,
    onTab: setTab,
    onDialog: setDialog,
    onStep: step,
    onRate: (stars) => {
      end.moved('rating');
      if (open) void review.rate(open, stars);
    },
    onReopen: () => void (open && review.reopen(open)),
    onReopenAll: reopenAll,
    onUndo: () => void review.undo(),
    onPick: pick,
    onPlay: () => {
      setTab('letter');
      setPlaying(playing === open?.id ? 0 : (open?.id ?? 0));
    },
    onSearch: () => setFilters(true),
    onHelp: () => setHelp(!help),
    onEnter: end.isShown && nextPile ? () => void navigate(nextPile.path) : undefined,
    onEscape:
      escapes && !filters
        ? () => {
            if (help) setHelp(false);
            else if (playing > 0) setPlaying(0);
            else if (picked) setPicked(null);
            else end.close();
          }
        : undefined,
  });
  const isReading = found.chosen !== undefined || end.isShown;
  const isEmpty = applications.length === 0 && !found.query.isPending;

  return (
    <div
      className={classes(s.room, isReading && s.isReading, isEmpty && s.isEmpty)}
      data-room
      data-reading={isReading ? 'person' : 'list'}
    >
      <RoomHeader
        job={job}
        fromDashboard={fromDashboard}
        room={room}
        filters={filters}
        onFilters={setFilters}
        text={
          narrowed && count !== undefined && room.whole
            ? t('list.of_whole', { count, whole: room.whole[address.state] })
            : ''
        }
      />
      <p className="hidden-visually" role="status">
        {announcement}
      </p>
      {found.query.error && !found.query.data ? (
        <NoList
          error={found.query.error}
          onRetry={() => void found.query.refetch()}
          onWithoutPostcode={() => change({ postcode: '' }, true)}
        />
      ) : (
        <div className={s.body}>
          <div className={s.column}>
            {found.isNotFound && (
              <p className={s.gone} role="status">
                {t('list.gone')}
              </p>
            )}
            {address.state === 'rejected' && <RejectionReasons key={count} jobId={job.id} />}
            <ApplicantList
              groups={room.groups}
              headings={
                hasGroups(address.state)
                  ? {
                      fresh: { title: t('list.fresh'), total: room.newCount },
                      judged: { title: t('list.judged'), total: difference(count, room.newCount) },
                    }
                  : { title: t(`list.tab_${address.state}`), total: count }
              }
              openId={end.isShown ? undefined : open?.id}
              hrefOf={(id) => room.hrefOf({ application: id })}
              onOpen={(application) => {
                end.close();
                room.show(application);
              }}
              picked={picked}
              onPick={setPicked}
              onStartPicking={() => setPicked(new Set())}
            />
            {found.query.isPending && <SkeletonRows />}
            {found.query.hasNextPage && (
              <Button
                kind="text"
                busy={found.query.isFetchingNextPage}
                className={s.more}
                onClick={() => void found.query.fetchNextPage()}
              >
                {t('list.more')}
              </Button>
            )}
          </div>
          <div className={s.reader}>
            {end.isShown ? (
              <PileRead
                jobId={job.id}
                next={nextPile}
                bestTo={room.hrefOf({ ...plainAddress, state: 'open', awaitsAnswer: true })}
                onBest={end.close}
                backTo={room.hrefOf({ application: 0 })}
                onBack={end.close}
                onWrite={(count, until) => setDialog({ kind: 'write-open', count, until })}
              />
            ) : open ? (
              <Applicant
                application={open}
                place={placeText}
                isFocused={!room.isWide && address.application > 0}
                backTo={room.hrefOf({ application: 0 })}
                previousTo={previous && room.hrefOf({ application: previous.id })}
                nextTo={next && room.hrefOf({ application: next.id })}
                onOpenPrevious={() => room.show(previous)}
                onOpenNext={() => room.show(next)}
                review={review}
                tab={tab}
                onTab={setTab}
                isPlaying={playing === open.id}
                onPlay={() => setPlaying(open.id)}
                onDialog={setDialog}
              />
            ) : (
              <NoApplicationOpen
                isNotFound={found.isNotFound}
                hasSome={applications.length > 0 || found.query.isPending}
                onClear={
                  narrowed && applications.length === 0
                    ? () => change({ ...plainAddress, state: address.state, sort: address.sort }, false)
                    : undefined
                }
              />
            )}
            {help && <KeysPanel keys={keys} onClose={() => setHelp(false)} />}
          </div>
          <ToastRows latestOnly className={s.undo} />
        </div>
      )}
      {chosen ? (
        <BulkBar
          all={applications}
          chosen={chosen}
          onChoose={(ids) => setPicked(new Set(ids))}
          onDialog={setDialog}
          onReopen={reopenAll}
          onEnd={() => setPicked(null)}
        />
      ) : (
        <RoomFooter
          previousTo={previous && room.hrefOf({ application: previous.id })}
          nextTo={end.isShown ? undefined : next && room.hrefOf({ application: next.id })}
          onStep={step}
          onHelp={() => setHelp(!help)}
          areKeysOn={keys.on}
          isPileRead={end.isShown}
          hasNextPile={nextPile !== undefined}
          place={end.isShown && count !== undefined ? t('one.place', { at: count, count }) : placeText}
          unread={room.unread}
        />
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

function difference(all: number | undefined, part: number | undefined): number | undefined {
  return all === undefined || part === undefined ? undefined : all - part;
}

/** Opens the room on the answers of the application in the address. */
const questionsHash = '#questions';

/** Lists of the other states have one group. */
function hasGroups(state: string): boolean {
  return state === 'all' || state === 'open';
}
