import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import { enterRoom } from '@jobblik/contract/rooms/rooms.api';
import { roomSpace } from '@jobblik/contract/rooms/rooms.rules';
import type { EnteredRoom } from '@jobblik/contract/rooms/rooms.schema';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../platform/api/api';
import { usePageSettings } from '../platform/page-settings';
import { sessionToken } from '../platform/session/session';
import { Failed } from '../ui/feedback/list-states';
import { type Call, startCall } from './call/call';
import { createLocalMedia } from './call/local-media';
import type { RoomConversation } from './chat/room-lines';
import { DeviceCheck } from './check/device-check';
import { Ended } from './ended';
import { RoomLoading } from './room-loading';
import { RoomMissing } from './room-missing';
import type { RoomPlace } from './room-place';
import { InCall } from './screen/in-call';
import { browserIdFor, readTicket, storeTicket } from './stored-ticket';

type Step =
  | { at: 'door' }
  | { at: 'failed'; error: unknown }
  | { at: 'check'; entered: EnteredRoom }
  | { at: 'call'; entered: EnteredRoom; call: Call }
  | { at: 'ended'; entered: EnteredRoom; reason: Parameters<typeof Ended>[0]['reason']; problem: ProblemCode | null };

interface RoomProps {
  place: RoomPlace;
  invitation?: string | undefined;
  /** Shown instead of a room that does not admit the person. */
  closed?: ReactNode;
  /** The conversation of an interview's parties, for them. */
  conversation?: RoomConversation | undefined;
}

/** A room from the device check to the end. However it is left, every track is stopped. */
export function Room({ place, invitation, closed = <RoomMissing />, conversation }: RoomProps) {
  const { socketPort } = usePageSettings();
  const [step, setStep] = useState<Step>({ at: 'door' });
  const [media] = useState(createLocalMedia);
  const call = useRef<Call | null>(null);

  const knock = useCallback(
    (name?: string) => {
      const [ticket, browser] = [readTicket(place.link), browserIdFor(place.link)];
      const { link, kind } = place;
      return callApi(enterRoom, {
        body: {
          link,
          ...(kind && { kind }),
          ...(name !== undefined && { name }),
          ...(invitation && { invitation }),
          ...(ticket && { ticket }),
          ...(browser && { browser }),
        },
      });
    },
    [place, invitation],
  );

  const open = useCallback(() => {
    setStep({ at: 'door' });
    knock().then(
      (entered) => setStep({ at: 'check', entered }),
      (error: unknown) => setStep({ at: 'failed', error }),
    );
  }, [knock]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the door is asked once; a page of another room is mounted as another one
  useEffect(open, []);

  useEffect(
    () => () => {
      call.current?.leave();
      media.stopAll();
    },
    [media],
  );

  const enter = async (name: string) => {
    const entered = await knock(name);
    storeTicket(place.link, entered.ticket);
    const url = `${location.protocol}//${location.hostname}:${socketPort}${roomSpace}`;
    const started = startCall({ url, ticket: entered.ticket, token: sessionToken, media });
    call.current = started;
    const end = () => {
      const { phase, reason, problem } = started.state.get();
      if (phase !== 'left') return;
      unsubscribe();
      call.current = null;
      setStep({ at: 'ended', entered, reason: reason ?? 'left', problem });
    };
    const unsubscribe = started.state.subscribe(end);
    setStep({ at: 'call', entered, call: started });
  };

  switch (step.at) {
    case 'door':
      return <RoomLoading />;
    case 'failed':
      return <Refused error={step.error} closed={closed} onRetry={open} />;
    case 'check':
      return <DeviceCheck entered={step.entered} media={media} onEnter={enter} />;
    case 'call':
      return <InCall entered={step.entered} call={step.call} media={media} conversation={conversation} />;
    case 'ended':
      return step.problem === 'stream_not_found' ? (
        closed
      ) : (
        <Ended entered={step.entered} reason={step.reason} problem={step.problem} onAgain={open} />
      );
  }
}

function Refused({ error, closed, onRetry }: { error: unknown; closed: ReactNode; onRetry: () => void }) {
  if (!(error instanceof Problem)) return <Failed level={1} error={error} onRetry={onRetry} />;
  if (error.code === 'removed_from_room') return <RoomMissing isRemoved />;
  return error.status === 404 || error.status === 400 ? closed : <Failed level={1} error={error} onRetry={onRetry} />;
}
