/** Rate limit of events from one socket: `burst` at once, refilled at `perSecond`. */
export interface SocketBound {
  burst: number;
  perSecond: number;
}

/** Typing is reported once per 400 ms and a person clicks a few times per second; the limit is far above both. */
export const socketBound: SocketBound = { burst: 60, perSecond: 20 };

/** A token bucket. The returned function returns whether one more event is within the limit. @param now milliseconds */
export function createRateBound({ burst, perSecond }: SocketBound, now: number): (now: number) => boolean {
  let tokens = burst;
  let last = now;
  return (current) => {
    tokens = Math.min(burst, tokens + ((current - last) / 1000) * perSecond);
    last = current;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
