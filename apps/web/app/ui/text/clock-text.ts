import { clockMark } from '../../platform/words/format';

/**
 * A time of day in Danish format: `9`, `930`, `9.30`, `09:30`, `kl. 9.30`; 24.00 is the end of the day.
 * @returns minutes after midnight, 0 to 1440; null for an empty field, undefined if it is not a time
 */
export function parseClock(typed: string): number | null | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^kl\.?\s*/, '');
  if (text === '') return null;
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[.:,\s]?(\d{2}))?$/.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) > 59 || minutes > 1440 ? undefined : minutes;
}

/** Minutes after midnight as `09.30`, in English `09:30`; the end of the day is `24.00`. */
export function clockText(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}${clockMark()}${two(minutes % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
