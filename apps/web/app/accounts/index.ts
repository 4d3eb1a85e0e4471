export { AccountSection } from './account-section';
export { SignUpHost } from './sign-up-host';
export { VerifyNotice } from './verify-notice';
