import { LegalPage } from './LegalPage';

/** The terms of service. */
export function TermsPage() {
  return (
    <LegalPage title="Terms of Service" changed="1 November 2026">
      <p>
        These terms are between you, a parent or another adult who cares for a child, and the operator of this Starling
        service. By signing in you agree to them. If you do not, please do not sign in.
      </p>
      <h2>What Starling is</h2>
      <p>
        Starling is a learning companion. It answers questions, tells stories, offers games and a growth guide, and
        keeps your conversations so that you can come back to them. Its answers are written by a computer program. They
        can be wrong, incomplete or out of date.
      </p>
      <h2>What Starling is not</h2>
      <p>
        Starling is not a doctor, a therapist, a teacher or an emergency service. For a child in danger, call your local
        emergency number. For questions of health, ask a trained professional. Do not leave a young child alone with the
        companion in place of an adult.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Accounts are for adults. A child uses Starling beside you, or on a device that you set up and can end.</li>
        <li>Keep your sign-in to yourself. You can end any session under Settings.</li>
        <li>Access may be limited by a waitlist. A place on it is not a promise of a date.</li>
      </ul>
      <h2>What we ask of you</h2>
      <ul>
        <li>Do not use Starling to harm, frighten or exploit anyone, least of all a child.</li>
        <li>Do not try to reach other people's conversations, or to overload or break the service.</li>
        <li>Do not enter what a stranger should never read: passwords, card numbers, another family's secrets.</li>
      </ul>
      <p>
        An answer that worries you can be reported where it stands. People who moderate this service read the reported
        text and a few messages around it. An account that breaks these terms may be warned or closed.
      </p>
      <h2>What is yours</h2>
      <p>
        What you write stays yours. You let the service store and process it to answer you, as the privacy policy says,
        and for nothing else. You may use the answers as you like.
      </p>
      <h2>Ending it</h2>
      <p>
        You can delete your account at any time under Settings. Everything goes with it, at once. The service may end or
        change, and will say so here as early as it can.
      </p>
      <h2>Liability</h2>
      <p>
        The service is offered as it is. Nothing in these terms takes away a right that the law of your country gives
        you as a consumer.
      </p>
    </LegalPage>
  );
}
