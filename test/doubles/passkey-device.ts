import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT_AND_VERIFIED = 0x05;
const WITH_NEW_KEY = 0x40;

/** A phone that makes one passkey and signs with it, as WebAuthn says. */
export class PasskeyDevice {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly credentialId = randomBytes(16);
  private counter = 0;

  constructor(
    private readonly origin: string,
    private readonly host = new URL(origin).hostname,
  ) {}

  /** What a browser answers to the options for a new passkey. */
  create(options: { challenge: string }) {
    const authData = Buffer.concat([this.authenticatorData(WITH_NEW_KEY), this.newKey()]);
    // A map of three members: fmt "none", an empty attStmt, and authData.
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', options.challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What a browser answers to the options for the use of a passkey. */
  get(options: { challenge: string }) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options.challenge);
    const data = this.authenticatorData(0);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private credential<T>(response: T) {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const host = createHash('sha256').update(this.host).digest();
    return Buffer.concat([host, Buffer.from([USER_PRESENT_AND_VERIFIED | flags]), counter]);
  }

  /** No model of authenticator, the id, and the public key as COSE: a map of kty 2, alg -7, crv 1, x and y. */
  private newKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const length = Buffer.from([0, this.credentialId.length]);
    const [keyX, keyY] = [Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')];
    return Buffer.concat([
      ...[Buffer.alloc(16), length, this.credentialId],
      ...[Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), bytes(keyX)],
      ...[Buffer.from([0x22]), bytes(keyY)],
    ]);
  }
}

/** A CBOR text of fewer than 24 characters. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** CBOR bytes, fewer than 256 of them. */
function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
