import { IconMicrophoneOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { Avatar } from '../../ui/media/picture';
import { watchLevel } from '../call/sound-level';
import s from './tile.module.css';
import { VideoOf } from './video-of';

export interface TileModel {
  key: string;
  /** Name of the person; its initials replace a missing picture. */
  name: string;
  /** Text on the tile. */
  label: string;
  video: MediaStreamTrack | undefined;
  audio: MediaStreamTrack | undefined;
  isMuted: boolean;
  isMirrored: boolean;
  isScreen: boolean;
  /** A problem of the connection, in words. */
  note: string | null;
}

/** Loudness, 0 to 1, from which a person counts as speaking. */
const speaking = 0.35;

/** One person, or one shared screen. The edge is highlighted while the person speaks. */
export function Tile({ tile }: { tile: TileModel }) {
  const t = useWords('rooms');
  const isSpeaking = useSpeaking(tile.isMuted ? undefined : tile.audio);
  return (
    <li
      className={classes(s.tile, isSpeaking && s.speaking, tile.isScreen && s.screen)}
      aria-label={t('tile.label', { name: tile.label })}
    >
      {tile.video ? (
        <VideoOf track={tile.video} isMirrored={tile.isMirrored} />
      ) : (
        <div className={s.noVideo}>
          <Avatar name={tile.name} size={104} />
        </div>
      )}
      {tile.note && (
        <p role="status" className={s.note}>
          {tile.note}
        </p>
      )}
      <span className={s.name}>
        {tile.isMuted && (
          <>
            <Icon of={IconMicrophoneOff} size={16} />
            <span className="hidden-visually">{t('tile.muted')}: </span>
          </>
        )}
        <span className={s.nameText}>{tile.label}</span>
      </span>
    </li>
  );
}

function useSpeaking(track: MediaStreamTrack | undefined): boolean {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    setSpeaking(false);
    if (!track) return;
    return watchLevel(track, (level) => setSpeaking(level > speaking));
  }, [track]);
  return isSpeaking;
}
