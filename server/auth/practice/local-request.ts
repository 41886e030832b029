import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '../../platform/http/loopback.js';

/** What proxies, tunnels and content networks add to a request that they pass on. A browser sends none of them. */
const FORWARDING_HEADER = new RegExp(
  [
    '^forwarded$|^via$|^max-forwards$|^proxy-|^x-proxy|^x-(?:real|client|cluster-client|originating|remote)-(?:ip|addr)$',
    '^x-forward|^x-original-|^x-scheme$|^x-url-scheme$|^x-host$|^front-end-https$|^true-client-ip$|^client-ip$',
    '^cf-|^cdn-|^fastly-|^akamai-|^x-akamai|^x-amz|^x-amzn|^x-envoy|^x-azure|^x-arr-|^x-appengine|^x-cloud-trace',
    '^x-vercel|^x-nf-|^fly-|^ngrok-|^tailscale-|^x-tunnel|^x-ms-|^wl-proxy|^x-varnish$|^x-traefik',
  ].join('|'),
);

/**
 * True where a request comes from this machine as a browser sends it: over loopback, to a loopback name, with no trace of
 * a proxy or a tunnel. A proxy on this machine connects over loopback too, on behalf of anyone. One that leaves no trace
 * and passes on a forged `Host` looks like a browser.
 */
export function isLocalRequest({ headers, socket, httpVersion }: IncomingMessage): boolean {
  // Browsers have spoken HTTP/1.1 for decades; plain proxies still speak 1.0 to what they serve.
  const isDirect = httpVersion !== '1.0' && !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name));
  return isDirect && isLoopbackAddress(socket.remoteAddress) && isLoopbackName(nameOf(headers.host));
}

/** Of a `Host` header, without the port. Anything but a name and a port stays as it is, and is no loopback name. */
function nameOf(host: string | undefined): string {
  return /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host ?? '')?.[1] ?? '';
}
