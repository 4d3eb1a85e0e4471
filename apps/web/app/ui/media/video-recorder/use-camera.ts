import { useEffect, useState } from 'react';
import { type DeviceProblem, deviceProblem } from './device-problem';
import { ownFormat } from './recording-format';

export interface Devices {
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
}

/** Which of them to use; the browser's default when unset. */
export interface Chosen {
  camera?: string | undefined;
  microphone?: string | undefined;
}

export interface Camera {
  stream: MediaStream | null;
  problem: DeviceProblem | null;
  devices: Devices;
  /** The devices in use. */
  used: Chosen;
  choose(change: Chosen): void;
  retry(): void;
}

const none: Devices = { cameras: [], microphones: [] };
const storageKey = 'recording-devices';

/** Camera and microphone while the piece is on screen; both go off with it. The choice is remembered in this browser. */
export function useCamera(): Camera {
  const [chosen, setChosen] = useState<Chosen>(remembered);
  const [attempt, setAttempt] = useState(0);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<DeviceProblem | null>(null);
  const [devices, setDevices] = useState(none);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens them again
  useEffect(() => {
    let isMounted = true;
    let own: MediaStream | null = null;
    setProblem(null);
    void open(chosen).then((found) => {
      if ('problem' in found) {
        if (isMounted) setProblem(found.problem);
        return;
      }
      own = found.stream;
      if (!isMounted) return stop(own);
      setStream(own);
      setDevices(found.devices);
      for (const track of own.getTracks()) track.onended = () => isMounted && setProblem('lost');
    });
    return () => {
      isMounted = false;
      setStream(null);
      if (own) stop(own);
    };
  }, [chosen, attempt]);

  useEffect(() => {
    const onChange = () => void listDevices().then(setDevices);
    navigator.mediaDevices?.addEventListener('devicechange', onChange);
    return () => navigator.mediaDevices?.removeEventListener('devicechange', onChange);
  }, []);

  return {
    stream,
    problem,
    devices,
    used: {
      camera: stream?.getVideoTracks()[0]?.getSettings().deviceId,
      microphone: stream?.getAudioTracks()[0]?.getSettings().deviceId,
    },
    choose(change) {
      const next = { ...chosen, ...change };
      remember(next);
      setChosen(next);
    },
    retry: () => setAttempt((now) => now + 1),
  };
}

type Opened = { stream: MediaStream; devices: Devices } | { problem: DeviceProblem };

async function open(chosen: Chosen): Promise<Opened> {
  if (!navigator.mediaDevices?.getUserMedia || !ownFormat()) return { problem: 'unsupported' };
  try {
    return { stream: await ask(chosen), devices: await listDevices() };
  } catch (error) {
    const { cameras, microphones } = await listDevices();
    return { problem: deviceProblem(error, { cameras: cameras.length, microphones: microphones.length }) };
  }
}

/** A device that was chosen once and is not plugged in any more does not count. */
async function ask(chosen: Chosen): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints(chosen));
  } catch (error) {
    const isGone = error instanceof Error && error.name === 'OverconstrainedError';
    if (!isGone) throw error;
    remember({});
    return navigator.mediaDevices.getUserMedia(constraints({}));
  }
}

function constraints({ camera, microphone }: Chosen): MediaStreamConstraints {
  return {
    video: {
      width: { ideal: 1280 },
      height: { ideal: 720 },
      frameRate: { ideal: 30, max: 30 },
      ...(camera ? { deviceId: { exact: camera } } : { facingMode: 'user' }),
    },
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
      ...(microphone && { deviceId: { exact: microphone } }),
    },
  };
}

async function listDevices(): Promise<Devices> {
  try {
    const all = await navigator.mediaDevices.enumerateDevices();
    return {
      cameras: all.filter(({ kind }) => kind === 'videoinput'),
      microphones: all.filter(({ kind }) => kind === 'audioinput'),
    };
  } catch {
    // Only the lists are missing then; recording works with the browser's own choice.
    return none;
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}

function remembered(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Chosen;
  } catch {
    return {};
  }
}

function remember(chosen: Chosen): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(chosen));
  } catch {
    // Storage is full or switched off: the choice holds for this time.
    return;
  }
}
