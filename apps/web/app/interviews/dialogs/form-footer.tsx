import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';

interface FormFooterProps {
  /** Label of the submit button. */
  send: string;
  busy: boolean;
  disabled?: boolean;
  onCancel: () => void;
}

/** The two buttons below the form of a dialog. */
export function FormFooter({ send, busy, disabled = false, onCancel }: FormFooterProps) {
  const t = useWords('interviews');
  return (
    <>
      <Button kind="text" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <Button kind="filled" type="submit" busy={busy} disabled={disabled}>
        {send}
      </Button>
    </>
  );
}
