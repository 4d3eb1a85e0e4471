/** How many events one socket may send: `burst` at once, refilled at `perSecond`. */
export interface SocketBound {
  burst: number;
  perSecond: number;
}

/** Typing is reported once per 400 ms and a person clicks a few times a second; this is far above both. */
export const socketBound: SocketBound = { burst: 60, perSecond: 20 };

/** A token bucket. The returned function says whether one more event is within the bound. @param now milliseconds */
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
