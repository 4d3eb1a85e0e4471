import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { watchLevel } from '../call/sound-level';
import s from './device-check.module.css';

const segments = 28;
/** Loudness, 0 to 1, from which a person is audible. */
const audible = 0.12;

/** The level of the microphone, as a row of lights and in words. */
export function SoundLevel({ track, isMuted }: { track: MediaStreamTrack | null; isMuted: boolean }) {
  const t = useWords('rooms');
  const [level, setLevel] = useState(0);
  const [isAudible, setAudible] = useState(false);
  useEffect(() => {
    setAudible(false);
    setLevel(0);
    if (!track || isMuted) return;
    return watchLevel(track, (now) => {
      setLevel(now);
      if (now > audible) setAudible(true);
    });
  }, [track, isMuted]);
  const isOff = !track || isMuted;
  const lit = isOff ? 0 : Math.round(level * segments);
  return (
    <div className={s.sound}>
      <span className={s.say}>
        <Icon of={isOff ? IconMicrophoneOff : IconMicrophone} size={18} />{' '}
        {t(isOff ? 'check.muted' : 'check.say_something')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> each in their own way */}
      <div
        role="meter"
        aria-label={t('check.microphone')}
        aria-valuemin={0}
        aria-valuemax={segments}
        aria-valuenow={lit}
        className={s.lamps}
      >
        {Array.from({ length: segments }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lamps never move
          <span key={at} className={classes(at < lit && s.lit)} />
        ))}
      </div>
      <span role="status" className={classes(s.result, isAudible && s.isAudible)}>
        {!isOff && t(isAudible ? 'check.audible' : 'check.not_audible')}
      </span>
    </div>
  );
}
