import { defineCall } from '@jobblik/contract/kernel/call';
import { result, resultWord, text } from '@jobblik/contract/kernel/fields';
import { languages } from '@jobblik/contract/kernel/language';
import { asStored } from '@jobblik/contract/kernel/typed/email-address.rules';
import { z } from 'zod';
import {
  defaultRegistration,
  linkedinRegistration,
  newPassword,
  ownUser,
  profileChange,
  registration,
  secret,
  session,
  typedPassword,
} from './accounts.schema.ts';

/**
 * Refusals: `invalid_email_and_password` 401; `sign_in_locked` 429 after too many failures, with the seconds to wait as the limit of
 * the field `password`: {@link sendSignInLink} signs in meanwhile;
 * `second_factor_required` 403 with a challenge for `finish_second_factor` where the account has a second factor.
 */
export const mainLogin = defineCall({
  method: 'POST',
  path: '/api/main_login',
  access: 'guest',
  summary: 'Signs in with e-mail and password. A deactivated account is reactivated.',
  spec: '1§7',
  body: z.object({ email: text(254).transform(asStored), password: typedPassword }),
  response: session,
  limit: { max: 120, seconds: 60 },
  problems: ['not_found', 'invalid_email_and_password', 'sign_in_locked', 'account_frozen', 'second_factor_required'],
});

/** The answer is the same for an address without an account. */
export const sendSignInLink = defineCall({
  method: 'POST',
  path: '/api/send_sign_in_link',
  access: 'guest',
  summary: 'Mails a link that signs in once. `error`: no e-mail address; `failed`: mail cannot be sent now.',
  body: z.object({ email: z.string() }),
  response: result,
  limit: { max: 10, seconds: 600 },
});

/** Refusal: `sign_in_link_expired` 404 for a link that is used, older than 30 minutes, or made up. */
export const signInByLink = defineCall({
  method: 'POST',
  path: '/api/sign_in_by_link',
  access: 'guest',
  summary: 'Signs in by a mailed link, which is then used.',
  body: z.object({ token: secret }),
  response: session,
  limit: { max: 30, seconds: 60 },
  problems: ['not_found', 'sign_in_link_expired', 'account_frozen', 'second_factor_required'],
});

export const getUserCheck = defineCall({
  method: 'POST',
  path: '/api/get_user_check',
  access: 'guest',
  summary: 'Says `success` when an account has this e-mail, `error` when none has.',
  spec: '1§7',
  body: z.object({ email: z.string() }),
  response: result,
  limit: { max: 10, seconds: 600 },
});

const registrationLimit = { max: 60, seconds: 600 };

export const userRegister = defineCall({
  method: 'POST',
  path: '/api/user_register',
  access: 'guest',
  summary: 'Signs up. `error` means that the e-mail has an account already.',
  spec: '1§7',
  body: registration,
  response: result,
  limit: registrationLimit,
  problems: ['unknown_code'],
});

export const userRegisterFromLinkedin = defineCall({
  method: 'POST',
  path: '/api/user_register_from_linkedin',
  access: 'guest',
  summary: 'Signs up with first and last name apart. `error` means that the e-mail has an account already.',
  spec: '1§7',
  body: linkedinRegistration,
  response: result,
  limit: registrationLimit,
  problems: ['unknown_code'],
});

export const userDefaultRegister = defineCall({
  method: 'POST',
  path: '/api/user_default_register',
  access: 'guest',
  summary: 'Signs up by e-mail and password. `error` means that the e-mail has an account already.',
  spec: '1§7',
  body: defaultRegistration,
  response: result,
  limit: registrationLimit,
});

export const makeForgotPasswordLinks = defineCall({
  method: 'POST',
  path: '/api/make_forgot_password_links',
  access: 'guest',
  summary: 'Mails a link to choose a new password. `error`: no e-mail address; `failed`: mail cannot be sent now.',
  spec: '1§7',
  body: z.object({ email: z.string() }),
  response: result,
  limit: { max: 20, seconds: 600 },
});

export const getVerifyToken = defineCall({
  method: 'GET',
  path: '/api/get-verify-token/:token',
  access: 'guest',
  summary: 'Says whether a link to choose a new password still works.',
  spec: '1§7',
  params: z.object({ token: secret }),
  response: result,
  limit: { max: 60, seconds: 60 },
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/reset_password',
  access: 'guest',
  summary: 'Chooses a new password by a mailed link and ends every session. `failed`: the link no longer works.',
  spec: '1§7',
  body: z
    .object({ new_password: newPassword, repeat_password: typedPassword, token: secret })
    .refine((value) => value.new_password === value.repeat_password, {
      path: ['repeat_password'],
      message: 'not_equal',
    }),
  response: result,
  limit: { max: 30, seconds: 60 },
});

export const getUser = defineCall({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: "The person's own account.",
  spec: '1§7',
  response: z.object({ user: ownUser }),
  demo: 'reads',
  problems: ['not_found'],
});

export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/update_profile',
  access: 'user',
  summary: 'Saves name, place and picture.',
  spec: '1§7',
  body: z.object({ profile: profileChange }),
  files: { upload_profile_picture: 'portrait' },
  response: z.object({ result: resultWord, user_name: z.string(), user_avatar: z.string() }),
  demo: { result: 'success', user_name: '', user_avatar: '' },
  limit: { max: 120, seconds: 3600 },
});

export const setLanguage = defineCall({
  method: 'POST',
  path: '/api/set_language',
  access: 'user',
  summary: 'Sets the language of the screens, mails and notices of the person.',
  body: z.object({ language: z.enum(languages, 'not_a_choice') }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 60, seconds: 60 },
});

export const setVisitsShown = defineCall({
  method: 'POST',
  path: '/api/set_visits_shown',
  access: 'seeker',
  summary: 'Whether companies whose pages the person visits from then on see who it was. Off by default.',
  body: z.object({ shown: z.boolean('wrong_type') }),
  response: result,
  limit: { max: 60, seconds: 60 },
});

export const updatePassword = defineCall({
  method: 'POST',
  path: '/api/update_password',
  access: 'user',
  confirm: 'second_factor',
  summary: 'Changes the password and ends the other sessions. `error`: the present password is wrong.',
  spec: '1§7',
  body: z.object({ current_password: typedPassword, new_password: newPassword }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 30, seconds: 60 },
});

/** Refusal: `too_many_requests` 429 with the seconds to wait as the limit of the field `password`. */
export const removeAccount = defineCall({
  method: 'POST',
  path: '/api/remove_account',
  access: 'user',
  confirm: 'second_factor',
  summary:
    'Erases the account and everything about the person that bookkeeping law does not keep. `error`: the password is wrong; `failed`: an account without one has to sign in again first.',
  spec: '1§7',
  body: z.object({ password: typedPassword.default('') }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 20, seconds: 600 },
});

export const deactivateAccount = defineCall({
  method: 'POST',
  path: '/api/deactivate_account',
  access: 'user',
  summary: 'Hides the account until the person signs in again.',
  spec: '1§7',
  response: result,
  demo: { result: 'success' },
  limit: { max: 60, seconds: 600 },
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/logout',
  access: 'guest',
  summary: 'Revokes the token of this session.',
  response: result,
  limit: { max: 120, seconds: 60 },
});

/** `not_found` where no sample data is loaded. */
export const demoSession = defineCall({
  method: 'POST',
  path: '/api/demo_session',
  access: 'guest',
  summary: "Starts the demo visitor's session: the sample company, to look at only.",
  spec: '2§2',
  response: session,
  limit: { max: 30, seconds: 60 },
  problems: ['not_found'],
});
