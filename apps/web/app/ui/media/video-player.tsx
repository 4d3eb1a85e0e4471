import { IconDownload, IconVideoOff } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../brand/icon';
import { ButtonLink } from '../forms/button';
import { type PlayerSource, useStableSources } from './use-stable-sources';
import s from './video-player.module.css';

interface VideoPlayerProps {
  /** Id of the video, independent of its links: another video gets a new player. */
  film: string | number;
  /** Accessible name of the video. */
  label: string;
  /** The same video in the available formats; the browser uses the first one that it supports. */
  sources: readonly PlayerSource[];
  poster?: string | null | undefined;
  /** Captions as WebVTT in a `data:` address. */
  captions?: string | null | undefined;
  autoPlay?: boolean;
}

/** A video with the browser's own controls: keyboard, seeking, full screen and speed. */
export function VideoPlayer({ film, ...player }: VideoPlayerProps) {
  return <Player key={film} {...player} />;
}

function Player({ label, sources: newest, poster, captions, autoPlay }: Omit<VideoPlayerProps, 'film'>) {
  const t = useWords('media');
  const video = useRef<HTMLVideoElement>(null);
  const { sources, resumeAt, failed, onError } = useStableSources(video, newest);
  const track = useCaptions(captions);
  const first = sources[0];
  if (failed && first) {
    return (
      <div className={s.failed} role="alert">
        <Icon of={IconVideoOff} size={32} />
        <p>{t('unplayable')}</p>
        <ButtonLink icon={IconDownload} to={first.url} download>
          {t('download')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <video
      ref={video}
      className={s.player}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      {...(poster && { poster })}
      {...((autoPlay || resumeAt !== null) && { autoPlay: true })}
      onLoadedMetadata={({ currentTarget }) => {
        if (resumeAt === null) findLength(currentTarget);
        else currentTarget.currentTime = resumeAt;
      }}
      onError={onError}
    >
      {sources.map(({ url, type }, at) => (
        <source key={url} src={url} type={type} {...(at === sources.length - 1 && { onError })} />
      ))}
      {track && <track kind="captions" srcLang="da" label={t('captions')} src={track} default />}
    </video>
  );
}

/** A recorded video has no duration until the player has been at its end. */
function findLength(video: HTMLVideoElement): void {
  if (Number.isFinite(video.duration)) return;
  let isStarted = !video.paused;
  const started = () => {
    isStarted = true;
  };
  const back = () => {
    if (!Number.isFinite(video.duration)) return;
    video.removeEventListener('durationchange', back);
    video.removeEventListener('play', started);
    video.currentTime = 0;
    // At its end the video has stopped. If the browser refuses to play, it shows its play button.
    if (isStarted) void video.play().catch(() => undefined);
  };
  video.addEventListener('durationchange', back);
  video.addEventListener('play', started);
  video.currentTime = 1e7;
}

/** Browsers do not load captions from a data address, so they get an object URL. */
function useCaptions(address: string | null | undefined): string | null {
  const text = useMemo(() => (address ? decode(address) : null), [address]);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return setUrl(null);
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return url;
}

function decode(address: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
