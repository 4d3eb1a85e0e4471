import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { videoLimits } from './cv-videos.rules.ts';
import { cvVideo } from './cv-videos.schema.ts';

const videos = z.array(cvVideo);
const oneVideo = z.object({ video_id: id });
const changeLimit = { max: 120, seconds: 3600 };

/**
 * `matched_users` is empty: a task finds the saved searches that the video fits after the answer, and the server sends their owners
 * the socket event of spec 1§4. A seeker does not see who searches.
 */
const added = result.extend({ videos, matched_users: z.array(z.number()) });
const addLimit = { max: 40, seconds: 3600 };
/** A name that the person chose; else the name of the file. */
const given = z.object({ name: text(videoLimits.name).default('') });

export const getCvVideo = defineCall({
  method: 'GET',
  path: '/api/get_cv_video',
  access: 'seeker',
  summary: "The person's video CVs, newest first.",
  spec: '1§7',
  response: z.object({ videos }),
});

export const addVideoCv = defineCall({
  method: 'POST',
  path: '/api/add_video_cv',
  access: 'seeker',
  summary: 'Adds a video to the CV: a file, or a reference to a finished resumable upload.',
  spec: '1§7',
  body: given,
  /** `poster`: a picture of the video, if the browser could make one. */
  files: { video: 'video', poster: 'image' },
  response: added,
  limit: addLimit,
  problems: ['too_short', 'too_many_videos'],
});

export const uploadVideoDashboard = defineCall({
  method: 'POST',
  path: '/api/upload_video_dashboard',
  access: 'seeker',
  summary: 'Adds a video to the CV from the dashboard.',
  spec: '1§7',
  body: given,
  files: { upload_video_file: 'video', poster: 'image' },
  response: added,
  limit: addLimit,
  problems: ['too_short', 'too_many_videos'],
});

export const removeCvVideo = defineCall({
  method: 'POST',
  path: '/api/remove_cv_video',
  access: 'seeker',
  summary: 'Removes a video from the CV for good.',
  spec: '1§7',
  body: oneVideo,
  response: result.extend({ videos }),
  limit: changeLimit,
  problems: ['not_found'],
});

export const deleteVideoCv = defineCall({
  method: 'POST',
  path: '/api/delete_video_cv',
  access: 'seeker',
  summary: 'Removes a video from the CV for good, as remove_cv_video does.',
  spec: '1§7',
  body: oneVideo,
  response: result.extend({ videos }),
  limit: changeLimit,
  problems: ['not_found'],
});

export const renameCvVideo = defineCall({
  method: 'POST',
  path: '/api/rename_cv_video',
  access: 'seeker',
  summary: 'Gives a video another name.',
  body: oneVideo.extend({ name: requiredText(videoLimits.name) }),
  response: result.extend({ videos }),
  limit: changeLimit,
  problems: ['not_found'],
});

export const setCvVideoCaptions = defineCall({
  method: 'POST',
  path: '/api/set_cv_video_captions',
  access: 'seeker',
  summary: 'Stores captions for a video, given as WebVTT or SubRip (SRT) text; an empty text removes them.',
  body: oneVideo.extend({ captions: z.string().max(videoLimits.captions, 'too_long') }),
  response: result.extend({ videos }),
  limit: changeLimit,
  problems: ['not_found', 'unreadable_captions'],
});
