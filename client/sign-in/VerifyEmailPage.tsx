import { ConfirmLink } from './ConfirmLink';
import { LinkResult } from './LinkCard';
import { verifyEmail } from './link-api';

/** `/verify-email#token=…`: proves the address of an account with the link that went there. */
export function VerifyEmailPage() {
  return (
    <ConfirmLink
      title="Confirm your address"
      action="Confirm my address"
      onConfirm={verifyEmail}
      done={
        <LinkResult title="Your address is confirmed" to="/" action="Open Starling">
          You can accept invitations that were sent to it. In the settings, you choose which mails you get.
        </LinkResult>
      }
      invalid={
        <LinkResult title="This link no longer works" to="/profile" action="Open your profile">
          It was used already, it was replaced by a newer link, or it is older than one day. Your profile shows whether
          your address is confirmed. If it is not, ask for a new link there.
        </LinkResult>
      }
    >
      Someone, we hope you, has registered at Starling with the address that got this mail. If you have no account,
      close this page: then nothing happens.
    </ConfirmLink>
  );
}
