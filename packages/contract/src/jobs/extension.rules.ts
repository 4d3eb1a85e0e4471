import { localDateOf, startOfLocalDay } from '@jobblik/contract/kernel/local-time.rules';

/** Most days that an operator adds to an ad at a time. */
export const mostDaysMore = 30;

const day = 86_400_000;

/** What an ad's end and deadline become when days are added to both: to what they are, or from now where that has passed. */
export function extended(
  ad: { endsAt: Date; deadline: string | null },
  { days, now }: { days: number; now: Date },
): { endsAt: Date; deadline: string | null } {
  const from = ad.endsAt > now ? ad.endsAt : now;
  const today = localDateOf(now);
  const openUntil = ad.deadline !== null && ad.deadline < today ? today : ad.deadline;
  return {
    endsAt: new Date(from.getTime() + days * day),
    deadline: openUntil === null ? null : localDateOf(startOfLocalDay(openUntil, days)),
  };
}
