import { useEffect, useState } from 'react';
import { usePageSettings } from '../../platform/page-settings';

const minuteMs = 60_000;

/** The current time, updated each minute; at first the time of the server's rendering, so that hydration matches. */
export function useNow(): Date {
  const { now } = usePageSettings();
  const [time, setTime] = useState(now);
  useEffect(() => {
    setTime(Date.now());
    const timer = setInterval(() => setTime(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return new Date(time);
}
