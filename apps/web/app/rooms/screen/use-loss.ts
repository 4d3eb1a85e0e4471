import { useEffect, useState } from 'react';
import type { Call } from '../call/call';

const every = 4_000;

/** The share of recently lost packets, 0 to 1. */
export function useLoss(call: Call): number {
  const [loss, setLoss] = useState(0);
  useEffect(() => {
    let isMounted = true;
    const timer = setInterval(() => {
      void call.measureLoss().then((share) => isMounted && setLoss(share));
    }, every);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, [call]);
  return loss;
}
