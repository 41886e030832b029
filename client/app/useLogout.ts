import { useNavigate } from 'react-router';
import { session } from '../session/session';

/** Signs out and goes to /login without waiting for the server. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    void session.signOut();
    navigate('/login', { replace: true });
  };
}
