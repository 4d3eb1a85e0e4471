import { roomMessageSent } from '@jobblik/contract/rooms/rooms.events';
import type { RoomMessage } from '@jobblik/contract/rooms/rooms.schema';
import { createStore } from '../../platform/session/store';
import type { Call } from '../call/call';
import { type CallState, newCall } from '../call/call-state';

interface DemoCallOptions {
  ownName: string;
  /** Name of the other, fictitious person, who has no picture. */
  otherName: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A call of the demo: nobody else takes part, and nothing leaves the browser. */
export function startDemoCall({ ownName, otherName, now }: DemoCallOptions): Call {
  const me = 'self';
  const person = { microphone: true, camera: false, screen: false, away: false };
  const state = createStore<CallState>({
    ...newCall('demo'),
    phase: 'in',
    me,
    startedAt: now,
    view: {
      room_id: 'demo',
      revision: 1,
      transport: 'mesh',
      epoch: 0,
      participants: [
        { ...person, id: me, connection: 'demo', name: ownName, is_host: true },
        { ...person, id: 'other', connection: 'other', name: otherName, is_host: false },
      ],
      elapsed_ms: 0,
    },
  });
  const messages = createStore<readonly RoomMessage[]>([]);
  return {
    state,
    tracks: createStore({}),
    messages,
    onMuted: () => undefined,
    async send({ name }, payload) {
      if (name !== roomMessageSent.name) return;
      const { uuid, message } = payload as { uuid: string; message: string };
      const at = new Date().toISOString();
      messages.set((sent) => [
        ...sent,
        { uuid, message, action: 'message', participant_id: me, name: ownName, file: null, at },
      ]);
    },
    leave: () => state.set((call) => ({ ...call, phase: 'left', reason: 'left' })),
    end: async () => state.set((call) => ({ ...call, phase: 'left', reason: 'ended' })),
    measureLoss: async () => 0,
    stats: async () => [],
  };
}
