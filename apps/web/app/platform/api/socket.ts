import type { SocketEvent } from '@jobblik/contract/kernel/event';
import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import type { z } from 'zod';
import { patiently, reportUnreached } from '../loading/connection';
import { usePageSettings } from '../page-settings';
import { isDemo, sessionToken, useSession } from '../session/session';
import { createStore } from '../session/store';

let socket: Promise<Socket> | null = null;
const connected = createStore(false);

/** Refusals of a connection that end by themselves, and milliseconds until the next attempt. */
const passing: ReadonlySet<ProblemCode> = new Set(['too_many_requests', 'unavailable']);
const againAfterMs = 5_000;

/** The socket connection of the signed-in person; opened on first use, reconnects without end (spec 1§1). */
function openSocket(port: number): Promise<Socket> {
  socket ??= patiently(() => import('socket.io-client')).then(({ io }) => {
    const opened = io(`${location.protocol}//${location.hostname}:${port}`, {
      auth: (give) => give({ token: sessionToken() }),
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
    });
    opened.on('connect', () => connected.set(true));
    /** Socket.IO itself does not connect again after a refusal, or when the server has closed the connection. */
    const connectLater = () =>
      setTimeout(() => void socket?.then((current) => current === opened && opened.connect()), againAfterMs);
    opened.on('connect_error', (error: Error & { data?: { code?: ProblemCode } }) => {
      if (error.data?.code && passing.has(error.data.code)) connectLater();
    });
    opened.on('disconnect', (reason) => {
      connected.set(false);
      if (reason === 'io server disconnect') connectLater();
      if (reason !== 'io client disconnect') reportUnreached();
    });
    return opened;
  });
  return socket;
}

function closeSocket(): void {
  const closing = socket;
  socket = null;
  connected.set(false);
  void closing?.then((opened) => opened.disconnect());
}

/** Keeps the connection open while a person is signed in; the demo has no live events. Rendered once, by the signed-in headers. */
export function useLiveConnection(): boolean {
  const { socketPort } = usePageSettings();
  const userId = useSession()?.user_id;
  useEffect(() => {
    if (userId === undefined || isDemo()) return;
    void openSocket(socketPort);
    return closeSocket;
  }, [socketPort, userId]);
  return useSocketUp();
}

/** {@link useSocketUp} outside of rendering. */
export function isSocketUp(): boolean {
  return connected.get();
}

/** True while the socket is connected. */
export function useSocketUp(): boolean {
  return useSyncExternalStore(connected.subscribe, connected.get, () => false);
}

/** Runs when the socket has connected, the first time and after each loss: events may have been missed. Pass a stable function. */
export function useReconnect(onBack: () => void): void {
  const isUp = useSocketUp();
  const wasUp = useRef(isUp);
  useEffect(() => {
    if (isUp && !wasUp.current) onBack();
    wasUp.current = isUp;
  }, [isUp, onBack]);
}

/** Calls back on an event of the contract while the component is mounted. Pass a stable function. */
export function useSocketEvent<S extends z.ZodType>(
  event: SocketEvent<string, S>,
  onEvent: (payload: z.output<S>) => void,
): void {
  const { socketPort } = usePageSettings();
  const userId = useSession()?.user_id;
  useEffect(() => {
    if (userId === undefined || isDemo()) return;
    const opening = openSocket(socketPort);
    void opening.then((opened) => opened.on(event.name, onEvent));
    return () => {
      void opening.then((opened) => opened.off(event.name, onEvent));
    };
  }, [socketPort, userId, event.name, onEvent]);
}

/**
 * Sends an event and waits until the server has stored it. Throws {@link Problem}: the server's refusal, `network` without an
 * answer within `timeout` ms.
 */
export async function emitSocketEvent<S extends z.ZodType>(
  event: SocketEvent<string, S>,
  payload: z.input<S>,
  timeout = 10_000,
): Promise<unknown> {
  if (!socket) throw new Problem('unauthenticated');
  const opened = await socket;
  const answer: unknown = await opened
    .timeout(timeout)
    .emitWithAck(event.name, payload)
    .catch((cause: unknown) => {
      throw new Problem('network', { cause });
    });
  if (isRefusal(answer)) throw new Problem(answer.code);
  return answer;
}

function isRefusal(answer: unknown): answer is { code: ProblemCode } {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string';
}
