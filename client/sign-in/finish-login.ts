import type { NavigateFunction } from 'react-router';
import { session } from '../session/session';
import { loginText } from './login-texts';
import type { LoginAnswer } from './password-api';

/** Signs in, asks for the second step or opens the waitlist, depending on `auth_type`. Throws if it is unknown. */
export async function finishLogin(
  navigate: NavigateFunction,
  answer: LoginAnswer,
  email: string | null,
): Promise<void> {
  switch (answer?.auth_type) {
    case 'approved':
      // /login navigates on by itself once there is a session.
      await session.signIn(answer.data, answer.data.user);
      return;
    case 'waitlisted':
      session.enterWaitlisted(answer.data.waitlist_status, email);
      navigate('/waitlist', { replace: true });
      return;
    case 'second_step':
      navigate('/second-step', { replace: true, state: answer.data });
      return;
    default:
      throw new Error(loginText('failed.unknown'));
  }
}
