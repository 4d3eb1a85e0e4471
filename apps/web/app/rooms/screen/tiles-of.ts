import type { Words } from '../../platform/words/i18n';
import { type CallState, othersIn } from '../call/call-state';
import type { LocalMediaState } from '../call/local-media';
import type { RemoteTracks } from '../call/remote-tracks';
import type { TileModel } from './tile';

/** The tiles of a call: the others in the order in which they joined, their screens first, the own tile last. */
export function tilesOf(
  call: CallState,
  { tracks, own, ownName, t }: { tracks: RemoteTracks; own: LocalMediaState; ownName: string; t: Words<'rooms'> },
): TileModel[] {
  const others = call.view ? othersIn(call.view, call.me) : [];
  const screens = others
    .filter(({ screen }) => screen)
    .map(({ id, name }) => screenTile(id, name, t('tile.screen_of', { name }), tracks[id]?.screen));
  const people = others.map((other): TileModel => {
    const received = tracks[other.id];
    return {
      key: other.id,
      name: other.name,
      label: other.name,
      video: other.camera ? received?.camera : undefined,
      audio: received?.audio,
      isMuted: !other.microphone,
      isMirrored: false,
      isScreen: false,
      note: noteOn(call, other, t),
    };
  });
  const ownScreen = own.screen ? [screenTile('own-screen', ownName, t('tile.your_screen'), own.screen)] : [];
  const self: TileModel = {
    key: 'self',
    name: ownName,
    label: t('tile.you'),
    video: own.camera ?? undefined,
    audio: own.audio ?? undefined,
    isMuted: own.isMuted || !own.audio,
    isMirrored: true,
    isScreen: false,
    note: null,
  };
  return [...screens, ...people, ...ownScreen, self];
}

function screenTile(key: string, name: string, label: string, video: MediaStreamTrack | undefined): TileModel {
  const plain = { audio: undefined, isMuted: false, isMirrored: false, isScreen: true, note: null };
  return { key: `${key}-screen`, name, label, video, ...plain };
}

function noteOn(call: CallState, other: { connection: string; away: boolean }, t: Words<'rooms'>): string | null {
  if (other.away) return t('tile.away');
  const peer = call.peers.find(({ connection }) => connection === other.connection);
  const link = call.sfu?.link ?? peer?.link;
  if (link === 'lost') return t('tile.away');
  return link === 'connecting' ? t('tile.connecting') : null;
}
