import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { useState } from 'react';

/** Local date `YYYY-MM-DD` in the product's zone. */
export function localToday(now: Date = new Date()): string {
  return localDateOf(now);
}

export function useToday(): string {
  return useState(() => localToday())[0];
}
