import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const ofJob = z.object({ job_id: z.number(), user_id: z.number() });

/** An ad became visible: agents are matched against it. */
export const jobPublished = defineEvent('job.published', ofJob);
/** A visible ad changed in a way that may make it fit other agents. */
export const jobChanged = defineEvent('job.changed', ofJob);
/**
 * An employer has closed or deleted an ad, or operators have taken it down, and it can no longer be undone: its applicants are notified,
 * its questions and interviews end.
 */
export const jobClosed = defineEvent(
  'job.closed',
  ofJob.extend({ how: z.enum(['closed', 'filled', 'deleted', 'taken_down']) }),
);
/** An ad was closed, deleted or switched off. */
export const jobWithdrawn = defineEvent('job.withdrawn', ofJob);
/** A payment that an ad waited for was made, and the ad was posted again. */
export const jobRepostedOnPayment = defineEvent('job.reposted-on-payment', ofJob);
/** An ad expires soon; published on each of its last mornings. `ends_at` is the instant. */
export const jobEnding = defineEvent('job.ending', ofJob.extend({ ends_at: z.string() }));
