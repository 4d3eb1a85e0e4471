import { useStore } from '../../platform/session/store';
import { useWords } from '../../platform/words/i18n';
import { CameraProblem } from '../../ui/media/video-recorder/camera-problem';
import { Dialog } from '../../ui/overlays/dialog';
import type { LocalMedia } from '../call/local-media';
import { DeviceFields } from '../check/device-fields';
import s from './in-call.module.css';

interface DevicesDialogProps {
  media: LocalMedia;
  onRetry: () => void;
  onClose: () => void;
}

/** Changes camera, microphone or speaker during a call, and shows why one of them does not open. */
export function DevicesDialog({ media, onRetry, onClose }: DevicesDialogProps) {
  const t = useWords('rooms');
  const { problem } = useStore(media.state, media.state.get());
  return (
    <Dialog open title={t('devices.title')} onClose={onClose} unsaved={false}>
      <div className={s.devices}>
        {problem && <CameraProblem problem={problem} onRetry={onRetry} />}
        <DeviceFields media={media} />
      </div>
    </Dialog>
  );
}
