import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { useStore } from '../../platform/session/store';
import { useWords } from '../../platform/words/i18n';
import { IconButton } from '../../ui/forms/button';
import { CameraProblem } from '../../ui/media/video-recorder/camera-problem';
import type { LocalMedia } from '../call/local-media';
import { VideoOf } from '../screen/video-of';
import s from './device-check.module.css';
import { SoundLevel } from './sound-level';

/** Preview of picture and sound, both of which can be turned off, and help if the browser refuses. */
export function DevicePreview({ media }: { media: LocalMedia }) {
  const t = useWords('rooms');
  const state = useStore(media.state, media.state.get());
  const isMuted = state.isMuted || !state.audio;
  return (
    <>
      <div className={s.preview}>
        {state.camera ? (
          <VideoOf track={state.camera} isMirrored className={s.video} />
        ) : (
          <div className={s.off}>
            {state.problem ? (
              <CameraProblem problem={state.problem} onRetry={() => void media.open()} />
            ) : (
              <p role="status">{t(state.isOpening ? 'check.asking' : 'check.camera_off')}</p>
            )}
          </div>
        )}
        {state.camera && <span className={s.tag}>{t('check.how_you_look')}</span>}
        {(state.audio || !state.problem) && (
          <div className={s.toggles}>
            <IconButton
              icon={isMuted ? IconMicrophoneOff : IconMicrophone}
              label={t(isMuted ? 'controls.unmute' : 'controls.mute')}
              className={s.toggle}
              onClick={() => void media.setMuted(!isMuted)}
            />
            <IconButton
              icon={state.camera ? IconVideo : IconVideoOff}
              label={t(state.camera ? 'controls.camera_off' : 'controls.camera_on')}
              className={s.toggle}
              onClick={() => void media.setCamera(!state.camera)}
            />
          </div>
        )}
      </div>
      <SoundLevel track={state.audio} isMuted={state.isMuted} />
    </>
  );
}
