import { OneByOne } from '../ui/OneByOne';
import { DataSection } from './DataSection';
import { PasswordSection } from './PasswordSection';
import { PasskeysSection } from './passkeys/PasskeysSection';
import { SessionsSection } from './SessionsSection';
import { SecondStepSection } from './second-step/SecondStepSection';

/** The ways to sign in, where the account is signed in, and its data. */
export function SignInSections() {
  return (
    <OneByOne>
      <PasswordSection />
      <PasskeysSection />
      <SecondStepSection />
      <SessionsSection />
      <DataSection />
    </OneByOne>
  );
}
