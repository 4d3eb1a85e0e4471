import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { clearOldCopies } from '../../platform/media/local-copy.ts';
import type { Services } from '../../platform/services.ts';
import { prepareVideo, releaseOriginal, removeOldCopies, transcodeVideo } from './cv-videos.tasks.ts';
import { prepare } from './prepare-video.ts';
import { releaseOriginalFile } from './release-original-file.ts';
import { eraseVideosOf } from './remove-video.ts';
import { transcode } from './transcode-video.ts';

/** Subscriptions of the video CVs. Called once at start, before the tasks start. */
export function registerCvVideos(services: Services): void {
  const { tasks } = services;
  tasks.work(prepareVideo, ({ video_id }, run) => prepare(services, video_id, run));
  tasks.work(transcodeVideo, ({ video_id }, run) => transcode(services, video_id, run));
  tasks.work(releaseOriginal, ({ video_id }) => releaseOriginalFile(services, video_id));
  tasks.work(removeOldCopies, () => clearOldCopies(services));
  tasks.subscribe(accountRemoved, 'cv.erase-videos', ({ user_id }) => eraseVideosOf(services, user_id));
}
