import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';

type ChangeParameters = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The parameters of the address, as `useSearchParams`. A change starts from the address as it is now: what is drawn may be
 * a change behind it, and would take that one back. On another page, which is not drawn yet, it changes nothing.
 */
export function useUrlParameters(): [URLSearchParams, ChangeParameters] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const change = useCallback<ChangeParameters>(
    (changed, options) => {
      if (window.location.pathname !== pathname) return;
      void navigate(`?${changed(new URLSearchParams(window.location.search))}`, options);
    },
    [navigate, pathname],
  );
  return [parameters, change];
}
