import { IconVideo } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../platform/loading/lazy-piece';
import { useWords } from '../platform/words/i18n';
import { AfterDelay } from '../ui/feedback/skeleton';
import { Button } from '../ui/forms/button';
import { Confirm } from '../ui/overlays/confirm';
import { Dialog } from '../ui/overlays/dialog';
import s from './answers.module.css';

const VideoRecorder = lazyPiece(async () => ({
  default: (await import('../ui/media/video-recorder/video-recorder')).VideoRecorder,
}));

/** Longest recorded answer, in seconds. */
const maxSeconds = 180;

interface RecordAnswerProps {
  question: string;
  number: number;
  disabled: boolean;
  onRecorded: (file: File) => void;
}

/** Records an answer with the camera; the question stays in view. */
export function RecordAnswer({ question, number, disabled, onRecorded }: RecordAnswerProps) {
  const t = useWords('questions');
  const [open, setOpen] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsDirty(false);
    setOpen(false);
  };
  return (
    <div>
      <Button
        kind="tinted"
        icon={IconVideo}
        disabled={disabled}
        aria-label={t('record_label', { number })}
        onClick={() => setOpen(true)}
      >
        {t('record')}
      </Button>
      <Dialog
        open={open}
        title={t('record_title')}
        width={900}
        closesOutside={false}
        unsaved={false}
        onClose={() => (isDirty ? setIsAsking(true) : close())}
      >
        <p className={s.recordQuestion}>{question}</p>
        <Suspense fallback={<AfterDelay>{t('record_opening')}</AfterDelay>}>
          <VideoRecorder
            maxSeconds={maxSeconds}
            onDirty={setIsDirty}
            onRecorded={(file) => {
              onRecorded(file);
              close();
            }}
          />
        </Suspense>
      </Dialog>
      <Confirm
        danger
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('record_discard')}
        yes={t('record_discard_yes')}
        no={t('record_discard_no')}
        onConfirm={close}
      >
        {t('record_discard_text')}
      </Confirm>
    </div>
  );
}
