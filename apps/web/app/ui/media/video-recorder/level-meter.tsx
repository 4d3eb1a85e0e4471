import { IconMicrophone } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../brand/icon';
import s from './video-recorder.module.css';

/** Loudness (0 to 1) below which a room counts as silent, and how long until the warning. */
const quiet = { level: 0.02, ms: 5000 };
const announceMs = 500;

/** The level of the microphone; shows a warning without sound. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const t = useWords('media');
  const meter = useRef<HTMLDivElement>(null);
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    setIsSilent(false);
    return watchLevel(stream, meter, setIsSilent);
  }, [stream]);
  return (
    <div className={s.sound}>
      <div className={s.level}>
        <Icon of={IconMicrophone} size={18} />
        {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> each in their own way, and jerkily */}
        <div
          ref={meter}
          role="meter"
          aria-label={t('level')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={0}
          className={s.meter}
        >
          <span />
        </div>
      </div>
      <p role="status" className={s.note}>
        {isSilent ? t('silent') : ''}
      </p>
    </div>
  );
}

/** Draws outside of React, sixty times a second. @returns a function that stops it */
function watchLevel(
  stream: MediaStream,
  meter: React.RefObject<HTMLDivElement | null>,
  onSilent: (silent: boolean) => void,
): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  let [frame, shown, announced, lastSoundAt] = [0, 0, 0, performance.now()];
  const draw = (now: number) => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
    // On a logarithmic scale like hearing: 60 dB below full scale is 0.
    const level = Math.max(0, Math.min(1, 1 + (10 * Math.log10(power + 1e-12)) / 60));
    shown = Math.max(level, shown * 0.92);
    meter.current?.style.setProperty('--level', String(shown));
    if (level > quiet.level) lastSoundAt = now;
    if (now - announced > announceMs) {
      announced = now;
      meter.current?.setAttribute('aria-valuenow', String(Math.round(shown * 100)));
      onSilent(now - lastSoundAt > quiet.ms);
    }
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}
