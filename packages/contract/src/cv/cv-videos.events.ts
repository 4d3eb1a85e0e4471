import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const ofVideo = z.object({ video_id: z.number(), user_id: z.number() });

/** A person has added a video to their CV: saved candidate searches are matched against it. */
export const cvVideoAdded = defineEvent('cv_video.added', ofVideo);
/** A person has removed a video. */
export const cvVideoRemoved = defineEvent('cv_video.removed', ofVideo);
