import type { Application } from '@jobblik/contract/applications/applications.schema';
import { expect, it } from 'vitest';
import type { ShownInbox } from './inbox-shown';
import { type InboxState, newInbox } from './inbox-state';
import { inboxKeys, keyEvent } from './keyboard';

const application = (id: number, part: Partial<Application> = {}) =>
  ({
    id,
    active: 1,
    reject: 0,
    v_status: 0,
    questions: [],
    attach: { apply_video_name: null },
    cv_video: null,
    ...part,
  }) as Partial<Application> as Application;
const person = application(1);
const withVideo = application(1, { attach: { apply_video_name: '/a.mp4' } as Application['attach'] });
const parked = application(1, { reject: 2 });
const withdrawn = application(4, { active: 0 });

interface Given {
  open?: Application | undefined;
  ticked?: readonly Application[];
  state?: Partial<InboxState>;
  nextAd?: string;
}
function press(key: string, { open = person, ticked, state, nextAd }: Given = {}) {
  const shown = { open, ticked: ticked ?? null, nextAd } as Partial<ShownInbox> as ShownInbox;
  return keyEvent(key, { ...newInbox('letter', false), ...state }, shown, 7);
}
const dialog = (value: object) => ({ type: 'dialog', dialog: value });
const finished = { finish: { phase: 'shown', hadNew: true, lastMove: 'stepped' } } as const;

it.each<[string, object | undefined, Given?]>([
  ['j', { type: 'step', direction: 'next' }],
  ['k', { type: 'step', direction: 'previous' }],
  ['0', { type: 'rate', stars: 0 }],
  ['5', { type: 'rate', stars: 5 }],
  ['3', undefined, { open: withdrawn }],
  ['6', undefined],
  ['s', dialog({ kind: 'ask', applicants: [person] })],
  ['p', dialog({ kind: 'decide', decision: 'park', applicants: [person] })],
  ['p', undefined, { open: parked }],
  ['a', dialog({ kind: 'decide', decision: 'reject', applicants: [person] })],
  ['r', dialog({ kind: 'decide', decision: 'reject', applicants: [person] })],
  ['a', undefined, { open: withdrawn }],
  ['g', { type: 'reopen', applicants: [parked] }, { open: parked }],
  ['g', undefined],
  ['i', dialog({ kind: 'interview', application: person })],
  ['i', undefined, { open: application(1, { v_status: 1 }) }],
  ['n', dialog({ kind: 'note', application: person })],
  ['v', { type: 'video_toggled' }, { open: withVideo }],
  ['v', undefined],
  ['c', { type: 'tab', tab: 'cv' }],
  ['c', { type: 'tab', tab: 'letter' }, { state: { tab: 'cv' } }],
  ['q', { type: 'tab', tab: 'questions' }],
  ['q', { type: 'tab', tab: 'letter' }, { state: { tab: 'questions' } }],
  ['f', { type: 'tab', tab: 'history' }],
  ['f', { type: 'tab', tab: 'letter' }, { state: { tab: 'history' } }],
  ['z', { type: 'undo', now: 7 }],
  ['x', { type: 'open_ticked' }],
  ['/', { type: 'filters', isOpen: true }],
  ['?', { type: 'help_toggled' }],
  ['enter', undefined],
  ['enter', { type: 'next_ad' }, { state: finished, nextAd: '/virksomhed/job/detalje/7/job_manage' }],
  ['enter', undefined, { state: finished }],
  ['n', undefined, { state: finished }],
  ['escape', undefined],
  ['escape', { type: 'escape' }, { state: { isHelpOpen: true } }],
  ['escape', undefined, { state: { isHelpOpen: true, areFiltersOpen: true } }],
])('%s is %o (%#)', (key, event, given) => {
  expect(press(key, given)).toEqual(event);
});

const [ane, bo] = [application(2), application(3, { reject: 2 })];

it.each([
  ['s', { kind: 'ask' }],
  ['p', { kind: 'decide', decision: 'park' }],
  ['a', { kind: 'decide', decision: 'reject' }],
])('with several ticked %s is for all of them but the withdrawn, and not for who is open', (key, value) => {
  expect(press(key, { ticked: [ane, bo, withdrawn] })).toEqual(dialog({ ...value, applicants: [ane, bo] }));
});

it('with several ticked G opens those again that are decided', () => {
  expect(press('g', { ticked: [ane, bo] })).toEqual({ type: 'reopen_ticked' });
  expect(press('g', { open: parked, ticked: [ane, withdrawn] })).toBeUndefined();
});

it.each(['s', 'p', 'a', 'g'])('with nobody ticked yet %s does nothing', (key) => {
  expect(press(key, { open: parked, ticked: [] })).toBeUndefined();
});

it('every key of the list does something, and is in it once', () => {
  const busy = { open: withVideo, state: finished, nextAd: '/' };
  const done = inboxKeys.filter((key) => press(key, busy) || press(key, { open: withVideo }));
  expect(done.length).toBe(inboxKeys.length - 1);
  expect(press('g', { open: parked })).toBeDefined();
  expect(new Set(inboxKeys).size).toBe(inboxKeys.length);
});
