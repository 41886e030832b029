import { ConfirmLink } from './ConfirmLink';
import { LinkResult } from './LinkCard';
import { unsubscribe } from './link-api';

/** `/unsubscribe#token=…`: ends the summaries by mail, without a sign-in. */
export function UnsubscribePage() {
  return (
    <ConfirmLink
      title="No more summaries by mail?"
      action="Stop these mails"
      onConfirm={unsubscribe}
      done={
        <LinkResult title="You get no more summaries by mail" to="/" action="Open Starling">
          They stay in the app, among your notifications. You can turn the mails on again in the settings.
        </LinkResult>
      }
      invalid={
        <LinkResult title="This link no longer works" to="/settings" action="Open the settings">
          Sign in, and turn off the summaries by mail in the settings.
        </LinkResult>
      }
    >
      You keep the summaries in the app, among your notifications. Other mails from Starling do not change.
    </ConfirmLink>
  );
}
