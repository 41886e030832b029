import { useNavigate } from 'react-router';
import { session } from '../platform/session';
import type { LoginAnswer } from './auth-api';

/** What follows a password login or a registration, by `auth_type` (spec §4). Throws on anything unknown. */
export function useLoginOutcome() {
  const navigate = useNavigate();
  return async (answer: LoginAnswer, email: string): Promise<void> => {
    switch (answer?.auth_type) {
      case 'approved':
        // /login itself leads on, as soon as somebody is signed in.
        await session.signIn(answer.data, answer.data.user);
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
