import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect, useState } from 'react';

/**
 * The application to open before one is chosen: the first of the list. It stays the same when newer applications arrive above it.
 * @param listKey identifies the query; another key selects the first of its list
 * @param isPlaceholder true while `applications` are those of the previous query
 */
export function useDefaultApplication(
  applications: readonly Application[],
  listKey: string,
  isPlaceholder: boolean,
): Application | undefined {
  const [previous, setPrevious] = useState({ listKey: '', id: 0 });
  const stillListed = applications.find(({ id }) => id === previous.id);
  const first = stillListed && (previous.listKey === listKey || isPlaceholder) ? stillListed : applications[0];
  const id = first?.id;
  useEffect(() => {
    if (!isPlaceholder && id !== undefined)
      setPrevious((now) => (now.listKey === listKey && now.id === id ? now : { listKey, id }));
  }, [listKey, id, isPlaceholder]);
  return first;
}
