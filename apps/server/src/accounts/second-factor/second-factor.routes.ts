import * as api from '@jobblik/contract/accounts/second-factor.api';
import { isConfirmed } from '@jobblik/contract/kernel/session';
import { type ServedCall, serve } from '../../platform/http/serve.ts';
import { memberTypes } from '../accounts.queries.ts';
import { beginPasskeyConfirmation, confirmationMethods, confirmSession } from './confirm-session.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './own-authenticator.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys.ts';
import { readSecuritySettings, removeSecondFactor, replaceRecoveryCodes } from './own-security.ts';
import {
  beginPasskeySignIn,
  beginSecondFactorPasskey,
  finishSecondFactor,
  signInWithPasskey,
} from './sign-in-with-factor.ts';

const success = { result: 'success' as const };

const signInRoutes: ServedCall[] = [
  serve(api.beginPasskeySignIn, (_input, services) => beginPasskeySignIn(services)),
  serve(api.passkeyLogin, ({ body, ip, agent }, services) =>
    signInWithPasskey(services, body, { device: { ip, agent }, types: memberTypes }),
  ),
  serve(api.beginSecondFactorPasskey, ({ body }, services) => beginSecondFactorPasskey(services, body.challenge)),
  serve(api.finishSecondFactor, ({ body, ip, agent }, services) => finishSecondFactor(services, body, { ip, agent })),
];

const confirmationRoutes: ServedCall[] = [
  serve(api.getConfirmationMethods, async ({ who }, services) => ({
    methods: await confirmationMethods(services, who),
    confirmed: !who.confirmation?.secondFactor || isConfirmed(who.confirmation.at, services.clock.now()),
  })),
  serve(api.beginPasskeyConfirmation, ({ who }, services) => beginPasskeyConfirmation(services, who)),
  serve(api.confirmSession, async ({ who, body, ip }, services) => {
    await confirmSession(services, who, { proof: body, ip });
    return success;
  }),
];

/** The calls of passkeys, authenticator app and recovery codes. */
export const secondFactorRoutes: ServedCall[] = [
  ...signInRoutes,
  ...confirmationRoutes,
  serve(api.getSecuritySettings, ({ who }, services) => readSecuritySettings(services, who)),
  serve(api.beginPasskey, ({ who }, services) => beginPasskey(services, who)),
  serve(api.addPasskey, async ({ who, body }, services) => ({
    ...success,
    recovery_codes: await addPasskey(services, who, body),
  })),
  serve(api.renamePasskey, async ({ who, body }, services) => {
    await renamePasskey(services, who, { passkeyId: body.passkey_id, name: body.name });
    return success;
  }),
  serve(api.removePasskey, async ({ who, body }, services) => {
    await removePasskey(services, who, body.passkey_id);
    return success;
  }),
  serve(api.beginAuthenticator, ({ who }, services) => beginAuthenticator(services, who)),
  serve(api.confirmAuthenticator, async ({ who, body }, services) => ({
    ...success,
    recovery_codes: await confirmAuthenticator(services, who, body.code),
  })),
  serve(api.removeAuthenticator, async ({ who }, services) => {
    await removeAuthenticator(services, who);
    return success;
  }),
  serve(api.makeRecoveryCodes, async ({ who }, services) => ({
    recovery_codes: await replaceRecoveryCodes(services, who),
  })),
  serve(api.removeSecondFactor, async ({ who }, services) => {
    await removeSecondFactor(services, who);
    return success;
  }),
];
