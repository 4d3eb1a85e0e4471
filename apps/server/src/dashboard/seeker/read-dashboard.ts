import type { CvImage } from '@jobblik/contract/cv/cv.schema';
import { completenessOf } from '@jobblik/contract/cv/cv-completeness.rules';
import type { CandidateDashboard } from '@jobblik/contract/dashboard/dashboard.schema';
import { findUser } from '../../accounts/index.ts';
import { agentsOnDashboard, countAdsOfAgents } from '../../agents/index.ts';
import { readVisits } from '../../candidates/index.ts';
import { findOwnCv, hasPreparedCv, listVideos, presentImage, readState, showFiles } from '../../cv/index.ts';
import { dashboardInterviews } from '../../interviews/index.ts';
import type { Services } from '../../platform/services.ts';

/** The seeker's dashboard (spec 1§3): the draft's files, data of other slices, completeness and visitors. */
export async function readDashboard(services: Services, userId: number): Promise<CandidateDashboard> {
  const own = await findOwnCv(services, userId, 'draft');
  const [shown, state, prepared, videos, visits, agents, ads, interviews] = await Promise.all([
    showFiles(services.files, own),
    readState(services.db, userId),
    hasPreparedCv(services.db, userId),
    listVideos(services, userId),
    readVisits(services, userId),
    agentsOnDashboard(services, userId),
    countAdsOfAgents(services, userId),
    dashboardInterviews(services, userId),
  ]);
  const { cv_document: document, cv_image: photo } = shown;
  const [video] = videos;
  return {
    profile_image: photo ?? (await accountPicture(services, userId)),
    cv_document: document && {
      cv_document_id: document.cv_document_id,
      cv_real_name: document.realname,
      cv_real_size: document.size,
      cv_real_type: document.type,
    },
    cv_video: video ? { cv_video_real_name: video.name, cv_video_real_size: video.size } : null,
    cv_video_count: videos.length,
    job_agents: agents,
    job_agent_ads: ads,
    interviews,
    published: state.published,
    published_at: state.published_at,
    unpublished_changes: state.unpublished_changes,
    prepared_cv: prepared,
    visibility: state.visibility,
    completeness: completenessOf({
      content: own.content,
      photo: photo !== null,
      document: document !== null,
      videos: videos.length,
      published: state.published,
    }),
    visits: visits.days,
    visits_total: visits.total,
  };
}

async function accountPicture({ db, files }: Services, userId: number): Promise<CvImage | null> {
  const fileId = (await findUser(db, userId))?.avatarFileId;
  const file = fileId ? (await files.describe([fileId])).get(fileId) : undefined;
  return file ? presentImage(file, files) : null;
}
