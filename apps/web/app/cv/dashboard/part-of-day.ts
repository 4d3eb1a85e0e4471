import { productZone } from '../../platform/words/format';

const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone: productZone, hour: 'numeric', hourCycle: 'h23' });

/** How one greets: good morning until ten, good evening from six. */
export function partOfDay(instant: number): 'morning' | 'day' | 'evening' {
  const hour = Number(hourOf.format(instant));
  if (hour >= 4 && hour < 10) return 'morning';
  return hour >= 10 && hour < 18 ? 'day' : 'evening';
}
