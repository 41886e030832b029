import { useNavigate } from 'react-router';
import { session } from '../platform/session';

/** Signs out and goes to /login; what the server answers is not waited for. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    void session.signOut();
    navigate('/login', { replace: true });
  };
}
