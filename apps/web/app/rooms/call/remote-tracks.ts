import { createStore, type Store } from '../../platform/session/store';
import type { TrackKind } from './local-media';

export type TracksOf = Readonly<Partial<Record<TrackKind, MediaStreamTrack>>>;
export type RemoteTracks = Readonly<Record<string, TracksOf>>;

export interface RemoteTrackStore {
  store: Store<RemoteTracks>;
  set(participantId: string, kind: TrackKind, track: MediaStreamTrack): void;
  drop(participantId: string): void;
  clear(): void;
}

/** Tracks of the others, by participant. */
export function createRemoteTracks(): RemoteTrackStore {
  const store = createStore<RemoteTracks>({});
  return {
    store,
    set: (id, kind, track) => store.set((now) => ({ ...now, [id]: { ...now[id], [kind]: track } })),
    drop: (id) => store.set(({ [id]: _gone, ...rest }) => rest),
    clear: () => store.set({}),
  };
}
