import { IconMessageChatbot } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPiece } from '../platform/loading/lazy-piece';
import { tabStore } from '../platform/state/browser-store';
import { useWords } from '../platform/words/i18n';
import { Icon } from '../ui/brand/icon';
import s from './chatbot-toggle.module.css';
import { useStepAside } from './use-step-aside';

const openKey = 'chatbotOpen';

const ChatbotBox = lazyPiece(() => import('./chatbot-box'));

/**
 * The button that opens the chatbot (spec 1§2). The chatbot is loaded only then. It stays open on other pages. The button steps aside
 * for the focused element and while the page is read downwards; it stays in the tab order.
 */
export function ChatbotToggle() {
  const t = useWords('shell');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const aside = useStepAside(button);
  useEffect(() => setOpen(tabStore.get(openKey) !== null), []);
  const toggle = (opens: boolean) => {
    if (opens) tabStore.set(openKey, '1');
    else tabStore.remove(openKey);
    setOpen(opens);
  };
  return (
    <div className={s.place} data-print="no" data-aside={open ? undefined : aside}>
      {open && (
        <Suspense>
          <ChatbotBox onClose={() => toggle(false)} />
        </Suspense>
      )}
      <button ref={button} type="button" className={s.toggle} aria-expanded={open} onClick={() => toggle(!open)}>
        <Icon of={IconMessageChatbot} size={22} />
        <span>{t('chatbot')}</span>
      </button>
    </div>
  );
}
