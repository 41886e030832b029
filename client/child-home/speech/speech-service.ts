import { accessTokens } from '../../platform/access-token-source';
import { apiUrl } from '../../platform/addresses';

/** Sends bytes and reads bytes, which the JSON calls cannot. */
export async function callSpeech(path: string, body: BodyInit, type: string, signal: AbortSignal): Promise<Response> {
  const token = await accessTokens.tokenForRequest();
  const response = await fetch(apiUrl(path), {
    method: 'POST',
    headers: { 'Content-Type': type, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body,
    signal,
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The speech service answered ${response.status}`);
  return response;
}
