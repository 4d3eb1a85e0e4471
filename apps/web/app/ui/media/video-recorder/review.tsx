import { IconCheck, IconPlayerRecord, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { Button } from '../../forms/button';
import { formatVideoLength } from '../video-length';
import { VideoPlayer } from '../video-player';
import { useFileUrl } from './use-file-url';
import s from './video-recorder.module.css';

export interface Recorded {
  file: File;
  seconds: number;
  poster: File | null;
}

interface ReviewProps {
  recorded: Recorded;
  practice: boolean;
  /** The previous content below the picture: its height is kept. */
  room: ReactNode;
  onAgain: () => void;
  /** Switches from practice to a real recording. */
  onReal: () => void;
  onAccept: () => void;
}

/** Shows the recording, to keep it or to record again. */
export function Review({ recorded, practice, room, onAgain, onReal, onAccept }: ReviewProps) {
  const t = useWords('media');
  const heading = useRef<HTMLHeadingElement>(null);
  const url = useFileUrl(recorded.file);
  useEffect(() => heading.current?.focus(), []);
  const isEmpty = recorded.file.size === 0 || recorded.seconds < 1;
  return (
    <div className={s.recorder}>
      <div className={s.stage}>
        {url && !isEmpty && (
          <VideoPlayer film={url} label={t('recording')} sources={[{ url, type: recorded.file.type }]} />
        )}
      </div>
      <div className={s.panel}>
        {room}
        <div>
          <h3 ref={heading} tabIndex={-1} className={s.reviewTitle}>
            {t(practice ? 'practice_done' : 'done')}
          </h3>
          <p className="muted small">
            {isEmpty
              ? t('too_short')
              : t(practice ? 'practice_done_text' : 'done_text', { time: formatVideoLength(recorded.seconds) })}
          </p>
        </div>
      </div>
      <div className={s.actions}>
        <Button icon={IconRefresh} onClick={onAgain}>
          {t(practice ? 'practise_again' : 'again')}
        </Button>
        {practice ? (
          <Button kind="filled" icon={IconPlayerRecord} onClick={onReal}>
            {t('for_real')}
          </Button>
        ) : (
          !isEmpty && (
            <Button kind="filled" icon={IconCheck} onClick={onAccept}>
              {t('use_video')}
            </Button>
          )
        )}
      </div>
    </div>
  );
}
