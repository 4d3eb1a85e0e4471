/** `reject` of an application as the wire numbers it (spec 2§3). */
export const rejectState = { open: 0, rejected: 1, parked: 2 } as const;
export type RejectState = (typeof rejectState)[keyof typeof rejectState];

/** States of a video interview on an application (spec 2§4). */
export const videoStatus = {
  none: 0,
  requested: 1,
  accepted: 2,
  declined: 3,
  ended: 5,
  postponed: 6,
} as const;
/** The states on the wire. 4 is an accepted interview without a text on screen. */
export const videoStates = [...Object.values(videoStatus), 4] as const;
export type VideoStatus = (typeof videoStates)[number];

/** Whether a text on screen names the state of an interview: one was requested, and its state has a text (spec 2§4). */
export function hasStateText(status: VideoStatus): status is Exclude<VideoStatus, 0 | 4> {
  return status !== videoStatus.none && status !== 4;
}

export interface ApplicationAttributes {
  reject: number;
  withdrawnAt: Date | null;
}

/** A seeker may withdraw an application until the employer has rejected it. */
export function canWithdraw(application: ApplicationAttributes): boolean {
  return application.withdrawnAt === null && application.reject !== rejectState.rejected;
}

export const applicationFileRoles = ['cv', 'letter', 'other', 'video'] as const;
export type ApplicationFileRole = (typeof applicationFileRoles)[number];

/** The role of an application's file by its form field (spec 1§3). */
export const applicationFileFields = {
  upload_cv_file: 'cv',
  upload_apply_file: 'letter',
  upload_other_file: 'other',
  upload_video_file: 'video',
} as const satisfies Record<string, ApplicationFileRole>;
export type ApplicationFileField = keyof typeof applicationFileFields;

export const applicationLimits = { message: 10_000 } as const;
