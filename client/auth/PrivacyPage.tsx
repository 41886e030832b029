import { LegalPage } from './LegalPage';
import { useAuthOptions } from './useAuthOptions';

/** Where the service does not say otherwise (contract §1, RETENTION_DAYS). */
const DEFAULT_RETENTION_DAYS = 365;

/** The privacy policy: what is kept, for how long, and who sees it. */
export function PrivacyPage() {
  const days = useAuthOptions()?.retention_days ?? DEFAULT_RETENTION_DAYS;
  return (
    <LegalPage title="Privacy Policy" changed="22 November 2026">
      <p>
        Starling is made for families. It keeps as little as it can, for as short as it can, shows it to no one who does
        not need it, and has no advertising and no trackers.
      </p>
      <h2>What is kept, and for how long</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Your account: email address, user name, role, and what you add to your profile</td>
            <td>To know you again</td>
            <td>Until you delete the account</td>
          </tr>
          <tr>
            <td>Your conversations: messages, answers, titles, summaries, tags, reactions</td>
            <td>So that you can come back to them</td>
            <td>
              {days === 0
                ? 'Until you delete them'
                : `${days} days after the last activity, pinned ones until you delete them; or until you delete them`}
            </td>
          </tr>
          <tr>
            <td>Sign-ins: time, kind of browser, the end of each session</td>
            <td>To keep others out of your account</td>
            <td>Until a day after the session ends, 30 days at most</td>
          </tr>
          <tr>
            <td>A log of sign-ins and of changes to rights and settings, without any message text</td>
            <td>To find misuse</td>
            <td>Under a pseudonym once the account is deleted</td>
          </tr>
          <tr>
            <td>
              Excerpts: a reported message, or one that raised a safety alert, and a few messages around it, without
              addresses and telephone numbers
            </td>
            <td>So that a moderator can decide what to do</td>
            <td>
              Until the decision, 90 days at most. After a safety alert, sealed for 30 days more so that no one can
              destroy evidence. Never longer than your account
            </td>
          </tr>
          <tr>
            <td>Waitlist: email address, the name that you gave, the time of joining</td>
            <td>To let people in by turn</td>
            <td>Until it is removed</td>
          </tr>
        </tbody>
      </table>
      <p>Passwords are kept only as a hash. Times of use are counted for statistics that do not identify anyone.</p>
      <h2>Who sees it</h2>
      <ul>
        <li>You. Other users never see your conversations.</li>
        <li>
          Moderators, only for an answer or message that was reported or that raised a safety alert: that text and a few
          messages around it. They do not see your email address, phone number or location. Each view is logged, and no
          moderator decides a case about their own account.
        </li>
        <li>Administrators see accounts and figures, not conversations.</li>
        <li>
          Where this service is connected to an AI provider, the newest messages of the conversation are sent to it so
          that it can answer. Your name and email address are not. Where it is not connected, nothing leaves the
          service.
        </li>
        <li>Google, only if you sign in with it: it learns that you use this service.</li>
      </ul>
      <h2>Children</h2>
      <p>
        Accounts belong to adults. We do not ask for a child's name, picture or contact. If a child writes to the
        companion beside you, it is part of your conversation, and you can read and delete all of it.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>See and correct your data under Profile.</li>
        <li>Take all of it with you as one file: Settings, Export.</li>
        <li>Delete a message, a conversation, all of them, or the account with everything in it, at once.</li>
        <li>No one else sees when you are online or what you have read.</li>
      </ul>
      <h2>In your browser</h2>
      <p>
        The browser keeps your sign-in, your theme and the conversation that was open, so that a reload finds them. A
        cookie protects the sign-in against other sites. Nothing in it follows you anywhere else. Thirty minutes without
        use end the session.
      </p>
      <h2>Changes</h2>
      <p>When this policy changes, the date above changes, and what matters is announced in the product first.</p>
    </LegalPage>
  );
}
