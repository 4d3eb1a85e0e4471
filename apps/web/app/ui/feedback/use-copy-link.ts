import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from './toast-store';

/** How long the notice that something was copied is shown (spec 1§5). */
const noticeMs = 3_000;

/** Copies an address to the clipboard and shows a notice for 3 seconds. */
export function useCopyLink(): (address: string) => Promise<void> {
  const t = useWords('ui');
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      toast(t('share.copied'), { lasts: noticeMs });
    } catch {
      // There is no clipboard on an insecure page or without permission.
      toastError(t('share.failed'));
    }
  };
}
