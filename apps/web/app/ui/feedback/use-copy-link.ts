import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from './toast-store';

/** How long a person sees that something was copied (spec 1§5). */
const noticeMs = 3_000;

/** Copies an address to the clipboard and says so in a notice for 3 seconds. */
export function useCopyLink(): (address: string) => Promise<void> {
  const t = useWords('ui');
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      toast(t('share.copied'), { lasts: noticeMs });
    } catch {
      // No clipboard on an insecure page or without permission.
      toastError(t('share.failed'));
    }
  };
}
