import { createHash } from 'node:crypto';
import type { FeedManifest, FeedPart } from './feed-manifest.ts';

/** The live ads of one range of numbers. */
export interface FeedRange {
  /** From 1. */
  number: number;
  ads: number;
  /** Changes with each of the ads and with their set. */
  hash: string;
}

/** A part that the feed should have. */
export interface PlannedPart {
  /** 0 for all ads, else that of the range. */
  number: number;
  signature: string;
  /** The part as it is stored; undefined when it has to be written. */
  stored: FeedPart | undefined;
}

/**
 * The parts of the feed: one of all ads when they fit, else one for each range with ads. A part that has the same ads as before is
 * kept.
 * @param context whatever else is written in every part
 * @param most ads of one part
 */
export function planFeed(
  ranges: readonly FeedRange[],
  before: FeedManifest | undefined,
  { context, most }: { context: string; most: number },
): PlannedPart[] {
  const planned = (number: number, own: readonly FeedRange[]): PlannedPart => {
    const text = [context, ...own.map(({ ads, hash }) => `${ads} ${hash}`)].join('\n');
    const signature = createHash('sha256').update(text).digest('hex');
    const stored = before?.parts.find((part) => part.number === number && part.signature === signature);
    return { number, signature, stored };
  };
  const filled = ranges.filter(({ ads }) => ads > 0).toSorted((one, other) => one.number - other.number);
  const total = filled.reduce((sum, { ads }) => sum + ads, 0);
  return total <= most ? [planned(0, filled)] : filled.map((range) => planned(range.number, [range]));
}

/** Where to write a part: never over the object that readers have now. */
export function keyFor(number: number, before: FeedManifest | undefined): string {
  const current = before?.parts.find((part) => part.number === number)?.key;
  return `job-feed-${number}-${current?.endsWith('-a') ? 'b' : 'a'}`;
}

/** Whether an `Accept-Encoding` header accepts gzip (RFC 9110 §12.5.3); a reader without the header gets no encoding. */
export function acceptsGzip(header: string | undefined): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
