import { videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import { Suspense, useState } from 'react';
import { useWords } from '../platform/i18n';
import { lazyPiece } from '../platform/lazy-piece';
import { Confirm } from '../ui/confirm';
import { Dialog } from '../ui/dialog';
import { AfterDelay } from '../ui/skeleton';
import type { RecordingExtras } from '../ui/video-recorder/video-recorder';
import s from './video.module.css';
import { VideoScript } from './video-tips';

const VideoRecorder = lazyPiece(async () => ({
  default: (await import('../ui/video-recorder/video-recorder')).VideoRecorder,
}));

interface VideoRecordingProps {
  onClose: () => void;
  onRecorded: (file: File, extras: RecordingExtras) => void;
}

/** The recorder with something to say beside it. */
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
