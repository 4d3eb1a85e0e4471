import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';

interface EndDialogProps {
  /** Either of the two ends the call for both: an interview. */
  endsForAll: boolean;
  mayClose: boolean;
  onLeave: () => void;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks before a call is over. */
export function EndDialog({ endsForAll, mayClose, onLeave, onEnd, onClose }: EndDialogProps) {
  const t = useWords('rooms');
  return (
    <Dialog
      open
      title={t('end.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('end.cancel')}</Button>
          {!endsForAll && <Button onClick={onLeave}>{t('end.leave')}</Button>}
          {mayClose && (
            <Button kind="danger" onClick={onEnd}>
              {t('end.close')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(endsForAll ? 'end.text_party' : 'end.text')}</p>
    </Dialog>
  );
}
