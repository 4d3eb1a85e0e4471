import type { Decision } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect } from 'react';
import { mayInvite } from '../may-invite';
import type { ReaderTab } from '../reader/reader-tab';
import { type ReviewDialog, videoOf } from '../review-dialog';
import { type KeyActions, useReviewKeys } from '../use-review-keys';

export interface RoomActions {
  open: Application | undefined;
  /** The ones that are ticked; null outside of selecting. */
  chosen: readonly Application[] | null;
  tab: ReaderTab;
  onTab: (tab: ReaderTab) => void;
  onDialog: (dialog: ReviewDialog) => void;
  onStep: (direction: 'previous' | 'next') => void;
  onRate: (stars: number) => void;
  onReopen: () => void;
  onReopenAll: (applicants: readonly Application[]) => void;
  onUndo: () => void;
  onPick: () => void;
  onPlay: () => void;
  onSearch: () => void;
  onHelp: () => void;
  onEnter: (() => void) | undefined;
  /** Closes the topmost layer. */
  onEscape: (() => void) | undefined;
}

/** The keys of the room. With several ticked, questions, decisions and opening again are for those; the rest is for who is open. */
export function useRoomKeys(room: RoomActions) {
  const { open, chosen, tab, onTab, onDialog } = room;
  const toTab = (to: ReaderTab) => () => onTab(tab === to ? 'letter' : to);
  const decide = (decision: Decision): (() => void) | undefined => {
    const reject = decision === 'park' ? rejectState.parked : rejectState.rejected;
    const applicants = chosen ?? (open && open.reject !== reject ? [open] : []);
    return someActive(applicants) && (() => onDialog({ kind: 'decide', decision, applicants: active(applicants) }));
  };
  const decided = active(chosen ?? []).filter(({ reject }) => reject !== rejectState.open);
  const recipients = chosen ?? (open ? [open] : []);
  const ofPerson: KeyActions =
    open?.active === 1
      ? {
          ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((stars) => [String(stars), () => room.onRate(stars)])),
          i: mayInvite(open) ? () => onDialog({ kind: 'interview', application: open }) : undefined,
          n: () => onDialog({ kind: 'note', application: open }),
          g: open.reject === rejectState.open ? undefined : room.onReopen,
          v: videoOf(open) ? room.onPlay : undefined,
        }
      : {};
  const keys = useReviewKeys({
    j: () => room.onStep('next'),
    k: () => room.onStep('previous'),
    s: someActive(recipients) && (() => onDialog({ kind: 'ask', applicants: active(recipients) })),
    p: decide('park'),
    a: decide('reject'),
    r: decide('reject'),
    c: toTab('cv'),
    q: toTab('questions'),
    f: toTab('history'),
    z: room.onUndo,
    x: room.onPick,
    '/': room.onSearch,
    '?': room.onHelp,
    enter: room.onEnter,
    ...ofPerson,
    ...(chosen && { g: decided.length > 0 ? () => room.onReopenAll(decided) : undefined }),
  });
  useEscape(room.onEscape);
  return keys;
}

const active = (applicants: readonly Application[]) => applicants.filter((one) => one.active === 1);
const someActive = (applicants: readonly Application[]) => (active(applicants).length > 0 ? true : undefined);

/** Escape works in fields and with the keys switched off too; dialogs close themselves. */
function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
}
