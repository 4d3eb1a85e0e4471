import { parseCv } from '@jobblik/contract/documents/cv-parse.api';
import { cvParseProgress } from '@jobblik/contract/documents/cv-parse.events';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { sendApi } from '../../platform/api/api';
import { isSocketUp, useSocketEvent, useSocketUp } from '../../platform/api/socket';

export type Parsed = CallAnswer<typeof parseCv>;

/** Progress: the share that is sent, then the pages that are read from pictures, if there are any. */
export type ParsingStep = { sent: number } | { done: number; pages: number };

interface Parsing {
  file: File | null;
  /** Null while nothing is sent or read. */
  step: ParsingStep | null;
  problem: unknown;
  found: Parsed | null;
  /** Reads a file; null resets. */
  read(file: File | null): void;
  /** Cancels reading. */
  stop(): void;
}

/** How long a file waits for the socket connection, which reports its progress, in milliseconds. */
const patience = 2_000;

/** Reads one CV at a time; a new file, {@link Parsing.stop} or leaving the screen cancels the previous one. */
export function useParsing(): Parsing {
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<ParsingStep | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [found, setFound] = useState<Parsed | null>(null);
  const current = useRef<{ id: string; giveUp: AbortController } | null>(null);
  useEffect(() => () => current.current?.giveUp.abort(), []);
  const onProgress = useCallback(({ progress_id, done, pages }: z.infer<typeof cvParseProgress.payload>) => {
    if (progress_id === current.current?.id) setStep({ done, pages });
  }, []);
  useSocketEvent(cvParseProgress, onProgress);
  const live = useLiveConnectionSoon();
  const stop = () => {
    current.current?.giveUp.abort();
    current.current = null;
    setFile(null);
    setStep(null);
    setProblem(null);
    setFound(null);
  };
  const send = async (chosen: File) => {
    const own = { id: crypto.randomUUID(), giveUp: new AbortController() };
    current.current = own;
    setFile(chosen);
    setStep({ sent: 0 });
    const options = { signal: own.giveUp.signal, onProgress: (sent: number) => setStep({ sent }) };
    try {
      await live();
      if (own.giveUp.signal.aborted) return;
      const answer = await sendApi(parseCv, options, {
        body: { progress_id: own.id },
        files: { upload_cv_file: chosen },
      });
      setFound(answer);
    } catch (error) {
      if (error instanceof Problem && error.code === 'aborted') return;
      setFile(null);
      setProblem(error);
    }
    current.current = null;
    setStep(null);
  };
  const read = (chosen: File | null) => {
    stop();
    if (chosen) void send(chosen);
  };
  return { file, step, problem, found, read, stop };
}

/** Waits until the socket is connected, for {@link patience} at most. */
function useLiveConnectionSoon(): () => Promise<void> {
  const isUp = useSocketUp();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (isUp) for (const go of waiting.current.splice(0)) go();
  }, [isUp]);
  return async () => {
    if (isSocketUp()) return;
    await new Promise<void>((resolve) => {
      waiting.current.push(resolve);
      setTimeout(resolve, patience);
    });
  };
}
