import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type LoginMessage, loginMessage } from './login-message';

/** Reads the parameters `error` and `message`, and removes them from the URL. */
export function useMessageFromUrl(): [LoginMessage | null, (message: LoginMessage | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const error = parameters.get('error');
  const text = parameters.get('message');
  const [message, setMessage] = useState(() => loginMessage(error, text));
  useEffect(() => {
    if (error === null && text === null) return;
    setMessage(loginMessage(error, text));
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('error');
        rest.delete('message');
        return rest;
      },
      { replace: true },
    );
  }, [error, text, setParameters]);
  return [message, setMessage];
}
