import { useAuthOptions } from '../sign-in/useAuthOptions';
import { LegalPage } from './LegalPage';

/** Used until the server has sent its own setting, `RETENTION_DAYS`. */
const DEFAULT_RETENTION_DAYS = 365;

/** The privacy policy: what is stored, for how long, and who can see it. */
export function PrivacyPage() {
  const days = useAuthOptions()?.retention_days ?? DEFAULT_RETENTION_DAYS;
  return (
    <LegalPage title="Privacy Policy" changed="23 November 2026">
      <p>
        Starling is made for families. It stores as little as possible, for as short as possible, and shows it only to
        people who need it. It has no advertising and no trackers.
      </p>
      <h2>What we store, and for how long</h2>
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
            <td>To recognise you</td>
            <td>Until you delete the account</td>
          </tr>
          <tr>
            <td>Your conversations: messages, answers, titles, summaries, tags, reactions</td>
            <td>So that you can return to them</td>
            <td>
              {days === 0
                ? 'Until you delete them'
                : `${days} days after the last activity, or until you delete them. Pinned ones until you delete them`}
            </td>
          </tr>
          <tr>
            <td>Sign-ins: time, type of browser, end of each session</td>
            <td>To keep others out of your account</td>
            <td>Until a day after the session ends, 30 days at most</td>
          </tr>
          <tr>
            <td>A log of sign-ins and of changes to permissions and settings, without any message text</td>
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
            <td>To give access in order</td>
            <td>Until the entry is removed</td>
          </tr>
        </tbody>
      </table>
      <p>
        Passwords are stored only as a hash. We count when Starling is used, for statistics that do not identify anyone.
      </p>
      <h2>Who can see it</h2>
      <ul>
        <li>You. Other users never see your conversations. Guardians see those of the children in their household.</li>
        <li>
          Moderators, only if an answer or message was reported or raised a safety alert: that text and a few messages
          around it. They do not see your email address, phone number or location. Each view is logged, and no moderator
          decides a case about their own account.
        </li>
        <li>
          Administrators see accounts and statistics, not conversations. If you forget your password, an administrator
          can create a one-time link for a new one. We notify you each time, and the log names the administrator.
        </li>
        <li>
          If this service uses an AI provider, it sends the newest messages of a conversation to the provider to get an
          answer. It never sends your name or email address. Without a provider, no message leaves the service.
        </li>
        <li>Google, only if you sign in with it: it learns that you use this service.</li>
      </ul>
      <h2>Children</h2>
      <p>
        Accounts with an email address are for adults. You can add a child under Child Profiles: a nickname, a drawing,
        a colour, an age band, a reading level, languages, interests, a time zone and, if you like, a short note. We
        never ask for a birth date, surname, school, address, phone number, photo or voice. You agree to this first, and
        you can withdraw your consent at any time: the child is then signed out.
      </p>
      <p>
        The guardians of your household can read what a child writes, in full or by topic, as you choose, and the
        child’s screen says which. Each reading is listed for the other guardians. An AI provider gets the age band,
        reading level, languages, interests and the note, but never the nickname. The data card of a child shows
        everything we store about them. You can download it, and erase it: what stays is a receipt and log entries
        without names.
      </p>
      <p>
        A new parent can also choose the age of their child without adding one; that answer stays in the browser. If a
        child writes to Starling on your own account, it is part of your conversation, and you can read and delete all
        of it.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>See and correct your data under Profile.</li>
        <li>Export everything as one file under Settings.</li>
        <li>Delete a message, a conversation, all conversations, or your account with everything in it, at once.</li>
        <li>No one else can see when you are online or what you have read.</li>
      </ul>
      <h2>In your browser</h2>
      <p>
        Your browser stores your sign-in, your theme, the open conversation and the age of your child if you chose it,
        so that they survive a reload. A cookie protects your sign-in against other sites; it does not track you. Your
        session ends after 30 minutes without activity; a child’s device stays signed in for 30 days without use.
      </p>
      <h2>Changes</h2>
      <p>When this policy changes, we update the date above. We announce important changes in Starling first.</p>
    </LegalPage>
  );
}
