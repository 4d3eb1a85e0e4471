import { IconPlayerPause, IconPlayerPlay, IconPlayerRecord, IconPlayerStop, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { classes } from '../../classes';
import { Button } from '../../forms/button';
import { formatVideoLength } from '../video-length';
import { CameraProblem } from './camera-problem';
import { Countdown } from './countdown';
import { DeviceChoice } from './device-choice';
import { Preview } from './preview';
import { useDirty, useFocusOn, usePosterAfterSecond } from './recorder-effects';
import { type Recorded, Review } from './review';
import { useCamera } from './use-camera';
import { useRecording } from './use-recording';
import s from './video-recorder.module.css';

export interface RecordingExtras {
  seconds: number;
  /** A picture of the first second, if the browser could make one. */
  poster: File | null;
}

interface VideoRecorderProps {
  /** Called when the person keeps the recording. */
  onRecorded: (file: File, extras: RecordingExtras) => void;
  /** A recording is running or not kept yet: leaving now would lose it. */
  onDirty?: (dirty: boolean) => void;
  maxSeconds?: number;
}

type Phase = 'check' | 'countdown' | 'recording' | 'review';

/**
 * Records a video: device check, countdown, pause, review, again or keep. In practice nothing is stored. Every step has the same
 * size. Camera and microphone are on while this is mounted.
 */
export function VideoRecorder({ onRecorded, onDirty, maxSeconds = 180 }: VideoRecorderProps) {
  const t = useWords('media');
  const camera = useCamera();
  const [phase, setPhase] = useState<Phase>('check');
  const [practice, setPractice] = useState(false);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const preview = useRef<HTMLVideoElement>(null);
  const poster = useRef<File | null>(null);
  const recording = useRecording({
    stream: camera.stream,
    maxSeconds,
    onDone({ blob, extension, seconds }) {
      const file = new File([blob], `${t('file_name')}.${extension}`, { type: blob.type, lastModified: Date.now() });
      setRecorded({ file, seconds, poster: poster.current });
      setPhase('review');
    },
  });
  const isDirty = phase === 'recording' || (phase === 'review' && !practice);
  useDirty(isDirty, onDirty);
  usePosterAfterSecond(preview, phase === 'recording' && recording.seconds >= 1, poster);
  const main = useFocusOn(phase);

  function again(): void {
    setRecorded(null);
    poster.current = null;
    setPhase('check');
  }

  // It keeps its height in the other steps, so that the layout does not shift.
  const devices = (
    <div className={s.choice} inert={phase !== 'check'}>
      <DeviceChoice camera={camera} practice={practice} onPractice={setPractice} />
    </div>
  );
  if (phase === 'review' && recorded) {
    return (
      <Review
        room={devices}
        recorded={recorded}
        practice={practice}
        onAgain={again}
        onReal={() => {
          setPractice(false);
          again();
        }}
        onAccept={() => onRecorded(recorded.file, { seconds: recorded.seconds, poster: recorded.poster })}
      />
    );
  }
  if (camera.problem && phase !== 'recording') return <CameraProblem problem={camera.problem} onRetry={camera.retry} />;
  const left = maxSeconds - recording.seconds;
  return (
    <div className={s.recorder}>
      <div className={s.stage}>
        <Preview stream={camera.stream} ref={preview} />
        {!camera.stream && (
          <p role="status" className={s.asking}>
            {t('asking')}
          </p>
        )}
        {phase === 'countdown' && (
          <Countdown
            onZero={() => {
              poster.current = null;
              recording.start();
              setPhase('recording');
            }}
          />
        )}
        {phase === 'recording' && (
          <p className={classes(s.onAir, recording.state === 'paused' && s.paused)}>
            <span className={s.dot} aria-hidden="true" />
            <span>{t(recording.state === 'paused' ? 'paused' : practice ? 'practising' : 'on_air')}</span>
            <span className="num">{t('left', { time: formatVideoLength(left) })}</span>
          </p>
        )}
      </div>
      <p role="status" className="hidden-visually">
        {phase === 'recording' && [30, 10].includes(Math.ceil(left)) && t('left_spoken', { count: Math.ceil(left) })}
      </p>
      <div className={s.panel}>
        {devices}
        {phase === 'recording' && <p className={s.hint}>{t('recording_hint')}</p>}
      </div>
      <div className={s.actions}>
        {phase === 'check' && (
          <Button
            ref={main}
            kind="filled"
            icon={IconPlayerRecord}
            disabled={!camera.stream}
            onClick={() => setPhase('countdown')}
          >
            {t(practice ? 'start_practice' : 'start')}
          </Button>
        )}
        {phase === 'countdown' && (
          <Button ref={main} icon={IconX} onClick={() => setPhase('check')}>
            {t('cancel')}
          </Button>
        )}
        {phase === 'recording' && (
          <>
            {recording.state === 'paused' ? (
              <Button icon={IconPlayerPlay} onClick={recording.resume}>
                {t('resume')}
              </Button>
            ) : (
              <Button icon={IconPlayerPause} onClick={recording.pause}>
                {t('pause')}
              </Button>
            )}
            <Button ref={main} kind="filled" icon={IconPlayerStop} onClick={recording.stop}>
              {t('stop')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
