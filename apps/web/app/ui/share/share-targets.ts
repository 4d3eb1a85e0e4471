import { IconBrandFacebook, IconBrandLinkedin, IconMail } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useCopyLink } from '../feedback/use-copy-link';

/** A shared page: its absolute address and its name. */
export interface SharedPage {
  address: string;
  title: string;
}

/** Links that share a page. No third party is contacted before a click; `word` is the key in `ui.json`. */
export function shareTargets({ address, title }: SharedPage) {
  const encoded = encodeURIComponent(address);
  return [
    { word: 'facebook', icon: IconBrandFacebook, to: `https://www.facebook.com/sharer/sharer.php?u=${encoded}` },
    {
      word: 'linkedin',
      icon: IconBrandLinkedin,
      to: `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`,
    },
    { word: 'mail', icon: IconMail, to: `mailto:?subject=${encodeURIComponent(title)}&body=${encoded}` },
  ] as const;
}

const never = () => () => undefined;

/** Opens the device's share dialog (Web Share). Null without one, as on the server and in most desktop browsers. */
export function useDeviceShare(): ((page: SharedPage) => Promise<void>) | null {
  const copyLink = useCopyLink();
  const has = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  if (!has) return null;
  return async ({ address, title }) => {
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // Closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copyLink(address);
    }
  };
}
