import { videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { useWords } from '../../platform/words/i18n';
import { AfterDelay } from '../../ui/feedback/skeleton';
import type { RecordingExtras } from '../../ui/media/video-recorder/video-recorder';
import { Confirm } from '../../ui/overlays/confirm';
import { Dialog } from '../../ui/overlays/dialog';
import s from './video.module.css';
import { VideoScript } from './video-tips';

const VideoRecorder = lazyPiece(async () => ({
  default: (await import('../../ui/media/video-recorder/video-recorder')).VideoRecorder,
}));

interface VideoRecordingProps {
  onClose: () => void;
  onRecorded: (file: File, extras: RecordingExtras) => void;
}

/** The recorder with suggested sentences beside it. */
export function VideoRecording({ onClose, onRecorded }: VideoRecordingProps) {
  const t = useWords('cv-video');
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Dialog
        open
        title={t('record.title')}
        width={1000}
        closesOutside={false}
        unsaved={false}
        onClose={() => (isDirty ? setIsAsking(true) : onClose())}
      >
        <div className={s.recording}>
          <Suspense fallback={<AfterDelay>{t('record.opening')}</AfterDelay>}>
            <VideoRecorder onRecorded={onRecorded} onDirty={setIsDirty} maxSeconds={videoLimits.longestRecording} />
          </Suspense>
          <VideoScript />
        </div>
      </Dialog>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('record.discard')}
        yes={t('record.discard_yes')}
        no={t('record.discard_no')}
        danger
        onConfirm={onClose}
      >
        {t('record.discard_text')}
      </Confirm>
    </>
  );
}
