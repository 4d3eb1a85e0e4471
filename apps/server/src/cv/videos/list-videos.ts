import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import type { Services } from '../../platform/services.ts';
import { presentVideo } from './cv-videos.present.ts';
import { filesOfVideo, newestReadyVideos, videosOf } from './cv-videos.queries.ts';
import type { CvVideoRow } from './cv-videos.tables.ts';

/** Lifetime of a video's links in seconds: long enough to watch it more than once. */
export const linkLifetime = 2 * 60 * 60;

/** A person's videos, newest first, in their wire format. */
export async function listVideos(services: Services, userId: number): Promise<CvVideo[]> {
  return await present(services, await videosOf(services.db, userId));
}

async function present(services: Services, rows: readonly CvVideoRow[]): Promise<CvVideo[]> {
  const files = await services.files.describe(rows.flatMap(filesOfVideo));
  const link = linkOf(services);
  return rows.map((row) => presentVideo(row, files, link)).filter((video) => video !== undefined);
}

/** A person's videos for others: those that can be played, and that operators have not taken down. */
export async function listPlayableVideos(services: Services, userId: number): Promise<CvVideo[]> {
  const rows = await videosOf(services.db, userId);
  const shown = rows.filter(({ takenDownAt }) => takenDownAt === null);
  return (await present(services, shown)).filter(({ state }) => state !== 'unusable');
}

/**
 * The newest ready video of each of several people, if there is one, in two queries. The calling code must check the right to see
 * them.
 */
export async function newestPlayableVideos(
  services: Services,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, CvVideo>> {
  if (userIds.length === 0) return new Map();
  const rows = await newestReadyVideos(services.db, userIds);
  const files = await services.files.describe(rows.flatMap(filesOfVideo));
  const link = linkOf(services);
  return new Map(
    rows.flatMap((row) => {
      const video = presentVideo(row, files, link);
      return video ? [[row.userId, video] as const] : [];
    }),
  );
}

function linkOf({ files }: Services) {
  return (fileId: string) => files.link(fileId, { lifetime: linkLifetime });
}
