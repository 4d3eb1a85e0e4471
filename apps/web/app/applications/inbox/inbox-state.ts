import { type Decision, isNewApplication } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import type { ApplicationDocument } from './application-parts';
import { holdingWith, latestOf, offerChanges, type UndoEntry } from './decisions/undo-stack';
import { firstOf, type InboxSelection, type InboxView, shownIn, tickedToReopen } from './inbox-shown';
import type { InboxAddress } from './list/address';
import { noWalk, stepped } from './walk';

/** What the detail shows of an application. */
export type DetailTab = 'letter' | 'cv' | 'questions' | 'history';

/** The open dialog and whom it is about. */
export type InboxDialog =
  | { kind: 'decide'; decision: Decision; applicants: readonly Application[] }
  | { kind: 'ask'; applicants: readonly Application[] }
  | { kind: 'note' | 'answers' | 'video' | 'message' | 'interview'; application: Application }
  | { kind: 'write-open'; count: number; until: string }
  | { kind: 'document'; application: Application; document: ApplicationDocument };

/** Whether the end of the inbox is shown: once, when the last new application was judged here and the next one is opened. */
interface Finish {
  phase: 'pending' | 'shown' | 'over';
  /** There were new applications since the inbox was opened. */
  hadNew: boolean;
  /** The last action: went on from somebody with none new left, decided, or neither. */
  lastMove: 'stepped' | 'decided' | 'none';
}

/** What a person has chosen in the inbox, except for what the address holds: filters, order and the open application. */
export interface InboxState extends InboxSelection {
  tab: DetailTab;
  dialog: InboxDialog | null;
  /** Id of the application whose video plays; 0 for none. */
  playing: number;
  isHelpOpen: boolean;
  areFiltersOpen: boolean;
  finish: Finish;
  /** Decisions that can be undone, oldest first. */
  undoable: readonly UndoEntry[];
  /** The application that was stepped to, for screen readers. */
  announced: { name: string; at: number; count: number } | null;
}

/** `now` is in milliseconds since 1970. */
export type InboxEvent =
  | { type: 'drawn'; now: number }
  | { type: 'opened'; id: number }
  | { type: 'step'; direction: 'previous' | 'next' }
  | { type: 'address'; part: Partial<InboxAddress>; replace: boolean }
  | { type: 'tab'; tab: DetailTab }
  | { type: 'dialog'; dialog: InboxDialog | null }
  | { type: 'video_toggled' | 'help_toggled' | 'escape' | 'next_ad' | 'finish_closed' }
  | { type: 'filters'; isOpen: boolean }
  | { type: 'ticks'; ids: readonly number[] | null }
  | { type: 'ticked'; id: number }
  | { type: 'open_ticked' }
  | { type: 'rate'; stars: number }
  | { type: 'reopen'; applicants: readonly Application[] }
  | { type: 'reopen_ticked' | 'decided' }
  | { type: 'questions_sent'; count: number }
  | { type: 'undoable'; entry: UndoEntry; now: number }
  | { type: 'undo'; entry?: UndoEntry; now: number }
  | { type: 'undo_failed'; entry: UndoEntry; now: number }
  | { type: 'undone'; ids: readonly number[] };

/** Actions after an event, in this order. */
export type InboxEffect =
  | { type: 'address'; part: Partial<InboxAddress>; replace: boolean }
  | { type: 'rate'; application: Application; stars: number }
  | { type: 'reopen'; applicants: readonly Application[] }
  | { type: 'undo' | 'offer_undo' | 'withdraw_undo'; entry: UndoEntry }
  | { type: 'go'; path: string };

type Step = readonly [InboxState, readonly InboxEffect[]];

/** @param wasFinished the end was shown before in this tab of the browser */
export function newInbox(tab: DetailTab, wasFinished: boolean): InboxState {
  return {
    tab,
    dialog: null,
    ticked: null,
    playing: 0,
    isHelpOpen: false,
    areFiltersOpen: false,
    first: { list: '', id: 0 },
    opened: undefined,
    walk: noWalk,
    leaving: undefined,
    finish: { phase: wasFinished ? 'over' : 'pending', hadNew: false, lastMove: 'none' },
    undoable: [],
    announced: null,
  };
}

/** The next state of the inbox after an event, and the actions. */
export function inboxAfter(state: InboxState, event: InboxEvent, view: InboxView): Step {
  switch (event.type) {
    case 'drawn':
      return drawn(state, event.now, view);
    case 'opened':
      return opened({ ...state, finish: closed(state.finish) }, event.id, view);
    case 'step':
      return step(state, event.direction, view);
    case 'address':
      return [state, [{ type: 'address', part: event.part, replace: event.replace }]];
    case 'tab':
      return [{ ...state, tab: event.tab }, []];
    case 'dialog':
      return [{ ...state, dialog: event.dialog }, []];
    case 'video_toggled': {
      const id = shownIn(state, view).open?.id ?? 0;
      return [{ ...state, tab: 'letter', playing: state.playing === id ? 0 : id }, []];
    }
    case 'help_toggled':
      return [{ ...state, isHelpOpen: !state.isHelpOpen }, []];
    case 'filters':
      return [{ ...state, areFiltersOpen: event.isOpen }, []];
    case 'escape':
      return [withoutTopmost(state), []];
    case 'next_ad':
      return [state, view.nextAd ? [{ type: 'go', path: view.nextAd }] : []];
    case 'finish_closed':
      return [{ ...state, finish: closed(state.finish) }, []];
    case 'ticks':
      return [{ ...state, ticked: event.ids && new Set(event.ids) }, []];
    case 'ticked':
      return [{ ...state, ticked: toggled(state.ticked, event.id) }, []];
    case 'open_ticked': {
      const id = shownIn(state, view).open?.id;
      return [{ ...state, ticked: id === undefined ? new Set(state.ticked) : toggled(state.ticked, id) }, []];
    }
    case 'rate': {
      const { open } = shownIn(state, view);
      const finish: Finish = { ...state.finish, lastMove: 'none' };
      return [{ ...state, finish }, open ? [{ type: 'rate', application: open, stars: event.stars }] : []];
    }
    case 'reopen':
      return [state, [{ type: 'reopen', applicants: event.applicants }]];
    case 'reopen_ticked':
      return [{ ...state, ticked: null }, [{ type: 'reopen', applicants: tickedToReopen(state, view) }]];
    case 'decided':
      return decided(state, view);
    case 'questions_sent':
      return [{ ...state, dialog: null, ticked: event.count > 1 ? null : state.ticked }, []];
    case 'undoable':
    case 'undo_failed':
      return withUndoable(state, [...state.undoable, event.entry], event.now);
    case 'undo': {
      const entry = event.entry ?? latestOf(state.undoable, event.now);
      if (!entry || !state.undoable.includes(entry)) return [state, []];
      const others = state.undoable.filter((other) => other !== entry);
      const [next, effects] = withUndoable(state, others, event.now);
      return [next, [...effects, { type: 'undo', entry }]];
    }
    case 'undone': {
      const next = { ...state, finish: closed(state.finish) };
      const [only, ...others] = event.ids;
      // Undoing several leaves the open application.
      return only === undefined || others.length > 0 ? [next, []] : opened(next, only, view);
    }
  }
}

/**
 * Follows what is on screen now: who is open, whether the end is reached, which decisions were replaced elsewhere. Runs before
 * anything else can be decided: later it would take the list from before a decision for one after it.
 */
function drawn(state: InboxState, now: number, view: InboxView): Step {
  const { open, isNextDue } = shownIn(state, view);
  const { list } = view;
  const firstId = firstOf(state, view)?.id;
  const isFirstKnown = view.isPlaceholder || firstId === undefined;
  const hasFirst = state.first.list === list && state.first.id === firstId;
  const followed: InboxState = {
    ...state,
    first: isFirstKnown || hasFirst ? state.first : { list, id: firstId },
    opened: open?.id === state.opened?.id ? state.opened : open && { id: open.id, isNew: isNewApplication(open) },
    leaving: state.leaving === open?.id ? state.leaving : undefined,
    finish: finishWith(state.finish, view.newCount),
  };
  // A state that the server has not confirmed says nothing about earlier decisions.
  const confirmed = view.applications.filter(({ id }) => view.changes.get(id)?.reject === undefined);
  const holding = confirmed.reduce((all, { id, reject }) => holdingWith(all, id, reject), state.undoable);
  const [next, effects] = withUndoable(followed, holding, now);
  const [after, more] = isNextDue ? step(next, 'next', view) : [next, []];
  const isSame = (Object.keys(state) as (keyof InboxState)[]).every((key) => after[key] === state[key]);
  return [isSame ? state : after, [...effects, ...more]];
}

function opened(state: InboxState, id: number, view: InboxView): Step {
  const application = view.applications.find((one) => one.id === id);
  const effect: InboxEffect = { type: 'address', part: { application: id }, replace: false };
  if (!application || state.opened?.id === id) return [state, [effect]];
  return [{ ...state, opened: { id, isNew: isNewApplication(application) } }, [effect]];
}

function step(state: InboxState, direction: 'previous' | 'next', view: InboxView): Step {
  if (state.finish.phase === 'shown') {
    return [direction === 'previous' ? { ...state, finish: closed(state.finish) } : state, []];
  }
  const { open, previous, next, isNextComing, place, count = 0 } = shownIn(state, view);
  const to = direction === 'next' ? next : previous;
  const lastMove = view.newCount === 0 ? 'stepped' : 'none';
  const moved: InboxState = direction === 'next' ? { ...state, finish: { ...state.finish, lastMove } } : state;
  if (!to) return [direction === 'next' && isNextComing ? { ...moved, leaving: open?.id } : moved, []];
  const at = Math.min(Math.max(place + (direction === 'next' ? 1 : -1), 1), count);
  const walk = open ? stepped(state.walk, open.id, to.id, direction) : state.walk;
  return opened({ ...moved, walk, announced: { name: to.user.name, at, count } }, to.id, view);
}

/** After a decision the next application opens, or the previous one at the end of the list; after one about several none. */
function decided(state: InboxState, view: InboxView): Step {
  const after: InboxState = { ...state, dialog: null, finish: { ...state.finish, lastMove: 'decided' } };
  if (state.ticked) return [{ ...after, ticked: null }, []];
  const { open, previous, next, isNextComing } = shownIn(state, view);
  if (isNextComing) return [{ ...after, leaving: open?.id }, []];
  const to = next ?? previous;
  if (!to) return [after, []];
  const walk = open && next ? stepped(state.walk, open.id, next.id, 'next') : state.walk;
  return opened({ ...after, walk }, to.id, view);
}

/** Replaces the decisions that can be undone; offers exactly those that no later one covers. */
function withUndoable(state: InboxState, entries: readonly UndoEntry[], now: number): Step {
  if (entries === state.undoable) return [state, []];
  const undoable = entries.filter(({ until }) => until > now);
  const { offered, withdrawn } = offerChanges(state.undoable, undoable);
  return [
    { ...state, undoable },
    [
      ...withdrawn.map((entry): InboxEffect => ({ type: 'withdraw_undo', entry })),
      ...offered.map((entry): InboxEffect => ({ type: 'offer_undo', entry })),
    ],
  ];
}

/** @param newCount applications that nobody has judged; undefined while they are not known or a filter hides some */
function finishWith(finish: Finish, newCount: number | undefined): Finish {
  if (newCount !== undefined && newCount > 0) return finish.hadNew ? finish : { ...finish, hadNew: true };
  const isRead = finish.hadNew && newCount === 0 && finish.lastMove !== 'none';
  return isRead && finish.phase === 'pending' ? { ...finish, phase: 'shown' } : finish;
}

function closed(finish: Finish): Finish {
  return { ...finish, phase: finish.phase === 'shown' ? 'over' : finish.phase, lastMove: 'none' };
}

/** True while Escape closes a layer of the inbox; the filters close themselves. */
export function hasLayer({ isHelpOpen, ticked, playing, finish, areFiltersOpen }: InboxState): boolean {
  return !areFiltersOpen && (isHelpOpen || ticked !== null || playing > 0 || finish.phase === 'shown');
}

function withoutTopmost(state: InboxState): InboxState {
  if (!hasLayer(state)) return state;
  if (state.isHelpOpen) return { ...state, isHelpOpen: false };
  if (state.playing > 0) return { ...state, playing: 0 };
  if (state.ticked) return { ...state, ticked: null };
  return { ...state, finish: closed(state.finish) };
}

function toggled(ticked: ReadonlySet<number> | null, id: number): ReadonlySet<number> {
  const now = new Set(ticked);
  if (!now.delete(id)) now.add(id);
  return now;
}
