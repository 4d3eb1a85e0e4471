import { deleteVideoCv } from '@jobblik/contract/cv/cv-videos.api';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Confirm } from '../../ui/overlays/confirm';
import { useVideoChange } from './use-video-change';

export function VideoDelete({ video, onClose }: { video: CvVideo; onClose: () => void }) {
  const t = useWords('cv-video');
  const problemText = useProblemText();
  const { change } = useVideoChange();
  async function remove(): Promise<void> {
    const call = callApi(deleteVideoCv, { body: { video_id: video.id } });
    if (await change(() => call)) return void toast(t('delete.done', { name: video.name }));
    await call.catch((error: unknown) => toastError(problemText(error)));
  }
  return (
    <Confirm
      open
      danger
      title={t('delete.title')}
      yes={t('delete.yes')}
      no={t('cancel')}
      onClose={onClose}
      onConfirm={remove}
    >
      {t('delete.text', { name: video.name })}
    </Confirm>
  );
}
