import type { Application } from '@jobblik/contract/applications/applications.schema';
import { describe, expect, it } from 'vitest';
import type { UndoEntry } from './decisions/undo-stack';
import { type InboxView, shownIn } from './inbox-shown';
import { hasLayer, type InboxEvent, type InboxState, inboxAfter, newInbox } from './inbox-state';
import { addressQuery, type InboxAddress, plainAddress } from './list/address';

const now = 1_000;
const [open, rejected, parked] = [0, 1, 2];

const application = (id: number, part: Partial<Application> = {}) =>
  ({
    id,
    active: 1,
    reject: open,
    rating_point: 0,
    user: { name: `Ansøger ${id}` },
    ...part,
  }) as Application;
const judged = (id: number) => application(id, { rating_point: 3 });

interface Given extends Partial<InboxView> {
  state?: InboxAddress['state'];
}
/** A wide window with these applications, all of which are loaded; `chosen` is the one in the address. */
function viewOf(applications: readonly Application[], { state = 'all', chosen, ...given }: Given = {}): InboxView {
  const counts = {
    all: applications.length,
    open: applications.length,
    parked: 0,
    rejected: 0,
    new: applications.filter(({ rating_point, reject }) => rating_point === 0 && reject === open).length,
  };
  const address = { ...plainAddress, state, application: chosen?.id ?? 0 };
  return {
    address,
    list: addressQuery({ ...address, application: 0 }),
    applications,
    changes: new Map(),
    isPlaceholder: false,
    chosen,
    isNotFound: false,
    counts,
    whole: counts,
    newCount: counts.new,
    isWide: true,
    nextAd: undefined,
    ...given,
  };
}

/** Applies pairs of an event and what is on screen when it happens; effects as short texts. */
function run(start: InboxState, steps: readonly (readonly [InboxEvent, InboxView])[]) {
  let state = start;
  const done: string[][] = [];
  for (const [event, view] of steps) {
    const [next, effects] = inboxAfter(state, event, view);
    state = next;
    done.push(
      effects.map((effect) => {
        if (effect.type === 'address') return `open ${effect.part.application}`;
        if ('entry' in effect) return `${effect.type} ${effect.entry.text}`;
        if (effect.type === 'rate') return `rate ${effect.application.id} ${effect.stars}`;
        if (effect.type === 'reopen') return `reopen ${effect.applicants.map(({ id }) => id).join(' ')}`;
        return `go ${effect.path}`;
      }),
    );
  }
  return { state, done };
}
const drawn: InboxEvent = { type: 'drawn', now };
const next: InboxEvent = { type: 'step', direction: 'next' };
const previous: InboxEvent = { type: 'step', direction: 'previous' };
const inbox = (part: Partial<InboxState> = {}): InboxState => ({ ...newInbox('letter', false), ...part });
/** The inbox after it was drawn. */
const at = (view: InboxView, part: Partial<InboxState> = {}) => run(inbox(part), [[drawn, view]]).state;

describe('selection', () => {
  const [one, two, three] = [application(1), application(2), application(3)];
  const all = [one, two, three];

  it('drawing the same again changes nothing', () => {
    const state = at(viewOf(all));
    expect(inboxAfter(state, drawn, viewOf(all))).toEqual([state, []]);
    expect(inboxAfter(state, drawn, viewOf(all))[0]).toBe(state);
  });

  it('before one is chosen the first is open, where the detail stands beside the list', () => {
    expect(shownIn(inbox(), viewOf(all)).open?.id).toBe(1);
    expect(shownIn(inbox(), viewOf(all, { isWide: false })).open).toBeUndefined();
    expect(shownIn(inbox(), viewOf([])).open).toBeUndefined();
  });

  it.each([
    ['newer ones arrive above it', viewOf([application(9), ...all]), 1],
    ['other filters are being loaded', viewOf([two, one], { state: 'open', isPlaceholder: true }), 1],
    ['other filters are loaded', viewOf([two, one], { state: 'open' }), 2],
    ['it has left the list', viewOf([two, three]), 2],
  ])('the first that is open when %s', (_, view, id) => {
    expect(shownIn(at(viewOf(all)), view).open?.id).toBe(id);
  });

  it('a row that is clicked opens, and the end goes', () => {
    const finish = { phase: 'shown', hadNew: true, lastMove: 'stepped' } as const;
    const { state, done } = run(inbox({ finish }), [[{ type: 'opened', id: 2 }, viewOf(all)]]);
    expect(done).toEqual([['open 2']]);
    expect([state.opened, state.finish.phase]).toEqual([{ id: 2, isNew: true }, 'over']);
  });

  it('steps to the rows beside, says where, and stays at the ends', () => {
    const middle = viewOf(all, { chosen: two });
    const { state, done } = run(at(middle), [[next, middle]]);
    expect(done).toEqual([['open 3']]);
    expect(state.announced).toEqual({ name: 'Ansøger 3', at: 3, count: 3 });
    expect(run(at(middle), [[previous, middle]]).done).toEqual([['open 1']]);
    const last = viewOf(all, { chosen: three });
    expect(run(at(last), [[next, last]]).done).toEqual([[]]);
  });

  it('who was rated stays in place until the next one is opened, and "previous" leads back', () => {
    const start = at(viewOf(all, { chosen: one }));
    const rated = [judged(1), two, three];
    const { state, done } = run(start, [
      [drawn, viewOf(rated, { chosen: judged(1) })],
      [next, viewOf(rated, { chosen: judged(1) })],
      [drawn, viewOf(rated, { chosen: two })],
      [previous, viewOf(rated, { chosen: two })],
    ]);
    expect(done).toEqual([[], ['open 2'], [], ['open 1']]);
    const { groups } = shownIn(state, viewOf(rated, { chosen: two }));
    expect(groups.fresh.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('waits for new ones that are not loaded yet, before it goes to those that are judged', () => {
    const loaded = viewOf([one, judged(5)], { chosen: one });
    const partly = { ...loaded, counts: { all: 3, open: 3, parked: 0, rejected: 0, new: 2 } };
    const waiting = run(at(partly), [
      [next, partly],
      [drawn, partly],
    ]);
    expect(waiting.done).toEqual([[], []]);
    const whole = viewOf([one, two, judged(5)], { chosen: one });
    expect(run(waiting.state, [[drawn, whole]]).done).toEqual([['open 2']]);
    // Somebody else was opened meanwhile.
    const other = viewOf([one, two, judged(5)], { chosen: judged(5) });
    expect(run(waiting.state, [[drawn, other]])).toMatchObject({ done: [[]], state: { leaving: undefined } });
  });

  it('from an application that the ad does not have, "next" opens the first', () => {
    const view = viewOf(all, { isNotFound: true, isWide: false });
    expect(run(at(view), [[next, view]]).done).toEqual([['open 1']]);
  });
});

describe('after a decision', () => {
  const all = [application(1), application(2), application(3)];
  const deciding = { dialog: { kind: 'decide', decision: 'park', applicants: [] } } as const;

  it.each([
    ['the next one opens', 2, {}, ['open 3']],
    ['the previous one opens at the end', 3, {}, ['open 2']],
    ['of several none opens, and selecting ends', 2, { ticked: new Set([1, 2]) }, []],
  ])('%s', (_, id, part, effects) => {
    const view = viewOf(all, { chosen: application(id) });
    const { state, done } = run(at(view, { ...deciding, ...part }), [[{ type: 'decided' }, view]]);
    expect(done).toEqual([effects]);
    expect([state.dialog, state.ticked]).toEqual([null, null]);
  });
});

describe('ticks', () => {
  const view = viewOf([application(1), application(2, { reject: rejected }), application(3, { active: 0, reject: 1 })]);

  it.each<[string, ReadonlySet<number> | null, InboxEvent, readonly number[] | null]>([
    ['selecting begins with nobody', null, { type: 'ticks', ids: [] }, []],
    ['X begins with the open one', null, { type: 'open_ticked' }, [1]],
    ['X takes the open one out', new Set([1, 2]), { type: 'open_ticked' }, [2]],
    ['a row is ticked', new Set([1]), { type: 'ticked', id: 2 }, [1, 2]],
    ['a row is ticked again', new Set([1, 2]), { type: 'ticked', id: 2 }, [1]],
    ['selecting ends', new Set([1]), { type: 'ticks', ids: null }, null],
    ['questions to several end it', new Set([1, 2]), { type: 'questions_sent', count: 2 }, null],
    ['questions to one do not', new Set([1]), { type: 'questions_sent', count: 1 }, [1]],
    ['opening again ends it', new Set([1, 2]), { type: 'reopen_ticked' }, null],
  ])('%s', (_, ticked, event, expected) => {
    const { state } = run(inbox({ ticked }), [[event, view]]);
    expect(state.ticked && [...state.ticked]).toEqual(expected);
  });

  it('only those that are decided and not withdrawn are opened again', () => {
    expect(run(inbox({ ticked: new Set([1, 2, 3]) }), [[{ type: 'reopen_ticked' }, view]]).done).toEqual([
      ['reopen 2'],
    ]);
  });
});

describe('undo', () => {
  const entry = (text: string, reject: number, until: number, ...ids: number[]): UndoEntry => ({
    of: new Map(ids.map((id) => [id, { decisionId: id * 10 + reject, before: open }])),
    reject,
    text,
    sends: true,
    until,
  });
  const view = viewOf([application(1, { reject: rejected }), application(2, { reject: parked })]);
  const add = (one: UndoEntry, when = now): [InboxEvent, InboxView] => [
    { type: 'undoable', entry: one, now: when },
    view,
  ];
  const undo = (when = now): [InboxEvent, InboxView] => [{ type: 'undo', now: when }, view];
  const [a, b] = [entry('parked 1', parked, 9_000, 1), entry('rejected 1', rejected, 9_500, 1)];

  it('goes back step by step; a notice that was replaced comes back', () => {
    expect(run(inbox(), [add(a), add(b), undo(), undo(), undo()]).done).toEqual([
      ['offer_undo parked 1'],
      ['withdraw_undo parked 1', 'offer_undo rejected 1'],
      ['withdraw_undo rejected 1', 'offer_undo parked 1', 'undo rejected 1'],
      ['withdraw_undo parked 1', 'undo parked 1'],
      [],
    ]);
  });

  it('each lasts its own time', () => {
    expect(run(inbox(), [add(a), add(b), undo(9_200), undo(9_200)]).done.slice(2)).toEqual([
      ['withdraw_undo rejected 1', 'undo rejected 1'],
      [],
    ]);
    expect(run(inbox(), [add(a), undo(9_000)]).done[1]).toEqual([]);
  });

  it('a notice undoes its own decision once, and is there again when that fails', () => {
    const own: InboxEvent = { type: 'undo', entry: a, now };
    const failed: InboxEvent = { type: 'undo_failed', entry: a, now };
    expect(run(inbox(), [add(a), [own, view], [own, view], [failed, view], undo()]).done.slice(1)).toEqual([
      ['withdraw_undo parked 1', 'undo parked 1'],
      [],
      ['offer_undo parked 1'],
      ['withdraw_undo parked 1', 'undo parked 1'],
    ]);
  });

  it('a decision that another window has replaced cannot be undone, unless the server has not confirmed the state', () => {
    const elsewhere = viewOf([application(1)]);
    const unconfirmed = { ...elsewhere, changes: new Map([[1, { reject: open }]]) };
    expect(run(inbox(), [add(b), [drawn, unconfirmed], [drawn, elsewhere]]).done.slice(1)).toEqual([
      [],
      ['withdraw_undo rejected 1'],
    ]);
  });

  it.each([
    ['one opens its application', [2], ['open 2']],
    ['several leave who is open', [1, 2], []],
  ])('undoing %s, and the end goes', (_, ids, effects) => {
    const finish = { phase: 'shown', hadNew: true, lastMove: 'decided' } as const;
    const { state, done } = run(inbox({ finish }), [[{ type: 'undone', ids }, view]]);
    expect([done, state.finish.phase]).toEqual([[effects], 'over']);
  });
});

describe('the end', () => {
  const [one, two] = [application(1), application(2)];
  const before = viewOf([one, judged(2)], { chosen: one });
  const done = viewOf([judged(1), judged(2)], { chosen: judged(1) });
  const phase = (start: InboxState, ...steps: [InboxEvent, InboxView][]) => run(start, steps).state.finish.phase;
  const rate: InboxEvent = { type: 'rate', stars: 4 };

  it('is shown when the next one is opened after the last new one was rated', () => {
    expect(phase(at(before), [rate, before], [drawn, done])).toBe('pending');
    expect(phase(at(before), [rate, before], [drawn, done], [next, done], [drawn, done])).toBe('shown');
  });

  it('is shown right after the last new one was decided', () => {
    expect(phase(at(before), [{ type: 'decided' }, before], [drawn, done])).toBe('shown');
  });

  it('is not shown by a rating after an earlier decision', () => {
    const two_new = viewOf([one, two], { chosen: one });
    const decided: InboxEvent = { type: 'decided' };
    expect(phase(at(two_new), [decided, two_new], [drawn, before], [rate, before], [drawn, done])).toBe('pending');
  });

  it.each([
    ['where nobody was new', at(done), [next, done]],
    ['while a filter hides some', at(before), [next, { ...done, newCount: undefined }]],
    ['a second time', at(before, newInbox('letter', true)), [next, done]],
  ] as [string, InboxState, [InboxEvent, InboxView]][])('is not shown %s', (_, start, step) => {
    expect(phase(start, step, [drawn, step[1]])).not.toBe('shown');
  });

  it('only closes by a step back, and Enter leads to the next ad', () => {
    const ended = run(at(before), [
      [{ type: 'decided' }, before],
      [drawn, done],
    ]).state;
    expect(phase(ended, [next, done])).toBe('shown');
    expect(phase(ended, [previous, done], [drawn, done])).toBe('over');
    const toNext = { ...done, nextAd: '/virksomhed/job/detalje/7/job_manage' };
    expect(run(ended, [[{ type: 'next_ad' }, toNext]]).done).toEqual([['go /virksomhed/job/detalje/7/job_manage']]);
    expect(run(ended, [[{ type: 'next_ad' }, done]]).done).toEqual([[]]);
  });
});

describe('layers and tabs', () => {
  const view = viewOf([application(1)]);

  it('Escape closes the uppermost layer, one at a time', () => {
    const finish = { phase: 'shown', hadNew: true, lastMove: 'none' } as const;
    let state = inbox({ isHelpOpen: true, playing: 1, ticked: new Set([1]), finish });
    const open: (string | boolean)[][] = [];
    while (hasLayer(state)) {
      const { isHelpOpen, playing, ticked } = state;
      open.push([isHelpOpen && 'help', playing > 0 && 'video', ticked !== null && 'ticks'].filter(Boolean));
      state = run(state, [[{ type: 'escape' }, view]]).state;
    }
    expect(open).toEqual([['help', 'video', 'ticks'], ['video', 'ticks'], ['ticks'], []]);
    expect(state.finish.phase).toBe('over');
  });

  it('the filters close themselves', () => {
    const { state } = run(inbox({ ticked: new Set() }), [[{ type: 'filters', isOpen: true }, view]]);
    expect(hasLayer(state)).toBe(false);
    expect(run(state, [[{ type: 'escape' }, view]]).state).toBe(state);
  });

  it('a video plays beside the letter, and stops by the same key', () => {
    const { state } = run(at(view, { tab: 'cv' }), [[{ type: 'video_toggled' }, view]]);
    expect([state.tab, state.playing]).toEqual(['letter', 1]);
    expect(run(state, [[{ type: 'video_toggled' }, view]]).state.playing).toBe(0);
  });

  it('filters are in the address; what is typed replaces the entry of the history', () => {
    const part = { keyword: 'surdej', application: 0 };
    expect(inboxAfter(inbox(), { type: 'address', part, replace: true }, view)[1]).toEqual([
      { type: 'address', part, replace: true },
    ]);
  });
});
