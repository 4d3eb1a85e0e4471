export { AccountSection } from './settings/account-section';
export { SignUpHost } from './sign-in/sign-up-host';
export { VerifyNotice } from './verify/verify-notice';
