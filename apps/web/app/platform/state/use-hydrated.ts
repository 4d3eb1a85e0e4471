import { useEffect, useState } from 'react';

/**
 * Whether this part of the page is hydrated: false on the server and in the first render. What the server cannot know, such as an
 * answer that another part has already fetched, is shown from then on; before, React would find other HTML than the server's.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
