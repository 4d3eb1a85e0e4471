import type { Role } from '@jobblik/contract/kernel/session';

/** Channels in which a notice reaches a person. */
export const noticeChannels = ['bell', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const both = noticeChannels;
const bellOnly = ['bell'] as const;
const mailOnly = ['mail'] as const;

/**
 * The kinds of notices that a person can turn off, for each role in the order of the settings, and the channels each of
 * them uses. Mails of job agents and CV-matches are chosen at each agent instead.
 */
export const noticeKindsOf = {
  seeker: {
    application_changed: both,
    application_seen: both,
    application_reading: both,
    application_sent: mailOnly,
    questions: both,
    interview: both,
    interview_reminder: both,
    contact_request: mailOnly,
    job_match: bellOnly,
    recommendation: mailOnly,
    visit: bellOnly,
    message: mailOnly,
  },
  employer: {
    application: both,
    answers: both,
    interview: both,
    interview_reminder: both,
    contact_answer: mailOnly,
    cv_match: bellOnly,
    visit: bellOnly,
    ad_ending: mailOnly,
    message: mailOnly,
  },
} as const satisfies Record<'seeker' | 'employer', Record<string, readonly NoticeChannel[]>>;

export type NoticeKind = keyof typeof noticeKindsOf.seeker | keyof typeof noticeKindsOf.employer;

/** Kinds without mails unless the person turns them on. */
const withoutMail: readonly NoticeKind[] = ['application_seen', 'application_reading', 'recommendation'];

/** Whether a kind uses a channel if the person has not chosen. */
export function isOnByDefault(kind: NoticeKind, channel: NoticeChannel): boolean {
  return channel === 'bell' || !withoutMail.includes(kind);
}

/** The channels that a person has chosen, by kind. */
export type ChosenChannels = ReadonlyMap<NoticeKind, Readonly<Record<NoticeChannel, boolean>>>;

/** Whether a person gets notices of a kind in a channel. */
export function isOn(chosen: ChosenChannels | undefined, kind: NoticeKind, channel: NoticeChannel): boolean {
  return chosen?.get(kind)?.[channel] ?? isOnByDefault(kind, channel);
}

/** Kinds that are never pushed to devices: the receipt for the person's own action, and a weekly mail. */
const withoutPush: readonly NoticeKind[] = ['application_sent', 'recommendation'];

/** The channels of a kind; roles with the same kind have the same channels. */
function channelsOf(kind: NoticeKind): readonly NoticeChannel[] {
  const { seeker, employer }: Record<string, Partial<Record<NoticeKind, readonly NoticeChannel[]>>> = noticeKindsOf;
  return seeker?.[kind] ?? employer?.[kind] ?? [];
}

/** Whether a kind is pushed to a person's devices that get push messages: it is on in the list or by mail. */
export function isPushed(chosen: ChosenChannels | undefined, kind: NoticeKind): boolean {
  return !withoutPush.includes(kind) && channelsOf(kind).some((channel) => isOn(chosen, kind, channel));
}

/** Every kind of every role, each once. */
export const noticeKinds = [
  ...new Set([...Object.keys(noticeKindsOf.seeker), ...Object.keys(noticeKindsOf.employer)]),
] as NoticeKind[];

/** Channels of the kinds that a person of this role can set; none for operators. */
export function settableKinds(role: Role): Partial<Record<NoticeKind, readonly NoticeChannel[]>> {
  return role === 'admin' ? {} : noticeKindsOf[role];
}
