/** The pages behind links in mails: one chunk, because the first script names every chunk. */
export { ResetPasswordPage } from './ResetPasswordPage';
export { UnsubscribePage } from './UnsubscribePage';
export { VerifyEmailPage } from './VerifyEmailPage';
