import { z } from 'zod';
import { defineTask } from '../../platform/tasks/tasks.ts';

const ofAnswer = z.object({ answer_id: z.number() });

/** Rewrites the video of an answer, so that it has a length and is seekable. */
export const prepareAnswerVideo = defineTask({
  name: 'questions.prepare-video',
  payload: ofAnswer,
  retries: 3,
  concurrency: 2,
  perOwner: 1,
  timeout: 15 * 60,
});

/** Releases the uploaded file after all addresses of it have expired. */
export const releaseOriginal = defineTask({ name: 'questions.let-go-of-original', payload: ofAnswer });
