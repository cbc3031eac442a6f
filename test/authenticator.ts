import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Encodes the CBOR types that WebAuthn uses (RFC 8949): small numbers, texts, bytes, maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap((pair) => pair.map(cbor))]);
}

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 256) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** A phone with one passkey, as a server sees it (WebAuthn 3, 6.1). */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  private counter = 0;
  /** false if the person only touched it */
  verifies = true;
  /** site that asks, as reported by the browser */
  origin = 'http://localhost:3000';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    const [bytesX, bytesY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    this.publicKey = cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, bytesX], [-3, bytesY]])); // biome-ignore format: one key
  }

  private data(extra: Buffer = Buffer.alloc(0)): Buffer {
    const flags =
      USER_PRESENT | (this.verifies ? USER_VERIFIED : 0) | (extra.length > 0 ? HAS_CREDENTIAL : 0);
    const rest = Buffer.alloc(5);
    rest[0] = flags;
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(new URL(this.origin).hostname), rest, extra]);
  }

  private client(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private credential(response: Record<string, string>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  register({ challenge }: Record<string, unknown>) {
    const size = Buffer.from([0, this.id.length]);
    const authData = this.data(Buffer.concat([Buffer.alloc(16), size, this.id, this.publicKey]));
    const object = new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', authData]]); // biome-ignore format: one object
    return this.credential({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(object).toString('base64url'),
    });
  }

  answer({ challenge }: Record<string, unknown>) {
    this.counter += 1;
    const [client, data] = [this.client('webauthn.get', challenge), this.data()];
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key);
    return this.credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
