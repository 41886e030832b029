const ADDRESS = 'https://accounts.google.com/gsi/client';

/** The part of Google's script that is used here. */
interface GoogleIdentity {
  accounts: {
    oauth2: {
      initCodeClient(options: {
        client_id: string;
        scope: string;
        ux_mode: 'popup';
        callback: (answer: { code?: string; error?: string }) => void;
        error_callback: (error: { type: string }) => void;
      }): { requestCode(): void };
    };
  };
}

declare global {
  interface Window {
    google?: GoogleIdentity;
  }
}

let loading: Promise<GoogleIdentity> | null = null;

/** Loads Google's script, once. Only on the login and link pages, and only where Google is configured (B31). */
export function loadGoogleScript(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.async = true;
    script.onload = () => (window.google ? resolve(window.google) : reject(new Error('Google could not be reached')));
    script.onerror = () => {
      loading = null;
      reject(new Error('Google could not be reached'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Opens Google's pop-up and gives its authorization code; rejects where it is closed or refused. */
export async function requestGoogleCode(clientId: string): Promise<string> {
  const google = await loadGoogleScript();
  return new Promise((resolve, reject) => {
    google.accounts.oauth2
      .initCodeClient({
        client_id: clientId,
        scope: 'openid email profile',
        ux_mode: 'popup',
        callback: ({ code }) =>
          code ? resolve(code) : reject(new Error('No authorization code received from Google')),
        error_callback: () => reject(new Error('The Google window was closed before it was done')),
      })
      .requestCode();
  });
}

/** The practice provider's own pop-up, where it stands in for Google: its page hands the code to this one. */
export function requestPracticeCode(): Promise<string> {
  const query = new URLSearchParams({
    client_id: 'starling-practice',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: 'postmessage',
  });
  const popUp = window.open(`/api/v1/auth/practice/authorize?${query}`, 'starling-practice', 'width=560,height=760');
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearInterval(timer);
      window.removeEventListener('message', receive);
    };
    const receive = ({ origin, data }: MessageEvent<{ type?: unknown; code?: unknown } | null>) => {
      if (origin !== window.location.origin || data?.type !== 'starling-practice-code') return;
      stop();
      resolve(String(data.code));
    };
    // A window cannot tell the page that opened it that it is being closed.
    const timer = setInterval(() => {
      if (popUp && !popUp.closed) return;
      stop();
      reject(new Error('The window was closed before it was done'));
    }, 500);
    window.addEventListener('message', receive);
  });
}
