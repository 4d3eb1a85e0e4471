import { Suspense } from 'react';
import { useWords } from '../../platform/words/i18n';
import { DeviceTest } from '../../rooms/index';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Dialog } from '../../ui/overlays/dialog';

/** Tests camera and sound before the room of an interview opens; nothing is sent. */
export function DeviceTestDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('interviews');
  return (
    <Dialog open width={900} title={t('test.title')} unsaved={false} onClose={onClose}>
      <p className="text-2">{t('test.text')}</p>
      <Suspense fallback={<SkeletonRows count={4} />}>
        <DeviceTest />
      </Suspense>
    </Dialog>
  );
}
