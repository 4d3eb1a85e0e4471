import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect, useState } from 'react';

/**
 * Who is read before anybody was chosen: the first of the list when it came, and still the same when newer applications come in above.
 * @param of names what was asked for; with another one, the first of its list is shown
 * @param isOld the list is not yet the one that was asked for
 */
export function useFirstShown(
  applications: readonly Application[],
  of: string,
  isOld: boolean,
): Application | undefined {
  const [kept, setKept] = useState({ of: '', id: 0 });
  const standing = applications.find(({ id }) => id === kept.id);
  const first = standing && (kept.of === of || isOld) ? standing : applications[0];
  const id = first?.id;
  useEffect(() => {
    if (!isOld && id !== undefined) setKept((now) => (now.of === of && now.id === id ? now : { of, id }));
  }, [of, id, isOld]);
  return first;
}
