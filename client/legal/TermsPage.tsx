import { LegalPage } from './LegalPage';

/** The terms of service. */
export function TermsPage() {
  return (
    <LegalPage title="Terms of Service" changed="1 November 2026">
      <p>
        These terms are between you, a parent or another adult who cares for a child, and the operator of this Starling
        service. By signing in you agree to them. If you do not agree, please do not sign in.
      </p>
      <h2>What Starling is</h2>
      <p>
        Starling is a learning companion. It answers questions, tells stories, offers games and a growth guide, and
        stores your conversations so that you can return to them. A computer program writes its answers. They can be
        wrong, incomplete or out of date.
      </p>
      <h2>What Starling is not</h2>
      <p>
        Starling is not a doctor, a therapist, a teacher or an emergency service. For a child in danger, call your local
        emergency number. For health questions, ask a trained professional. Starling does not replace an adult: do not
        leave a young child alone with it.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>
          Accounts are for adults. A child uses Starling together with you, or on a device that you set up and can
          disconnect.
        </li>
        <li>Do not share your sign-in. You can end any session under Settings.</li>
        <li>A waitlist may limit access. A position on it does not promise a date.</li>
      </ul>
      <h2>What we ask of you</h2>
      <ul>
        <li>Do not use Starling to harm, frighten or exploit anyone, least of all a child.</li>
        <li>Do not try to access other people's conversations, or to overload or break the service.</li>
        <li>
          Do not enter anything that a stranger should never read: passwords, card numbers, private details of another
          family.
        </li>
      </ul>
      <p>
        If an answer worries you, you can report it in the chat. A moderator then reads the reported text and a few
        messages around it. An account that breaks these terms may receive a warning or be closed.
      </p>
      <h2>What belongs to you</h2>
      <p>
        Everything you write stays yours. You allow the service to store and process it to answer you, as the privacy
        policy describes, and for nothing else. You may use the answers as you like.
      </p>
      <h2>Ending your account</h2>
      <p>
        You can delete your account at any time under Settings. This deletes everything in it at once. The service may
        change or end. We will announce that here as early as we can.
      </p>
      <h2>Liability</h2>
      <p>
        The service is provided as it is. Nothing in these terms limits the rights that the law of your country gives
        you as a consumer.
      </p>
    </LegalPage>
  );
}
