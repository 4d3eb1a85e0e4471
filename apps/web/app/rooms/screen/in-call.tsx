import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { roomMuteAll, roomRemove } from '@jobblik/contract/rooms/rooms.events';
import { gridOf } from '@jobblik/contract/rooms/rooms.rules';
import type { EnteredRoom } from '@jobblik/contract/rooms/rooms.schema';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useSession } from '../../platform/session/session';
import { useStore } from '../../platform/session/store';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import type { Call } from '../call/call';
import { networkState, othersIn } from '../call/call-state';
import type { LocalMedia } from '../call/local-media';
import { RoomChat } from '../chat/room-chat';
import type { RoomConversation } from '../chat/room-lines';
import { CallHeader } from './call-header';
import { Controls } from './controls';
import { DevicesDialog } from './devices-dialog';
import { EndDialog } from './end-dialog';
import s from './in-call.module.css';
import { InviteDialog } from './invite-dialog';
import { PeopleDialog } from './people-dialog';
import { Tile } from './tile';
import { tilesOf } from './tiles-of';
import { useDevices } from './use-devices';
import { useFadingControls } from './use-fading-controls';
import { useFullScreen } from './use-full-screen';
import { useLoss } from './use-loss';
import { AudioOf } from './video-of';

interface InCallProps {
  entered: EnteredRoom;
  call: Call;
  media: LocalMedia;
  conversation?: RoomConversation | undefined;
}

/** The call, which fills the window. */
export function InCall({ entered: { room }, call, media, conversation }: InCallProps) {
  const t = useWords('rooms');
  const navigate = useNavigate();
  const session = useSession();
  const [dialog, setDialog] = useState<'invite' | 'people' | 'devices' | 'end' | null>(null);
  const [ending, setEnding] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [isChatOpen, setChatOpen] = useState(false);
  const state = useStore(call.state, call.state.get());
  const tracks = useStore(call.tracks, call.tracks.get());
  const own = useStore(media.state, media.state.get());
  const root = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const isFaded = useFadingControls(controls);
  const { isFull, toggleFull } = useFullScreen(root);
  const devices = useDevices(media, () => setDialog('devices'));
  const loss = useLoss(call);
  const { unread, readAll } = useUnread(call, isChatOpen);

  // The back button ends the call instead of opening the previous page (spec 1§4), after a confirmation.
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  const isGoingBack = blocker.state === 'blocked';
  useEffect(() => {
    if (isGoingBack) setDialog('end');
  }, [isGoingBack]);
  useEffect(() => call.onMuted(() => toast(t('muted_by_host'), { tone: 'note' })), [call, t]);

  const others = state.view ? othersIn(state.view, state.me) : [];
  const tiles = tilesOf(state, { tracks, own, ownName: room.name, t });
  const { rows, columns } = gridOf(tiles.length);
  const title = room.kind === 'interview' ? t('interview_title') : room.title || t('free_title');
  const subtitle = [room.kind === 'interview' ? room.title : '', room.subtitle].filter(Boolean).join(' · ');

  const share = async () => {
    if (own.screen) return media.stopScreen();
    try {
      await media.startScreen();
    } catch (error) {
      // A person who cancels sees no error.
      if (!(error instanceof Error) || error.name !== 'NotAllowedError') toastError(t('share_failed'));
    }
  };
  const chat = () => {
    setChatOpen(!isChatOpen);
    readAll();
  };
  const goBack = () => {
    blocker.reset?.();
    const home =
      session?.ttl === userType.employer
        ? pathTo('dashboard', { area: 'virksomhed' })
        : pathTo('dashboard', { area: 'kandidat' });
    void navigate(session ? home : pathTo('home'), { replace: true });
  };
  const closeEnd = () => {
    blocker.reset?.();
    setDialog(null);
    setEnding('idle');
  };
  const leave = () => {
    setDialog(null);
    call.leave();
    if (isGoingBack) goBack();
  };
  const endForAll = async () => {
    setEnding('busy');
    try {
      await call.end();
      blocker.reset?.();
    } catch {
      // The call continues; the dialog shows that, with a retry.
      setEnding('failed');
      setDialog('end');
    }
  };
  const endsForAll = room.is_party;
  const end = () => {
    if (endsForAll || (room.is_host && others.length > 0)) setDialog('end');
    else if (room.is_host && room.kind === 'free') void endForAll();
    else leave();
  };

  return (
    <div ref={root} className={s.room} data-call>
      <CallHeader title={title} subtitle={subtitle} network={networkState(state, loss)} startedAt={state.startedAt} />
      <div className={s.middle} data-chat={isChatOpen || undefined}>
        <div className={s.stage}>
          <ul
            className={s.grid}
            style={{ '--rows': rows, '--columns': columns } as CSSProperties}
            data-tiles={tiles.length}
          >
            {tiles.map((tile) => (
              <Tile key={tile.key} tile={tile} />
            ))}
          </ul>
          {others.length === 0 && state.phase === 'in' && (
            <div className={s.alone} role="status">
              <strong>{t('alone.title')}</strong>
              <p>{t('alone.text')}</p>
            </div>
          )}
        </div>
        {isChatOpen && (
          <RoomChat
            call={call}
            ownId={state.me}
            conversation={conversation}
            mayAttach={session !== null}
            onClose={chat}
          />
        )}
      </div>
      {others.map(({ id }) => {
        const audio = tracks[id]?.audio;
        return audio && <AudioOf key={id} track={audio} speaker={own.chosen.speaker} />;
      })}
      <Controls
        ref={controls}
        isFaded={isFaded}
        isMuted={own.isMuted || !own.audio}
        hasCamera={own.camera !== null}
        isSharing={own.screen !== null}
        canShare={typeof navigator.mediaDevices?.getDisplayMedia === 'function'}
        isChatOpen={isChatOpen}
        unread={unread}
        isFull={isFull}
        mayInvite={room.invite_path !== ''}
        onMute={devices.toggleMicrophone}
        onCamera={devices.toggleCamera}
        onDevices={() => setDialog('devices')}
        onShare={() => void share()}
        onChat={chat}
        onInvite={() => setDialog('invite')}
        onPeople={() => setDialog('people')}
        onFull={toggleFull}
        onEnd={end}
      />
      {dialog === 'invite' && (
        <InviteDialog path={room.invite_path} mayMail={room.is_host} onClose={() => setDialog(null)} />
      )}
      {dialog === 'people' && state.view && (
        <PeopleDialog
          people={state.view.participants}
          me={state.me}
          isHost={room.is_host}
          onRemove={(id) => call.send(roomRemove, { participant_id: id })}
          onMuteAll={async () => {
            await call.send(roomMuteAll, {});
            toast(t('people.muted_all'));
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'devices' && <DevicesDialog media={media} onRetry={devices.retry} onClose={() => setDialog(null)} />}
      {dialog === 'end' && (
        <EndDialog
          endsForAll={endsForAll}
          mayClose={room.is_host || room.is_party}
          ending={ending}
          onLeave={leave}
          onEnd={() => void endForAll()}
          onClose={closeEnd}
        />
      )}
    </div>
  );
}

/** Messages of others that came while the chat was closed. */
function useUnread(call: Call, isOpen: boolean): { unread: number; readAll: () => void } {
  const messages = useStore(call.messages, call.messages.get());
  const [read, setRead] = useState<number | null>(null);
  const count = messages.length;
  useEffect(() => {
    // Messages from before this person joined are not unread.
    setRead((now) => (isOpen || now === null ? count : now));
  }, [isOpen, count]);
  return { unread: isOpen ? 0 : Math.max(0, count - (read ?? count)), readAll: () => setRead(count) };
}
