/** What counting, filtering and ordering need of an ad that can be found. */
export interface JobFacts {
  jobId: number;
  companyId: number;
  publishedAt: Date;
  /** Null for an ad that was withdrawn. */
  liveUntil: Date | null;
  /** Local date. */
  deadline: string | null;
  jobTypeId: number;
  /** 1 none, 2 hybrid, 3 full. */
  remote: number;
  payShown: boolean;
  /** At most three. */
  categoryIds: readonly number[];
  /** At most ten. */
  cityIds: readonly number[];
}

const fixedSize = 27;
const noDeadline = 0xffff;
const dayMs = 86_400_000;
const firstDay = Date.UTC(2020, 0, 1) / dayMs;

/**
 * The facts in a few bytes, so that a server can read a million ads in a second.
 *
 * | bytes | |
 * | --- | --- |
 * | 0–3, 4–7 | job id, company id |
 * | 8–11 | published, seconds since 1970 |
 * | 12–15 | findable before, seconds since 1970; 0 withdrawn |
 * | 16–17 | deadline, days since 2020; 65535 none |
 * | 18–19 | job type (3 bits), remote 1–3 (2 bits), pay shown (1 bit), more than one place (1 bit) |
 * | 20–25 | up to three category ids, 0 where there are fewer |
 * | 26 | number of places |
 * | 27– | city ids, two bytes each |
 */
export function packFacts(facts: JobFacts): Buffer {
  const packed = Buffer.alloc(fixedSize + 2 * facts.cityIds.length);
  packed.writeUInt32BE(facts.jobId, 0);
  packed.writeUInt32BE(facts.companyId, 4);
  packed.writeUInt32BE(Math.floor(facts.publishedAt.getTime() / 1000), 8);
  packed.writeUInt32BE(facts.liveUntil ? Math.floor(facts.liveUntil.getTime() / 1000) : 0, 12);
  packed.writeUInt16BE(dayNumber(facts.deadline), 16);
  packed.writeUInt16BE(
    facts.jobTypeId | (facts.remote << 3) | (facts.payShown ? 32 : 0) | (facts.cityIds.length > 1 ? 64 : 0),
    18,
  );
  for (const [at, id] of facts.categoryIds.slice(0, 3).entries()) packed.writeUInt16BE(id, 20 + 2 * at);
  packed.writeUInt8(facts.cityIds.length, 26);
  for (const [at, id] of facts.cityIds.entries()) packed.writeUInt16BE(id, fixedSize + 2 * at);
  return packed;
}

/** Days since 2020, the largest number for "none" so that it sorts last. */
function dayNumber(date: string | null): number {
  if (!date) return noDeadline;
  return Math.min(noDeadline - 1, Math.max(0, Date.parse(date) / dayMs - firstDay));
}

/** One ad's facts as {@link readFacts} meets them. Times are seconds since 1970, `deadline` days since 2020. */
export interface PackedFacts {
  jobId: number;
  companyId: number;
  published: number;
  liveUntil: number;
  deadline: number;
  /** See {@link jobTypeIn}, {@link remoteIn}, {@link payShownIn}. */
  traits: number;
  categories: readonly [number, number, number];
  cityIds: readonly number[];
}

/** Reads facts of many ads that the database has put in one row after another. */
export function* readFacts(bytes: Buffer): Generator<PackedFacts> {
  let at = 0;
  while (at < bytes.length) {
    const places = bytes.readUInt8(at + 26);
    const cityIds: number[] = [];
    for (let place = 0; place < places; place += 1) cityIds.push(bytes.readUInt16BE(at + fixedSize + 2 * place));
    yield {
      jobId: bytes.readUInt32BE(at),
      companyId: bytes.readUInt32BE(at + 4),
      published: bytes.readUInt32BE(at + 8),
      liveUntil: bytes.readUInt32BE(at + 12),
      deadline: bytes.readUInt16BE(at + 16),
      traits: bytes.readUInt16BE(at + 18),
      categories: [bytes.readUInt16BE(at + 20), bytes.readUInt16BE(at + 22), bytes.readUInt16BE(at + 24)],
      cityIds,
    };
    at += fixedSize + 2 * places;
  }
}

/** Job type 1 to 5, 0 for none. */
export function jobTypeIn(traits: number): number {
  return traits & 7;
}

/** 1 none, 2 hybrid, 3 full. */
export function remoteIn(traits: number): number {
  return (traits >> 3) & 3;
}

/** Whether the ad says what it pays. */
export function payShownIn(traits: number): boolean {
  return (traits & 32) !== 0;
}

/** Whether the ad has places besides its main one. */
export function hasMorePlacesIn(traits: number): boolean {
  return (traits & 64) !== 0;
}
