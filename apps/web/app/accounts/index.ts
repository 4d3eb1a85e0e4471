export { ConfirmationHost } from './second-factor/confirmation-host';
export { AccountSection } from './settings/account-section';
export { LanguageSwitch } from './settings/language-switch';
export { SignUpHost } from './sign-in/sign-up-host';
export { ConfirmEmailLink } from './verify/confirm-email-link';
export { ConfirmedEmployers, ConfirmFirst, needsConfirmation } from './verify/confirm-first';
export { VerifyNotice } from './verify/verify-notice';
