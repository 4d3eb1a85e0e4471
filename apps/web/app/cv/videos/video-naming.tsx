import { videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { VideoPlayer } from '../../ui/media/video-player';
import { useFileUrl } from '../../ui/media/video-recorder/use-file-url';
import { Dialog } from '../../ui/overlays/dialog';

interface VideoNamingProps {
  file: File;
  name: string;
  onSend: (name: string) => void;
  onClose: () => void;
}

/** A preview and a name before a video is uploaded. */
export function VideoNaming({ file, name: given, onSend, onClose }: VideoNamingProps) {
  const t = useWords('cv-video');
  const [name, setName] = useState(given);
  const url = useFileUrl(file);
  const isEmpty = name.trim() === '';
  return (
    <Dialog
      open
      title={t('naming.title')}
      width={700}
      closesOutside={false}
      unsaved
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onSend(name.trim());
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('naming.cancel')}</Button>
          <Button kind="filled" icon={IconUpload} type="submit">
            {t('naming.send')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('name')}
        description={t('naming.hint')}
        value={name}
        maxLength={videoLimits.name}
        error={isEmpty && t('name_missing')}
        // The name is a suggestion: it is selected, so that typing replaces it.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setName(event.target.value)}
      />
      {url && <VideoPlayer film={url} label={name} sources={[{ url, type: file.type || 'video/mp4' }]} />}
      <p className="muted small">{t('naming.size', { size: formatFileSize(file.size) })}</p>
    </Dialog>
  );
}
