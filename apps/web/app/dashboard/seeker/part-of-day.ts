import { clockTimeOf } from '@jobblik/contract/kernel/local-time.rules';

/** Part of the day for the greeting: night until four, morning until ten, evening from six. */
export function partOfDay(instant: number): 'night' | 'morning' | 'day' | 'evening' {
  const hour = Number(clockTimeOf(new Date(instant)).slice(0, 2));
  if (hour < 4) return 'night';
  if (hour < 10) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
