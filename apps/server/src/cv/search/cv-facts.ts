import { experienceLevelOf } from '@jobblik/contract/cv/cv-search.rules';

/** What filtering and ordering need of a CV. */
export interface CvFacts {
  userId: number;
  changedAt: Date;
  /** False for a CV that cannot be found any more. */
  live: boolean;
  /** 1 to 5, 0 not said. */
  jobTypeId: number;
  /** 1 to 7, 0 not said. */
  educationId: number;
  hasVideo: boolean;
  hasDocument: boolean;
  sample: boolean;
  experienceMonths: number;
  /** Postcode, 0 not said. */
  cityId: number;
  /** Local date; null when not said and for anonymous CVs. */
  birthday: string | null;
  languageIds: readonly number[];
  categoryIds: readonly number[];
  wishIds: readonly number[];
}

const fixedSize = 17;
const dayMs = 86_400_000;
const firstDay = Date.UTC(1900, 0, 1) / dayMs;

/** Days since 1900, from 1 on; 0 is none. */
export function dayNumber(date: string | null): number {
  return date === null ? 0 : Math.max(1, Math.min(0xffff, Math.round(Date.parse(date) / dayMs - firstDay) + 1));
}

/**
 * The facts in a few bytes, so that a server can read a million CVs in a second.
 *
 * | bytes | |
 * | --- | --- |
 * | 0–3, 4–7 | user id; changed, seconds since 1970 |
 * | 8–9 | job type (3 bits), education (3), video, document, sample, live (1 each), experience level less one (2) |
 * | 10–11, 12–13 | place; birthday, days since 1900 |
 * | 14, 15, 16 | numbers of languages, categories, wishes |
 * | 17– | their ids, two bytes each |
 */
export function packFacts(facts: CvFacts): Buffer {
  const lists = [facts.languageIds, facts.categoryIds, facts.wishIds].map((ids) => ids.slice(0, 255));
  const packed = Buffer.alloc(fixedSize + 2 * lists.reduce((sum, list) => sum + list.length, 0));
  packed.writeUInt32BE(facts.userId, 0);
  packed.writeUInt32BE(Math.max(0, Math.floor(facts.changedAt.getTime() / 1000)), 4);
  packed.writeUInt16BE(
    facts.jobTypeId |
      (facts.educationId << 3) |
      (facts.hasVideo ? trait.video : 0) |
      (facts.hasDocument ? trait.document : 0) |
      (facts.sample ? trait.sample : 0) |
      (facts.live ? trait.live : 0) |
      ((experienceLevelOf(facts.experienceMonths) - 1) << 10),
    8,
  );
  packed.writeUInt16BE(facts.cityId, 10);
  packed.writeUInt16BE(dayNumber(facts.birthday), 12);
  for (const [at, list] of lists.entries()) packed.writeUInt8(list.length, 14 + at);
  for (const [at, id] of lists.flat().entries()) packed.writeUInt16BE(id, fixedSize + 2 * at);
  return packed;
}

/** Bits of the traits above job type and education. */
export const trait = { video: 64, document: 128, sample: 256, live: 512 } as const;

/** How many different traits there can be. */
export const traitCount = 4096;

/** The experience level in the traits, 1 to 4. */
export function levelIn(traits: number): number {
  return ((traits >> 10) & 3) + 1;
}

/** One CV's facts as {@link readFacts} meets them. */
export interface PackedFacts {
  userId: number;
  changed: number;
  traits: number;
  city: number;
  birthday: number;
  /** The three numbers of ids, then the ids. */
  lists: readonly number[];
}

/** Reads facts of many CVs that the database has put one after another. */
export function* readFacts(bytes: Buffer): Generator<PackedFacts> {
  let at = 0;
  while (at < bytes.length) {
    const counts = [bytes.readUInt8(at + 14), bytes.readUInt8(at + 15), bytes.readUInt8(at + 16)];
    const count = (counts[0] ?? 0) + (counts[1] ?? 0) + (counts[2] ?? 0);
    const lists = counts;
    for (let id = 0; id < count; id += 1) lists.push(bytes.readUInt16BE(at + fixedSize + 2 * id));
    yield {
      userId: bytes.readUInt32BE(at),
      changed: bytes.readUInt32BE(at + 4),
      traits: bytes.readUInt16BE(at + 8),
      city: bytes.readUInt16BE(at + 10),
      birthday: bytes.readUInt16BE(at + 12),
      lists,
    };
    at += fixedSize + 2 * count;
  }
}
