import { useState } from 'react';
import { productZone } from '../../platform/words/format';

const localDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: productZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Local date `YYYY-MM-DD` in the product's zone. */
export function localToday(now: Date = new Date()): string {
  return localDay.format(now);
}

export function useToday(): string {
  return useState(() => localToday())[0];
}
