import { useEffect, useRef } from 'react';
import { classes } from '../../ui/classes';
import s from './tile.module.css';

interface VideoOfProps {
  track: MediaStreamTrack;
  isMirrored?: boolean;
  className?: string | undefined;
}

/** The picture of a track. Its sound, if any, is played by {@link AudioOf}. */
export function VideoOf({ track, isMirrored = false, className }: VideoOfProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [track]);
  return (
    <video
      ref={video}
      className={classes(s.video, isMirrored && s.mirrored, className)}
      muted
      autoPlay
      playsInline
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}

/** The sound of another person, over the chosen speaker. */
export function AudioOf({ track, speaker }: { track: MediaStreamTrack; speaker: string | undefined }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = new MediaStream([track]);
  }, [track]);
  useEffect(() => {
    if (speaker && audio.current?.setSinkId)
      // If the speaker was unplugged, the browser's default continues to play.
      audio.current.setSinkId(speaker).catch(() => undefined);
  }, [speaker]);
  // biome-ignore lint/a11y/useMediaCaption: somebody speaking live
  return <audio ref={audio} autoPlay />;
}
