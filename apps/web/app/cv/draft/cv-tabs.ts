import { openTabs } from './this-tab';

interface Message {
  kind: 'open' | 'here' | 'saved' | 'gone';
  user: number;
  tab: string;
  revision?: number;
}

interface CvTabsOptions {
  userId: number;
  tab: string;
  /** Whether the same CV is open in another tab. */
  onOthers: (hasOthers: boolean) => void;
  onSaved: (revision: number) => void;
}

/** Detects tabs that edit the same CV, over a BroadcastChannel. */
export function createCvTabs({ userId, tab, onOthers, onSaved }: CvTabsOptions) {
  const others = new Set<string>();
  const channel = new BroadcastChannel('jobblik-cv');
  const post = (kind: Message['kind'], revision?: number) =>
    channel.postMessage({ kind, user: userId, tab, ...(revision !== undefined && { revision }) } satisfies Message);
  const reportOthers = () => onOthers(others.size > 0);

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.user !== userId || data.tab === tab) return;
    if (data.kind === 'gone') others.delete(data.tab);
    else others.add(data.tab);
    if (data.kind === 'open') post('here');
    if (data.kind === 'saved' && data.revision !== undefined) onSaved(data.revision);
    reportOthers();
  };
  /** A crashed tab sends no message, but its lock is released. */
  const count = async () => {
    if (document.hidden || others.size === 0 || !('locks' in navigator)) return;
    const open = await openTabs();
    for (const other of others) if (!open.has(other)) others.delete(other);
    reportOthers();
  };
  const onVisible = () => void count();
  const onHide = () => post('gone');
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pagehide', onHide);
  post('open');

  return {
    announceSaved: (revision: number) => post('saved', revision),
    close() {
      post('gone');
      channel.close();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', onHide);
    },
  };
}
