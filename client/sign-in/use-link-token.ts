import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of a link such as `/reset-password#token=…`, or null. Browsers do not send the fragment, so the token reaches no
 * log. It moves from the address to memory, so that it does not stay in the browser history.
 */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get('token') || null;
  const [token, setToken] = useState(given);
  useEffect(() => {
    if (given === null) return;
    setToken(given);
    navigate({ hash: '' }, { replace: true });
  }, [given, navigate]);
  return token;
}
