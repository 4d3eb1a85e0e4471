import type { OwnUser, Session } from '@jobblik/contract/accounts/accounts.schema';
import type { OwnIdentity } from '@jobblik/contract/accounts/identities.schema';
import type { OwnSession } from '@jobblik/contract/accounts/sessions.schema';
import type { membershipState } from '@jobblik/contract/kernel/session.schema';
import Bowser from 'bowser';
import type { z } from 'zod';
import type { Files, StoredFile } from '../platform/files/files.ts';
import type { Identity, SessionRow, User } from './accounts.tables.ts';

export type MembershipState = z.output<typeof membershipState>;

/** Data of a session besides the account, from slices above this one. */
export interface SessionAttributes {
  membership: MembershipState;
  /** Unread chat messages. */
  unreadCount: number;
  /** 1 while there are new notifications, else 0. */
  notificationStatus: number;
  /** A job seeker has a CV, published or being written. */
  preparedCv: boolean;
}

type Link = Pick<Files, 'publicLink'>;

/** Address of a person's picture, or ''. It is valid longer than the session, since the browser stores it in a cookie. */
export function avatarOf(user: Pick<User, 'avatarFileId'>, files: Link): string {
  return user.avatarFileId ? files.publicLink(user.avatarFileId) : '';
}

/** Response of a sign-in (spec 1§3, login response). */
export function presentSession(
  token: string,
  user: User,
  attributes: SessionAttributes,
  {
    files,
    reactivated = false,
    requestedPage = null,
  }: { files: Link; reactivated?: boolean; requestedPage?: string | null },
): Session {
  return {
    token,
    ttl: user.type,
    user_id: user.id,
    user_name: user.name,
    user_avatar: avatarOf(user, files),
    membership: attributes.membership,
    unread_count: attributes.unreadCount,
    notification_status: attributes.notificationStatus,
    prepared_cv: attributes.preparedCv,
    language: user.language,
    reactivated,
    requested_page: requestedPage,
  };
}

/** A person's own account. */
export function presentOwnUser(
  user: User,
  options: { files: Link; picture: StoredFile | undefined; membership: MembershipState },
): OwnUser {
  return {
    id: user.id,
    user_id: user.id,
    type: user.type,
    email: user.email ?? '',
    email_verified: user.emailVerifiedAt !== null,
    new_email: user.newEmail ?? '',
    name: user.name,
    first_name: user.firstName,
    last_name: user.lastName,
    company_name: user.companyName ?? '',
    avatar: avatarOf(user, options.files),
    avatar_real_name: options.picture?.realName ?? '',
    avatar_real_size: options.picture?.size ?? 0,
    location: user.locationId === null ? null : { id: user.locationId, zip: user.zip },
    zip: user.zip,
    city: user.city,
    phone: user.phone,
    created_at: user.createdAt.toISOString(),
    member: options.membership,
    shows_visits: user.showsVisits,
    has_password: user.passwordHash !== null,
    language: user.language,
  };
}

/** An account at another provider, for the person whose account it opens. */
export function presentOwnIdentity(row: Identity, { lastWayIn }: { lastWayIn: boolean }): OwnIdentity {
  return {
    id: row.id,
    provider: row.provider === 'facebook' ? 'facebook' : 'linkedin',
    address: row.address ?? '',
    name: row.name,
    linked_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    unlinked_at: row.unlinkedAt?.toISOString() ?? null,
    last_sign_in: row.unlinkedAt === null && lastWayIn,
  };
}

/** A session for its owner, with the usual names of browser and system. */
export function presentOwnSession(row: SessionRow, current: { id: string; address: string }): OwnSession {
  const { browser, os } = row.agent ? Bowser.parse(row.agent) : {};
  return {
    id: row.id,
    browser: browser?.name ?? '',
    system: os?.name ?? '',
    address: row.address,
    same_network: row.address && current.address ? row.address === current.address : null,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.id === current.id,
  };
}
