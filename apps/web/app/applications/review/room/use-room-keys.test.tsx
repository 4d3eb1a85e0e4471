import type { Application } from '@jobblik/contract/applications/applications.schema';
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type RoomActions, useRoomKeys } from './use-room-keys';

afterEach(cleanup);

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

function room(given: Partial<RoomActions>) {
  const actions = {
    open: undefined,
    chosen: null,
    tab: 'letter',
    onTab: vi.fn(),
    onDialog: vi.fn(),
    onStep: vi.fn(),
    onRate: vi.fn(),
    onReopen: vi.fn(),
    onReopenAll: vi.fn(),
    onUndo: vi.fn(),
    onPick: vi.fn(),
    onPlay: vi.fn(),
    onSearch: vi.fn(),
    onHelp: vi.fn(),
    onEnter: undefined,
    onEscape: undefined,
    ...given,
  } satisfies RoomActions;
  renderHook(() => useRoomKeys(actions));
  return actions;
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });

const [read, ane, bo] = [application(1), application(2), application(3, { reject: 2 })];
const withdrawn = application(4, { active: 0 });

test.each([
  ['s', { kind: 'ask' }],
  ['p', { kind: 'decide', decision: 'park' }],
  ['a', { kind: 'decide', decision: 'reject' }],
])('with several ticked %s is for all of them but the withdrawn, and not for who is open', (key, dialog) => {
  const { onDialog } = room({ open: read, chosen: [ane, bo, withdrawn] });
  press(key);
  expect(onDialog).toHaveBeenCalledExactlyOnceWith({ ...dialog, applicants: [ane, bo] });
});

test.each(['s', 'p', 'a'])('with nobody ticked yet %s does nothing', (key) => {
  const { onDialog } = room({ open: read, chosen: [] });
  press(key);
  expect(onDialog).not.toHaveBeenCalled();
});

test('without a choice A and S are for who is open', () => {
  const { onDialog } = room({ open: read });
  press('a');
  press('s');
  const applicants = [read];
  expect(onDialog).toHaveBeenNthCalledWith(1, { kind: 'decide', decision: 'reject', applicants });
  expect(onDialog).toHaveBeenNthCalledWith(2, { kind: 'ask', applicants });
});

test.each([
  ['c', 'cv'],
  ['q', 'questions'],
  ['f', 'history'],
] as const)('%s shows its part of the application, and the letter again', (key, tab) => {
  const there = room({ open: read });
  press(key);
  expect(there.onTab).toHaveBeenCalledExactlyOnceWith(tab);
  cleanup();
  const back = room({ open: read, tab });
  press(key);
  expect(back.onTab).toHaveBeenCalledExactlyOnceWith('letter');
});

test('Escape closes what lies uppermost, but not what is behind a dialog', () => {
  const onEscape = vi.fn();
  room({ open: read, onEscape });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  press('Escape');
  expect(onEscape).not.toHaveBeenCalled();
  dialog.remove();
  press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
});
