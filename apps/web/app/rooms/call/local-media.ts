import { audioSettings } from '@jobblik/contract/rooms/rooms.rules';
import { createStore, type Store } from '../../platform/session/store';
import { type ChosenDevices, chosenDevices, openDevices } from '../../ui/media/chosen-devices';
import { type DeviceProblem, deviceProblem } from '../../ui/media/video-recorder/device-problem';

export type TrackKind = 'audio' | 'camera' | 'screen';

export interface LocalMediaState {
  audio: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  /** The microphone track is open; it stays open while muted, so that unmuting is immediate. */
  isMuted: boolean;
  problem: DeviceProblem | null;
  chosen: ChosenDevices;
  cameras: readonly MediaDeviceInfo[];
  microphones: readonly MediaDeviceInfo[];
  speakers: readonly MediaDeviceInfo[];
  isOpening: boolean;
}

export interface LocalMedia {
  state: Store<LocalMediaState>;
  /** Opens camera and microphone, if they exist; `problem` is the reason of a failure. */
  open(): Promise<void>;
  choose(change: ChosenDevices): Promise<void>;
  /** Reads the list of devices again. */
  listDevices(): Promise<void>;
  setMuted(isMuted: boolean): Promise<void>;
  setCamera(isOn: boolean): Promise<void>;
  /** Throws the browser's error, also if the person cancels. */
  startScreen(): Promise<void>;
  stopScreen(): void;
  /** Stops all tracks, which turns the camera's light off. */
  stopAll(): void;
  /** Called for each track that starts or ends, with null after an end. */
  onTrack(listener: (kind: TrackKind, track: MediaStreamTrack | null) => void): () => void;
}

const video = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 25, max: 30 } };
const remembered = chosenDevices('room-devices');

/** The local camera, microphone and screen, for a page with a room. */
export function createLocalMedia(): LocalMedia {
  const state = createStore<LocalMediaState>({
    audio: null,
    camera: null,
    screen: null,
    isMuted: false,
    problem: null,
    chosen: remembered.read(),
    cameras: [],
    microphones: [],
    speakers: [],
    isOpening: false,
  });
  const listeners = new Set<(kind: TrackKind, track: MediaStreamTrack | null) => void>();
  /** Counts up with `stopAll`: requests from before it do not open a track afterwards. */
  let life = 0;
  const change = (some: Partial<LocalMediaState>) => state.set((now) => ({ ...now, ...some }));

  function setTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    const before = state.get()[kind];
    if (before && before !== track) {
      before.onended = null;
      before.stop();
    }
    if (track) track.onended = () => state.get()[kind] === track && lost(kind);
    if (kind === 'audio' && track) track.enabled = !state.get().isMuted;
    change({ [kind]: track });
    for (const listener of listeners) listener(kind, track);
  }

  /** A device was unplugged, or the person ended the sharing in the browser's own bar. */
  function lost(kind: TrackKind): void {
    setTrack(kind, null);
    if (kind !== 'screen') change({ problem: 'lost' });
  }

  async function ask(kinds: readonly ('audio' | 'camera')[]): Promise<void> {
    const lifeAtStart = life;
    const constraints = {
      ...(kinds.includes('audio') && { audio: audioSettings }),
      ...(kinds.includes('camera') && { video }),
    };
    const stream = await openDevices(state.get().chosen, { constraints });
    for (const track of stream.getTracks()) {
      if (lifeAtStart === life) setTrack(track.kind === 'audio' ? 'audio' : 'camera', track);
      else track.stop();
    }
  }

  async function list(): Promise<void> {
    const all = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
    const of = (kind: MediaDeviceKind) => all.filter((device) => device.kind === kind && device.deviceId !== '');
    change({ cameras: of('videoinput'), microphones: of('audioinput'), speakers: of('audiooutput') });
  }

  async function attempt(kinds: readonly ('audio' | 'camera')[]): Promise<DeviceProblem | null> {
    try {
      if (!navigator.mediaDevices?.getUserMedia) return 'unsupported';
      await ask(kinds);
      return null;
    } catch (error) {
      await list();
      const { cameras, microphones } = state.get();
      return deviceProblem(error, { cameras: cameras.length, microphones: microphones.length });
    }
  }

  return {
    state,
    async open() {
      change({ isOpening: true, problem: null });
      let problem = await attempt(['audio', 'camera']);
      // If both together fail, each is tried alone.
      if (problem && problem !== 'denied' && problem !== 'unsupported') {
        const [audioProblem, cameraProblem] = [await attempt(['audio']), await attempt(['camera'])];
        problem = audioProblem || cameraProblem ? problem : null;
      }
      if (problem !== 'unsupported') await list();
      change({ isOpening: false, problem });
    },
    async choose(chosen) {
      const before = state.get();
      const next = { ...before.chosen, ...chosen };
      remembered.write(next);
      change({ chosen: next });
      const kinds: ('audio' | 'camera')[] = [];
      if (chosen.microphone) kinds.push('audio');
      if (chosen.camera && before.camera) kinds.push('camera');
      if (kinds.length > 0) change({ problem: await attempt(kinds) });
    },
    listDevices: list,
    async setMuted(isMuted) {
      change({ isMuted });
      const { audio } = state.get();
      if (audio) {
        audio.enabled = !isMuted;
        for (const listener of listeners) listener('audio', audio);
      } else if (!isMuted) change({ problem: await attempt(['audio']) });
    },
    async setCamera(isOn) {
      if (!isOn) setTrack('camera', null);
      else if (!state.get().camera) change({ problem: await attempt(['camera']) });
    },
    async startScreen() {
      const lifeAtStart = life;
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: false });
      const [track] = stream.getVideoTracks();
      if (!track) return;
      if (lifeAtStart === life) setTrack('screen', track);
      else track.stop();
    },
    stopScreen: () => setTrack('screen', null),
    stopAll() {
      life += 1;
      for (const kind of ['audio', 'camera', 'screen'] as const) setTrack(kind, null);
    },
    onTrack(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
