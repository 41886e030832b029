import { loadGoogleScript } from './google-script';
import { t } from './texts';

/** Opens Google's pop-up and returns the authorization code. Rejects if the person closes it or refuses. */
export async function requestGoogleCode(clientId: string): Promise<string> {
  const google = await loadGoogleScript();
  return new Promise((resolve, reject) => {
    google.accounts.oauth2
      .initCodeClient({
        client_id: clientId,
        scope: 'openid email profile',
        ux_mode: 'popup',
        callback: ({ code }) => (code ? resolve(code) : reject(new Error(t('google.noCode')))),
        error_callback: () => reject(new Error(t('google.popUpClosed'))),
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
      reject(new Error(t('google.windowClosed')));
    }, 500);
    window.addEventListener('message', receive);
  });
}
