import type { ApplicationFileRole } from '@jobblik/contract/applications/applications.rules';
import type { Application, Attachment } from '@jobblik/contract/applications/applications.schema';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import type { QuestionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import type { ApplicationInterview } from './applications.ports.ts';
import type { ListedApplication } from './applications.queries.ts';
import { distanceToJob, presentApplicantCv } from './review/applicant-cv.present.ts';

/** A file of an application with its address for the employer. */
export interface AttachedFile {
  role: ApplicationFileRole;
  address: string;
  /** Address for reading a document in the browser; null for videos. */
  view: string | null;
  realName: string;
  extension: string;
  size: number;
  /** Length of a video in seconds; null while unknown. */
  seconds: number | null;
}

/** Data of an application from other tables. */
export interface ApplicationContext {
  files: readonly AttachedFile[];
  avatar: string | null;
  questionsAndAnswers: QuestionsAndAnswers | undefined;
  /** Answers that the employer has not read. */
  newAnswers: number;
  interview: ApplicationInterview | undefined;
  /** The newest video of the published CV. */
  cvVideo: CvVideo | undefined;
  /** Places of the ad. */
  cityIds: readonly number[];
}

/**
 * An application for its employer. A withdrawn one has no message and files and shows the applicant's name without contact details.
 */
export function presentApplication(
  listed: ListedApplication,
  { files, avatar, questionsAndAnswers, newAnswers, interview, cvVideo, cityIds }: ApplicationContext,
): Application {
  const { application, opener, noteWriter, user, cv } = listed;
  const isActive = application.withdrawnAt === null;
  const content = isActive ? (cv?.content ?? null) : null;
  return {
    id: application.id,
    user_id: application.userId,
    job_id: application.jobId,
    employer_id: application.employerId,
    reject: application.reject,
    active: isActive ? 1 : 0,
    v_status: interview?.vStatus ?? application.vStatus,
    interview_id: interview?.uuid ?? null,
    interview_date: interview?.date || null,
    interview_time: interview?.time || null,
    interview_seeker_id: interview?.seekerId ?? null,
    interview: interview?.facts ?? null,
    ready: interview?.ready ?? 0,
    note: application.note,
    note_at: application.noteAt?.toISOString() ?? null,
    note_by: noteWriter ?? '',
    rating_point: application.ratingPoint,
    is_seen: application.seenAt !== null || !isActive,
    seen_at: application.seenAt?.toISOString() ?? null,
    seen_by: opener ?? '',
    created_at: application.createdAt.toISOString(),
    user: {
      id: user.id,
      type: user.type,
      name: user.name,
      first_name: user.firstName,
      last_name: user.lastName,
      email: isActive ? (user.email ?? '') : '',
      email_verified: user.emailVerifiedAt !== null,
      phone: isActive ? user.phone : '',
      zip: user.zip,
      city: user.city,
      avatar,
    },
    attach: presentAttachment(application.id, application.message, files),
    questions: (isActive && questionsAndAnswers?.questions) || [],
    answers: (isActive && questionsAndAnswers?.answers) || [],
    new_answers: isActive ? newAnswers : 0,
    cv: cv && content && presentApplicantCv({ ...cv, content }),
    cv_video: isActive && cvVideo ? presentVideo(cvVideo) : null,
    distance_km: isActive ? distanceToJob({ cityId: cv?.cityId ?? null, zip: user.zip }, cityIds) : null,
  };
}

function presentVideo({ sources, poster, captions_url, duration }: CvVideo): Application['cv_video'] {
  return { sources, poster, captions_url, seconds: duration };
}

function presentAttachment(applicationId: number, message: string, files: readonly AttachedFile[]): Attachment {
  const cv = files.find((file) => file.role === 'cv');
  const letter = files.find((file) => file.role === 'letter');
  const other = files.find((file) => file.role === 'other');
  const video = files.find((file) => file.role === 'video');
  return {
    id: applicationId,
    apply_id: applicationId,
    message,
    cv_name: cv?.address ?? null,
    cv_real_name: cv?.realName ?? null,
    cv_real_type: cv?.extension ?? null,
    cv_size: cv?.size ?? null,
    apply_name: letter?.address ?? null,
    apply_real_name: letter?.realName ?? null,
    apply_size: letter?.size ?? null,
    other_name: other?.address ?? null,
    other_real_name: other?.realName ?? null,
    other_size: other?.size ?? null,
    cv_view: cv?.view ?? null,
    apply_view: letter?.view ?? null,
    other_view: other?.view ?? null,
    apply_video_type: video?.extension ?? null,
    apply_video_name: video?.address ?? null,
    apply_video_real_name: video?.realName ?? null,
    apply_video_seconds: video?.seconds ?? null,
  };
}
