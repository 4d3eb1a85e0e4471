import type { Application } from '@jobblik/contract/applications/applications.schema';
import { requestableStatuses } from '@jobblik/contract/interviews/interviews.rules';
import { formatDay, formatWireClock } from '../../platform/words/format';
import type { PlayerSource } from '../../ui/media/use-stable-sources';

/** A document of an application. */
export interface ApplicationDocument {
  name: string;
  address: string;
  /** Where it is read in the browser, Word files too; null for what cannot be. */
  view: string | null;
}

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

/** The video that is shown with an application. */
export interface ApplicantVideo {
  /** Sent with the application, or in the applicant's CV. */
  of: 'application' | 'cv';
  sources: readonly PlayerSource[];
  poster: string | null;
  /** Captions as WebVTT in a `data:` address. */
  captions: string | null;
  /** Null while it is not known. */
  seconds: number | null;
}

/** The video that came with the application, else the newest one of the published CV. */
export function videoOf({ attach, cv_video }: Pick<Application, 'attach' | 'cv_video'>): ApplicantVideo | undefined {
  if (attach.apply_video_name !== null) {
    const type = videoTypes[attach.apply_video_type ?? ''] ?? 'video/mp4';
    const sources = [{ url: attach.apply_video_name, type }];
    return { of: 'application', sources, poster: null, captions: null, seconds: attach.apply_video_seconds };
  }
  if (!cv_video) return undefined;
  const { sources, poster, captions_url, seconds } = cv_video;
  return { of: 'cv', sources, poster, captions: captions_url, seconds };
}

const invitable: readonly number[] = requestableStatuses;

/** Whether the applicant can be asked for an interview now; one that was postponed gets a new time that way. */
export function mayInvite({ v_status }: Pick<Application, 'v_status'>): boolean {
  return invitable.includes(v_status);
}

/**
 * When an agreed interview is: "i dag 11.00", "27. nov."; '' where no time is known. The wire has the local day as
 * `DD.MM.YYYY` and the time as `HH:mm - HH:mm`.
 */
export function interviewMoment(
  { interview_date, interview_time }: Pick<Application, 'interview_date' | 'interview_time'>,
  now: number,
): string {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(interview_date ?? '') ?? [];
  if (!day || !month || !year) return '';
  const shown = formatDay(`${year}-${month}-${day}T12:00:00Z`, now);
  const [start] = /^\d\d:\d\d/.exec(interview_time ?? '') ?? [];
  const isToday = shown === formatDay(now, now);
  return isToday && start ? `${shown} ${formatWireClock(start)}` : shown;
}
