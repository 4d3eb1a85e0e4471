import { z } from 'zod';
import { defineTask } from '../platform/tasks/tasks.ts';

const ofAnswer = z.object({ answer_id: z.number() });

/** Rewrites the video of an answer, so that it has a length and can be sought in. */
export const prepareAnswerVideo = defineTask({
  name: 'questions.prepare-video',
  payload: ofAnswer,
  retries: 3,
  concurrency: 2,
  perOwner: 1,
  timeout: 15 * 60,
});

/** Releases the file that was sent when no address of it works any more. */
export const releaseOriginal = defineTask({ name: 'questions.let-go-of-original', payload: ofAnswer });
