import { useEffect, useState } from 'react';
import { usePageSettings } from '../../platform/page-settings';

const minuteMs = 60_000;

/** The present, renewed each minute; first the instant of the rendering, so that server and browser agree. */
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
