import { loginText } from './login-texts';

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
    script.onload = () => (window.google ? resolve(window.google) : reject(new Error(loginText('failed.googleAway'))));
    script.onerror = () => {
      loading = null;
      reject(new Error(loginText('failed.googleAway')));
    };
    document.head.append(script);
  });
  return loading;
}
