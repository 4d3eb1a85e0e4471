import * as api from '@jobblik/contract/accounts/accounts.api';
import * as emailApi from '@jobblik/contract/accounts/email.api';
import * as identitiesApi from '@jobblik/contract/accounts/identities.api';
import * as sessionsApi from '@jobblik/contract/accounts/sessions.api';
import * as socialApi from '@jobblik/contract/accounts/social.api';
import { email } from '@jobblik/contract/kernel/fields';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import { type ServedCall, serve, serveRedirect, signedIn } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { presentOwnUser } from './accounts.present.ts';
import { findUser, findUserByEmail, memberTypes } from './accounts.queries.ts';
import { users } from './accounts.tables.ts';
import { changeEmail, sendLinkAgain } from './email/change-email.ts';
import { verifyEmail } from './email/verify-email.ts';
import { requestLink } from './mailed-links.ts';
import { changePassword } from './password/change-password.ts';
import { findResetOwner } from './password/password-resets.ts';
import { mailResetLink } from './password/request-password-reset.ts';
import { resetPassword } from './password/reset-password.ts';
import { type ProviderIdentity, registerUser } from './register-user.ts';
import { deactivateAccount, removeAccount } from './remove-account.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './sessions/own-sessions.ts';
import { endSession } from './sessions/sessions.ts';
import { signIn } from './sessions/sign-in.ts';
import { mailSignInLink, signInByLink } from './sessions/sign-in-links.ts';
import { beginSocialSignIn } from './social/begin-social-sign-in.ts';
import { finishSocialSignIn } from './social/finish-social-sign-in.ts';
import { listOwnIdentities, relinkIdentity, unlinkIdentity } from './social/own-identities.ts';
import { flowCookie } from './social/social-flow.ts';
import { readSocialCode, type SocialCode, socialSignIn } from './social/social-sign-in.ts';
import { updateProfile } from './update-profile.ts';

type Cookies = (name: string) => string | undefined;

function socialCode(code: string, cookie: Cookies): SocialCode {
  return { code, cookie: cookie(flowCookie) };
}

const linkResults = { requested: 'success', no_address: 'error', mail_unreachable: 'failed' } as const;
const removalResults = { removed: 'success', refused: 'error', signed_in_long_ago: 'failed' } as const;

const signInRoutes: ServedCall[] = [
  serve(api.mainLogin, ({ body, ip, agent }, services) =>
    signIn(services, { ...body, device: { ip, agent }, types: memberTypes }),
  ),
  serve(api.sendSignInLink, async ({ body }, services) => ({
    result: linkResults[await requestLink(services, body.email, mailSignInLink)],
  })),
  serve(api.signInByLink, ({ body, ip, agent }, services) =>
    signInByLink(services, { token: body.token, device: { ip, agent } }),
  ),
  serve(socialApi.socialLogin, ({ body, cookie, ip, agent }, services) =>
    socialSignIn(services, socialCode(body.data.code, cookie), { ip, agent }),
  ),
  serve(socialApi.socialMainLogin, ({ body, cookie, ip, agent }, services) =>
    socialSignIn(services, socialCode(body.data.code, cookie), { ip, agent }),
  ),
  serveRedirect(socialApi.authRedirect, ({ params, query, cookie }, services) =>
    beginSocialSignIn(services, { driver: params.driver, next: query.next, cookie: cookie(flowCookie) }),
  ),
  serveRedirect(socialApi.authReturn, ({ params, query, cookie }, services) =>
    finishSocialSignIn(services, { driver: params.driver, query, cookie: cookie(flowCookie) }),
  ),
  serve(socialApi.getAccessToken, async ({ body, cookie }, services) => {
    const { firstName, lastName, email, known } = await readSocialCode(services, socialCode(body.code, cookie));
    return { result: { first_name: firstName, last_name: lastName, email }, known };
  }),
  serve(api.logout, async ({ who }, services) => {
    const session = signedIn(who);
    if (session) await endSession(services, session.sessionId);
    return { result: 'success' as const };
  }),
];

/** Profile of a person who signs up with another provider. */
async function providerIdentity(
  code: string | undefined,
  cookie: Cookies,
  services: Services,
): Promise<ProviderIdentity | undefined> {
  return code === undefined ? undefined : readSocialCode(services, socialCode(code, cookie));
}

const registrationRoutes: ServedCall[] = [
  serve(api.userDefaultRegister, async ({ body }, services) => {
    const isNew = await registerUser(services, {
      type: body.user_type,
      name: body.user_name,
      email: body.user_email,
      password: body.user_pwd,
      companyName: body.user_company_name,
      requestedPage: body.requested_page,
    });
    return { result: isNew ? 'success' : 'error' };
  }),
  serve(api.userRegister, async ({ body, cookie }, services) => {
    const isNew = await registerUser(services, {
      type: body.user_type,
      name: body.user_name,
      email: body.user_email,
      password: body.user_pwd,
      companyName: body.user_company_name,
      requestedPage: body.requested_page,
      identity: await providerIdentity(body.code, cookie, services),
    });
    return { result: isNew ? 'success' : 'error' };
  }),
  serve(api.userRegisterFromLinkedin, async ({ body, cookie }, services) => {
    const isNew = await registerUser(services, {
      type: body.user_type,
      name: { firstName: body.first_name, lastName: body.last_name },
      email: body.user_email,
      password: body.user_pwd,
      companyName: body.user_company_name,
      requestedPage: body.requested_page,
      identity: await providerIdentity(body.code, cookie, services),
    });
    return { result: isNew ? 'success' : 'error' };
  }),
  serve(api.getUserCheck, async ({ body }, { db }) => {
    const address = email.safeParse(body.email);
    const known = address.success && (await findUserByEmail(db, address.data)) !== undefined;
    return { result: known ? ('success' as const) : ('error' as const) };
  }),
];

const forgottenPasswordRoutes: ServedCall[] = [
  serve(api.makeForgotPasswordLinks, async ({ body }, services) => ({
    result: linkResults[await requestLink(services, body.email, mailResetLink)],
  })),
  serve(api.getVerifyToken, async ({ params }, { db, clock }) => ({
    result:
      (await findResetOwner(db, params.token, clock.now())) === undefined ? ('error' as const) : ('success' as const),
  })),
  serve(api.resetPassword, async ({ body, ip }, services) => ({
    result: (await resetPassword(services, { token: body.token, password: body.new_password, ip }))
      ? ('success' as const)
      : ('failed' as const),
  })),
];

const sessionRoutes: ServedCall[] = [
  serve(sessionsApi.getOwnSessions, async ({ who, ip }, services) => ({
    sessions: await listOwnSessions(services, who, ip),
  })),
  serve(sessionsApi.endOwnSession, async ({ who, body }, services) => {
    await endOwnSession(services, who, body.session_id);
    return { result: 'success' as const };
  }),
  serve(sessionsApi.endOtherSessions, async ({ who }, services) => {
    await endOtherSessions(services, who);
    return { result: 'success' as const };
  }),
];

const emailRoutes: ServedCall[] = [
  serve(emailApi.sendVerificationLink, async ({ who }, services) => ({
    result: linkResults[await sendLinkAgain(services, who.userId)],
  })),
  serve(emailApi.verifyEmail, async ({ who, body }, services) => {
    const signedInAs = signedIn(who)?.userId;
    const { outcome, published, signIns, requestedPage } = await verifyEmail(services, {
      token: body.token,
      signedInAs,
      signIns: body.sign_ins,
    });
    const failed = outcome === 'expired' || outcome === 'taken';
    const result = failed ? 'failed' : outcome === 'choose' ? 'error' : 'success';
    return { result, outcome, published, sign_ins: signIns ?? null, requested_page: requestedPage ?? null };
  }),
  serve(emailApi.updateEmail, async ({ who, body, ip }, services) => {
    await changeEmail(services, who, { password: body.current_password, newEmail: body.new_email, ip });
    return { result: 'success' as const };
  }),
];

const identityRoutes: ServedCall[] = [
  serve(identitiesApi.getOwnIdentities, async ({ who }, services) => ({
    identities: await listOwnIdentities(services, who),
  })),
  serve(identitiesApi.unlinkIdentity, async ({ who, body }, services) => {
    await unlinkIdentity(services, who, body.identity_id);
    return { result: 'success' as const };
  }),
  serve(identitiesApi.relinkIdentity, async ({ who, body }, services) => {
    await relinkIdentity(services, who, body.identity_id);
    return { result: 'success' as const };
  }),
];

const ownAccountRoutes: ServedCall[] = [
  serve(api.getUser, async ({ who }, { db, files, clock, ports }) => {
    const user = await findUser(db, who.userId);
    if (!user) throw new Problem('not_found');
    const pictures = await files.describe(user.avatarFileId ? [user.avatarFileId] : []);
    const membership = await ports.accounts.membershipOf(db, user.id, clock.now());
    const picture = pictures.get(user.avatarFileId ?? '');
    return { user: presentOwnUser(user, { files, picture, membership }) };
  }),
  serve(api.updateProfile, async ({ who, body, files }, services) => ({
    result: 'success' as const,
    ...(await updateProfile(services, who.userId, { change: body.profile, picture: files.upload_profile_picture })),
  })),
  serve(api.setLanguage, async ({ who, body }, { db }) => {
    await db.update(users).set({ language: body.language }).where(eq(users.id, who.userId));
    return { result: 'success' as const };
  }),
  serve(api.setVisitsShown, async ({ who, body }, { db }) => {
    await db.update(users).set({ showsVisits: body.shown }).where(eq(users.id, who.userId));
    return { result: 'success' as const };
  }),
  serve(api.updatePassword, async ({ who, body, ip }, services) => {
    const change = { currentPassword: body.current_password, newPassword: body.new_password, ip };
    return { result: (await changePassword(services, who, change)) ? 'success' : 'error' };
  }),
  serve(api.removeAccount, async ({ who, body, ip }, services) => ({
    result: removalResults[await removeAccount(services, who, { password: body.password, ip })],
  })),
  serve(api.deactivateAccount, async ({ who }, services) => ({
    result: (await deactivateAccount(services, who.userId)) ? 'success' : 'error',
  })),
];

/** The calls of this slice. */
export const accountsRoutes: ServedCall[] = [
  ...signInRoutes,
  ...registrationRoutes,
  ...forgottenPasswordRoutes,
  ...emailRoutes,
  ...sessionRoutes,
  ...identityRoutes,
  ...ownAccountRoutes,
  ...secondFactorRoutes,
];
