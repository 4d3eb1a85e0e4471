/** Account types as the wire numbers them (spec 1§: user type 1 job seeker, 2 employer). 9 is the operator. */
export const userType = { seeker: 1, employer: 2, admin: 9 } as const;
export type Role = keyof typeof userType;

/**
 * The caller. `demo` is the read-only visitor bound to the sample company: role employer, sample data only. `unconfirmed`: the
 * e-mail of the account is not confirmed.
 */
export type Principal =
  | { kind: 'guest' }
  | {
      kind: 'user';
      userId: number;
      role: Role;
      demo: boolean;
      sessionId: string;
      unconfirmed?: boolean;
      /** When the person was last asked who they are, and whether the account has a second factor. */
      confirmation?: { at: Date | null; secondFactor: boolean };
    };

export type SignedIn = Extract<Principal, { kind: 'user' }>;

/** For how long a session counts as confirmed after a sign-in, or after the person was asked again; in milliseconds. */
export const confirmationLifetime = 10 * 60_000;

/** Whether a session that was confirmed then counts as confirmed. */
export function isConfirmed(confirmedAt: Date | null | undefined, now: Date): boolean {
  return confirmedAt != null && now.getTime() - confirmedAt.getTime() < confirmationLifetime;
}
