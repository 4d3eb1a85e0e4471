import {
  addVideoCv,
  deleteVideoCv,
  getCvVideo,
  removeCvVideo,
  renameCvVideo,
  setCvVideoCaptions,
  uploadVideoDashboard,
} from '@jobblik/contract/cv/cv-videos.api';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { addVideo, type NewVideo } from './add-video.ts';
import { renameVideo, setCaptions } from './change-video.ts';
import { listVideos } from './list-videos.ts';
import { removeVideo } from './remove-video.ts';

/** A task on `cvVideoAdded` matches saved candidate searches and notifies their owners; this list is always empty. */
const matchedAtOnce: number[] = [];

async function add(services: Services, userId: number, given: NewVideo) {
  await addVideo(services, userId, given);
  return { ...(await changed(services, userId)), matched_users: matchedAtOnce };
}

async function changed(services: Services, userId: number) {
  return { result: 'success' as const, videos: await listVideos(services, userId) };
}

export const cvVideosRoutes = [
  serve(getCvVideo, async ({ who }, services) => ({ videos: await listVideos(services, who.userId) })),
  serve(addVideoCv, async ({ who, body, files: { video, poster } }, services) =>
    add(services, who.userId, { video, poster, field: 'video', name: body.name }),
  ),
  serve(uploadVideoDashboard, async ({ who, body, files: { upload_video_file: video, poster } }, services) =>
    add(services, who.userId, { video, poster, field: 'upload_video_file', name: body.name }),
  ),
  serve(removeCvVideo, async ({ who, body }, services) => {
    await removeVideo(services, who.userId, body.video_id);
    return changed(services, who.userId);
  }),
  serve(deleteVideoCv, async ({ who, body }, services) => {
    await removeVideo(services, who.userId, body.video_id);
    return changed(services, who.userId);
  }),
  serve(renameCvVideo, async ({ who, body }, services) => {
    await renameVideo(services, who.userId, body.video_id, body.name);
    return changed(services, who.userId);
  }),
  serve(setCvVideoCaptions, async ({ who, body }, services) => {
    await setCaptions(services, who.userId, body.video_id, body.captions);
    return changed(services, who.userId);
  }),
];
