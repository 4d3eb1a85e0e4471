import { useEffect, useState } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { serverNow, useClockAhead } from '../../platform/server-clock';

const minuteMs = 60_000;

/** The server's time, updated each minute; at first the time of its rendering, so that hydration matches. */
export function useNow(): Date {
  const { now } = usePageSettings();
  const ahead = useClockAhead();
  const [time, setTime] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time changes when the server's becomes known
  useEffect(() => {
    setTime(serverNow());
    const timer = setInterval(() => setTime(serverNow()), minuteMs);
    return () => clearInterval(timer);
  }, [ahead]);
  return new Date(time);
}
