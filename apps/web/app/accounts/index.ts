export { AccountSection } from './settings/account-section';
export { LanguageSwitch } from './settings/language-switch';
export { SignUpHost } from './sign-in/sign-up-host';
export { VerifyNotice } from './verify/verify-notice';
