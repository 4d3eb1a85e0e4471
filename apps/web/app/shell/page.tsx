import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { VerifyNotice } from '../accounts/index';
import { useWords } from '../platform/words/i18n';
import s from './page.module.css';

interface PageProps {
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Skip link, header, content, footer. The content is the page's one `<main>`. */
export function Page({ header, footer, children }: PageProps) {
  const t = useWords('shell');
  const main = useRef<HTMLElement>(null);
  const pending = usePending();
  useArrival(main);
  return (
    <>
      <a href="#indhold" className={s.skip}>
        {t('skip')}
      </a>
      {header}
      <VerifyNotice />
      {pending && <div className={s.pending} />}
      <main ref={main} id="indhold" tabIndex={-1} aria-busy={pending || undefined} className={s.main}>
        {children}
      </main>
      {footer}
    </>
  );
}

/** True when a navigation has been pending for 200 ms. */
function usePending(): boolean {
  const { state } = useNavigation();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (state === 'idle') return setPending(false);
    const timer = setTimeout(() => setPending(true), 200);
    return () => clearTimeout(timer);
  }, [state]);
  return pending;
}

let lastPath: string | null = null;

/** Moves the focus to the heading of a page after a navigation, so that screen readers and keyboards start there. */
function useArrival(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const moved = lastPath !== null && lastPath !== pathname;
    lastPath = pathname;
    if (!moved || main.current?.contains(document.activeElement)) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}
