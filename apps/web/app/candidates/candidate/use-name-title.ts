import { useEffect } from 'react';

/** Names the page in the tab, "Anna Holm | Jobblik", while what it names is shown: `meta` cannot know it before the data is here. */
export function useNameTitle(name: string): void {
  useEffect(() => {
    const before = document.title;
    const title = `${name} | Jobblik`;
    document.title = title;
    return () => {
      // The next page may have set its own title.
      if (document.title.endsWith(title)) document.title = before;
    };
  }, [name]);
}
