import { useEffect, useState } from 'react';
import { type ChosenDevices, chosenDevices, openDevices } from '../chosen-devices';
import { type DeviceProblem, deviceProblem } from './device-problem';
import { ownFormat } from './recording-format';

export interface Devices {
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
}

export interface Camera {
  stream: MediaStream | null;
  problem: DeviceProblem | null;
  devices: Devices;
  /** The devices in use. */
  used: ChosenDevices;
  choose(change: ChosenDevices): void;
  retry(): void;
}

const constraints = {
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } },
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};
const none: Devices = { cameras: [], microphones: [] };
const remembered = chosenDevices('recording-devices');

/** Camera and microphone while the component is mounted. The chosen devices are stored in this browser. */
export function useCamera(): Camera {
  const [chosen, setChosen] = useState(remembered.read);
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
      remembered.write(next);
      setChosen(next);
    },
    retry: () => setAttempt((now) => now + 1),
  };
}

type Opened = { stream: MediaStream; devices: Devices } | { problem: DeviceProblem };

async function open(chosen: ChosenDevices): Promise<Opened> {
  if (!navigator.mediaDevices?.getUserMedia || !ownFormat()) return { problem: 'unsupported' };
  try {
    return {
      stream: await openDevices(chosen, { constraints, onGone: () => remembered.write({}) }),
      devices: await listDevices(),
    };
  } catch (error) {
    const { cameras, microphones } = await listDevices();
    return { problem: deviceProblem(error, { cameras: cameras.length, microphones: microphones.length }) };
  }
}

async function listDevices(): Promise<Devices> {
  try {
    const all = await navigator.mediaDevices.enumerateDevices();
    return {
      cameras: all.filter(({ kind }) => kind === 'videoinput'),
      microphones: all.filter(({ kind }) => kind === 'audioinput'),
    };
  } catch {
    // Only the lists are missing then; recording works with the browser's defaults.
    return none;
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}
