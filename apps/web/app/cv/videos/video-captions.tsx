import { setCvVideoCaptions } from '@jobblik/contract/cv/cv-videos.api';
import { readCaptions } from '@jobblik/contract/cv/cv-videos.captions.rules';
import { videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { DropFile } from '../../ui/forms/drop-file';
import { Dialog } from '../../ui/overlays/dialog';
import { useVideoChange } from './use-video-change';

/** Captions for those who cannot hear, or watch without sound. */
export function VideoCaptions({ video, onClose }: { video: CvVideo; onClose: () => void }) {
  const t = useWords('cv-video');
  const problems = useWords('problems');
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { busy, problem, change } = useVideoChange();

  async function save(captions: string): Promise<void> {
    const body = { video_id: video.id, captions };
    if (await change(() => callApi(setCvVideoCaptions, { body }))) onClose();
  }
  async function send(): Promise<void> {
    if (!file) return setRefused(t('captions.missing'));
    const text = await readText(file);
    if (readCaptions(text) === undefined) return setRefused(problems('unreadable_captions'));
    await save(text);
  }
  return (
    <Dialog
      open
      title={t('captions.title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      footer={
        <>
          {video.captions_url && (
            <Button kind="text" icon={IconTrash} busy={busy} onClick={() => void save('')}>
              {t('captions.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" busy={busy}>
            {t('captions.save')}
          </Button>
        </>
      }
    >
      <p className="text-2">{t(video.captions_url ? 'captions.has' : 'captions.text')}</p>
      <DropFile
        label={t('captions.file')}
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        maxBytes={videoLimits.captions}
        description={t('captions.hint')}
        error={refused ?? problem}
        value={file}
        onChange={(chosen) => {
          setFile(chosen);
          setRefused(null);
        }}
      />
    </Dialog>
  );
}

/** Old programs write captions in Windows-1252. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
