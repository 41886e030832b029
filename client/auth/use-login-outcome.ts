import { useNavigate } from 'react-router';
import { session } from '../platform/session';
import type { LoginAnswer } from './auth-api';

/** What follows a password login or a registration, by `auth_type` (spec §4). Throws on anything unknown. */
export function useLoginOutcome() {
  const navigate = useNavigate();
  return async (answer: LoginAnswer, email: string, isNewUser: boolean): Promise<void> => {
    switch (answer?.auth_type) {
      case 'approved':
        await session.signIn(answer.data, answer.data.user);
        // /login itself leads on to the saved target or the role's home.
        if (isNewUser && session.getSnapshot().status === 'signed_in') navigate('/onboarding', { replace: true });
        return;
      case 'waitlisted':
        session.enterWaitlisted(answer.data.waitlist_status, email);
        navigate('/waitlist', { replace: true });
        return;
      default:
        throw new Error('Login failed. Please try signing in again.');
    }
  };
}
