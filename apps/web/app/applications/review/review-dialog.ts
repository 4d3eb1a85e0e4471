import type { Decision } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';

/** A document of an application. */
export interface ApplicationDocument {
  name: string;
  address: string;
  /** Where it is read in the browser, Word files too; null for what cannot be. */
  view: string | null;
}

/** The open dialog and its application. */
export type ReviewDialog =
  | { kind: 'decide'; decision: Decision; applicants: readonly Application[] }
  | { kind: 'ask'; applicants: readonly Application[] }
  | { kind: 'note' | 'answers' | 'video' | 'message' | 'interview'; application: Application }
  | { kind: 'document'; application: Application; document: ApplicationDocument };

/** The documents that came with an application, in the order cover letter, CV, other. */
export function documentsOf({
  attach,
}: Application): (ApplicationDocument & { role: 'cv' | 'letter' | 'other'; size: number | null })[] {
  const all = [
    {
      role: 'cv' as const,
      name: attach.cv_real_name,
      address: attach.cv_name,
      view: attach.cv_view,
      size: attach.cv_size,
    },
    {
      role: 'letter' as const,
      name: attach.apply_real_name,
      address: attach.apply_name,
      view: attach.apply_view,
      size: attach.apply_size,
    },
    {
      role: 'other' as const,
      name: attach.other_real_name,
      address: attach.other_name,
      view: attach.other_view,
      size: attach.other_size,
    },
  ];
  return all.flatMap(({ name, address, ...rest }) =>
    address === null ? [] : [{ ...rest, address, name: name ?? '' }],
  );
}

const videoTypes: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' };

/** Address and content type of the video that came with an application. */
export function videoOf({ attach }: Application): { url: string; type: string } {
  return { url: attach.apply_video_name ?? '', type: videoTypes[attach.apply_video_type ?? ''] ?? 'video/mp4' };
}
