import { useEffect } from 'react';

const prefix = /^\(\d+\+?\) /;

/** Shows a count before the page's title, `(3) Overblik | Jobblik`, also after the page has changed it; 0 shows none. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(prefix, '');
      const title = count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(prefix, '');
    };
  }, [count]);
}
