import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '../../platform/http/loopback.js';

/** Headers that proxies, tunnels and content networks add to a forwarded request. Browsers send none of them. */
const FORWARDING_HEADERS: readonly RegExp[] = [
  /^(?:forwarded|via|max-forwards|front-end-https|true-client-ip|client-ip)$|^proxy-/,
  /^x-(?:real|client|cluster-client|originating|remote)-(?:ip|addr)$|^x-(?:scheme|url-scheme|host|varnish|traefik)$/,
  /^x-(?:proxy|forward|original-|tunnel|envoy|cloud-trace)/,
  /^(?:cf|cdn|fastly|fly|ngrok|tailscale)-|^wl-proxy/,
  /^akamai-|^x-(?:akamai|amz|azure|arr-|appengine|vercel|nf-|ms-)/,
];

/**
 * True for a request that a browser on this machine sends: over loopback, to a loopback name, without a trace of a proxy or a
 * tunnel. The address alone proves nothing, because a proxy on this machine connects over loopback for anyone. A proxy that
 * leaves no trace and forwards a forged `Host` is not detected.
 */
export function isLocalRequest({ headers, socket, httpVersion }: IncomingMessage): boolean {
  // Browsers use HTTP/1.1 or later; simple proxies still use 1.0 towards the server behind them.
  const isDirect = httpVersion !== '1.0' && !Object.keys(headers).some(isForwardingHeader);
  return isDirect && isLoopbackAddress(socket.remoteAddress) && isLoopbackName(nameOf(headers.host));
}

function isForwardingHeader(name: string): boolean {
  return FORWARDING_HEADERS.some((pattern) => pattern.test(name));
}

/** The `Host` header without its port. A malformed header stays unchanged, which is not a loopback name. */
function nameOf(host: string | undefined): string {
  return /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host ?? '')?.[1] ?? '';
}
