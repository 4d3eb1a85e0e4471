import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { useState } from 'react';

/**
 * The applications, with what was news at any time since the screen was opened still as news: the server then counts it as seen,
 * and the list may be read again while the screen is open.
 */
export function useNewsOfVisit<A extends { applications: readonly OwnApplication[] }>(
  answer: A | undefined,
): A | undefined {
  const [news, setNews] = useState<ReadonlySet<number>>(new Set());
  if (!answer) return undefined;
  const fresh = answer.applications.filter(({ id, eye }) => eye.fresh && !news.has(id));
  if (fresh.length > 0) setNews(new Set([...news, ...fresh.map(({ id }) => id)]));
  return {
    ...answer,
    applications: answer.applications.map((application) =>
      news.has(application.id) ? { ...application, eye: { ...application.eye, fresh: true } } : application,
    ),
  };
}
