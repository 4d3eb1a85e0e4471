import { useCallback, useEffect, useRef, useState } from 'react';
import { ownFormat } from './recording-format';

export interface Recording {
  blob: Blob;
  extension: 'mp4' | 'webm';
  seconds: number;
}

interface Options {
  stream: MediaStream | null;
  maxSeconds: number;
  onDone: (recording: Recording) => void;
}

export interface Recorder {
  state: 'idle' | 'recording' | 'paused';
  /** Recorded seconds, without pauses. */
  seconds: number;
  start(): void;
  pause(): void;
  resume(): void;
  /** Stops; the recording is passed to `onDone`. */
  stop(): void;
}

const bitRates = { videoBitsPerSecond: 2_500_000, audioBitsPerSecond: 96_000 };
const tickMs = 200;

/** Records a stream. It ends automatically after `maxSeconds`, and when camera or microphone are lost. */
export function useRecording({ stream, maxSeconds, onDone }: Options): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const clock = useRef(newClock());
  const done = useRef(onDone);
  done.current = onDone;

  const stop = useCallback(() => {
    if (recorder.current?.state !== 'inactive') recorder.current?.stop();
  }, []);

  useEffect(() => {
    if (state !== 'recording') return;
    const timer = setInterval(() => {
      const now = clock.current.seconds();
      setSeconds(Math.min(now, maxSeconds));
      if (now >= maxSeconds) stop();
    }, tickMs);
    return () => clearInterval(timer);
  }, [state, maxSeconds, stop]);

  // Leaving the screen discards the recording.
  useEffect(
    () => () => {
      const own = recorder.current;
      if (!own) return;
      own.onstop = null;
      if (own.state !== 'inactive') own.stop();
    },
    [],
  );

  function start(): void {
    const format = ownFormat();
    if (!stream || !format) return;
    const parts: Blob[] = [];
    const own = new MediaRecorder(stream, { mimeType: format.mimeType, ...bitRates });
    own.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data);
    };
    own.onstop = () => {
      const recorded = Math.min(clock.current.seconds(), maxSeconds);
      recorder.current = null;
      setState('idle');
      const type = format.mimeType.split(';')[0] ?? '';
      done.current({ blob: new Blob(parts, { type }), extension: format.extension, seconds: recorded });
    };
    recorder.current = own;
    clock.current = newClock();
    clock.current.run();
    setSeconds(0);
    setState('recording');
    own.start(1000);
  }

  return {
    state,
    seconds,
    start,
    stop,
    pause() {
      recorder.current?.pause();
      clock.current.pause();
      setState('paused');
    },
    resume() {
      recorder.current?.resume();
      clock.current.run();
      setState('recording');
    },
  };
}

/** A stopwatch that can be paused. */
function newClock() {
  let before = 0;
  let since: number | null = null;
  const seconds = () => (before + (since === null ? 0 : performance.now() - since)) / 1000;
  return {
    seconds,
    run() {
      since ??= performance.now();
    },
    pause() {
      before = seconds() * 1000;
      since = null;
    },
  };
}
