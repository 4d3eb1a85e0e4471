import { renameCvVideo } from '@jobblik/contract/cv/cv-videos.api';
import { videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import { useVideoChange } from './use-video-change';

export function VideoRename({ video, onClose }: { video: CvVideo; onClose: () => void }) {
  const t = useWords('cv-video');
  const [name, setName] = useState(video.name);
  const { busy, problem, change } = useVideoChange();
  const isEmpty = name.trim() === '';
  async function save(): Promise<void> {
    if (isEmpty) return;
    const body = { video_id: video.id, name: name.trim() };
    if (await change(() => callApi(renameCvVideo, { body }))) onClose();
  }
  return (
    <Dialog
      open
      title={t('rename.title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" busy={busy}>
            {t('rename.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={videoLimits.name}
        error={isEmpty ? t('name_missing') : problem}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
}
