import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '../../platform/http/loopback.js';

/** What proxies, tunnels and content networks add to a request that they pass on. A browser sends none of them. */
const FORWARDING_HEADERS: readonly RegExp[] = [
  /^(?:forwarded|via|max-forwards|front-end-https|true-client-ip|client-ip)$|^proxy-/,
  /^x-(?:real|client|cluster-client|originating|remote)-(?:ip|addr)$|^x-(?:scheme|url-scheme|host|varnish|traefik)$/,
  /^x-(?:proxy|forward|original-|tunnel|envoy|cloud-trace)/,
  /^(?:cf|cdn|fastly|fly|ngrok|tailscale)-|^wl-proxy/,
  /^akamai-|^x-(?:akamai|amz|azure|arr-|appengine|vercel|nf-|ms-)/,
];

/**
 * True where a request comes from this machine as a browser sends it: over loopback, to a loopback name, with no trace of
 * a proxy or a tunnel. A proxy on this machine connects over loopback too, on behalf of anyone. One that leaves no trace
 * and passes on a forged `Host` looks like a browser.
 */
export function isLocalRequest({ headers, socket, httpVersion }: IncomingMessage): boolean {
  // Browsers have spoken HTTP/1.1 for decades; plain proxies still speak 1.0 to what they serve.
  const isDirect = httpVersion !== '1.0' && !Object.keys(headers).some(isForwardingHeader);
  return isDirect && isLoopbackAddress(socket.remoteAddress) && isLoopbackName(nameOf(headers.host));
}

function isForwardingHeader(name: string): boolean {
  return FORWARDING_HEADERS.some((pattern) => pattern.test(name));
}

/** Of a `Host` header, without the port. Anything but a name and a port stays as it is, and is no loopback name. */
function nameOf(host: string | undefined): string {
  return /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host ?? '')?.[1] ?? '';
}
