const ADDRESS = 'https://accounts.google.com/gsi/client';

/** The part of Google's script that Starling uses. */
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

/** Loads Google's script once. Call it only on pages with a Google button, and only if Google is configured. */
export function loadGoogleScript(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.async = true;
    script.onload = () =>
      window.google ? resolve(window.google) : reject(new Error('Google could not be reached. Please try again.'));
    script.onerror = () => {
      loading = null;
      reject(new Error('Google could not be reached. Please try again.'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Opens Google's pop-up and returns the authorization code. Rejects if the person closes it or refuses. */
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
        error_callback: () => reject(new Error('The Google window was closed too early. Please try again.')),
      })
      .requestCode();
  });
}

/** Opens the pop-up of practice mode, which stands in for Google and posts the code to this page. */
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
    // The browser sends no event when a pop-up closes.
    const timer = setInterval(() => {
      if (popUp && !popUp.closed) return;
      stop();
      reject(new Error('The window was closed too early. Please try again.'));
    }, 500);
    window.addEventListener('message', receive);
  });
}
