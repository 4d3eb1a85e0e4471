import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FieldError } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';

interface EndDialogProps {
  /** In an interview either side ends the call for both. */
  endsForAll: boolean;
  mayClose: boolean;
  /** State of ending for all; `failed`: the server has not confirmed it. */
  ending: 'idle' | 'busy' | 'failed';
  onLeave: () => void;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the call ends. */
export function EndDialog({ endsForAll, mayClose, ending, onLeave, onEnd, onClose }: EndDialogProps) {
  const t = useWords('rooms');
  const hasFailed = ending === 'failed';
  return (
    <Dialog
      open
      title={t('end.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('end.cancel')}</Button>
          {(!endsForAll || hasFailed) && <Button onClick={onLeave}>{t('end.leave')}</Button>}
          {mayClose && (
            <Button kind="danger" busy={ending === 'busy'} onClick={onEnd}>
              {t('end.close')}
            </Button>
          )}
        </>
      }
    >
      {hasFailed ? (
        <div role="alert">
          <FieldError>{t('end.failed')}</FieldError>
        </div>
      ) : (
        <p>{t(endsForAll ? 'end.text_party' : 'end.text')}</p>
      )}
    </Dialog>
  );
}
