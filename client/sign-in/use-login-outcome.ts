import { useNavigate } from 'react-router';
import { finishLogin } from './finish-login';
import type { LoginAnswer } from './password-api';

/** The way on after an answer to a sign-in. */
export function useLoginOutcome() {
  const navigate = useNavigate();
  return (answer: LoginAnswer, email: string | null): Promise<void> => finishLogin(navigate, answer, email);
}
