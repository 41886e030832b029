import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { Injectable } from '@nestjs/common';
import { isPublicAddress, isPublicName } from './public-address.js';

const LOOKUP_MS = 2_000;
const ANSWER_MS = 5_000;

/** The address is not https, or not on the public internet. */
export class NotPublic extends Error {}

/** Names and connections. Tests put their own in place. */
export interface Network {
  lookup(name: string): Promise<readonly LookupAddress[]>;
  /** A TLS connection to one of these addresses, whose certificate is for `name`. */
  connect(name: string, port: number, addresses: readonly LookupAddress[]): TLSSocket;
}

const internet: Network = {
  lookup: (name) => lookup(name, { all: true }),
  connect: (name, port, addresses) =>
    connect({
      host: name,
      port,
      ...(isIP(name) === 0 && { servername: name }),
      ALPNProtocols: ['http/1.1'],
      // The name is not asked a second time: it could have another answer now.
      lookup: (_name, { all }, found) => {
        const [first] = addresses;
        if (all) found(null, [...addresses]);
        else found(null, first!.address, first!.family);
      },
    }),
};

/**
 * Requests to addresses that users give. They go to public addresses only: what a name resolves to is checked, and the
 * connection is made to what was checked. Redirects are not followed.
 */
@Injectable()
export class PublicHttps {
  network: Network = internet;

  /**
   * Whether requests may go there, as far as can be known now. A name that does not resolve at the moment passes: it is
   * checked again by each request.
   */
  async mayReach(address: string): Promise<boolean> {
    const url = publicUrl(address);
    if (!url) return false;
    if (isIP(hostOf(url)) !== 0) return true;
    // Without an answer there is nothing to check yet.
    const found = await this.lookUp(hostOf(url)).catch(() => []);
    return found.every((one) => isPublicAddress(one.address));
  }

  /**
   * The status of the answer; its body is not read.
   * @throws NotPublic; any other error is a fault of the network
   */
  async post(address: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
    const url = publicUrl(address);
    if (!url) throw new NotPublic('Not an https address of the public internet');
    const addresses = await this.addressesOf(hostOf(url));
    const port = Number(url.port || 443);
    return new Promise((resolve, reject) => {
      const call = request(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.length },
        signal: AbortSignal.timeout(ANSWER_MS),
        // An agent would look the name up again.
        createConnection: () => this.network.connect(hostOf(url), port, addresses),
      });
      call.on('error', reject);
      call.on('response', (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      call.end(body);
    });
  }

  private async addressesOf(host: string): Promise<readonly LookupAddress[]> {
    const version = isIP(host);
    if (version !== 0) return [{ address: host, family: version }];
    const found = await this.lookUp(host);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
      throw new NotPublic('The name resolves to an address that is not public');
    }
    return found;
  }

  private async lookUp(host: string): Promise<readonly LookupAddress[]> {
    const late = delay(LOOKUP_MS, null, { ref: false });
    const found = await Promise.race([this.network.lookup(host), late]);
    if (found === null) throw new Error('The name server does not answer');
    return found;
  }
}

/** `null`: not https, with a password, or plainly on a local network. */
function publicUrl(text: string): URL | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const host = hostOf(url);
  return (isIP(host) ? isPublicAddress(host) : isPublicName(host)) ? url : null;
}

/** IPv6 addresses without their brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
