import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { mongoError } from '../semantics/errors';

/** The only account of a server with a password. */
export const USER = 'embedded';
const ITERATIONS = 15_000;
const KEY_BYTES = 32;

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hash = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const xor = (a: Buffer, b: Buffer): Buffer => Buffer.from(a.map((byte, i) => byte ^ b[i]!));

/** Splits the attributes `a=1,b=2` of a message (RFC 5802, 5). */
function attributes(message: string): Map<string, string> {
  return new Map(message.split(',').map((part) => [part.slice(0, 1), part.slice(2)]));
}

/** The server's record of a password, which suffices to check it but not to sign in (RFC 5802, 3). */
export class Credentials {
  readonly salt = randomBytes(28);
  readonly storedKey: Buffer;
  readonly serverKey: Buffer;

  constructor(password: string) {
    const salted = pbkdf2Sync(password, this.salt, ITERATIONS, KEY_BYTES, 'sha256');
    this.storedKey = hash(hmac(salted, 'Client Key'));
    this.serverKey = hmac(salted, 'Server Key');
  }
}

const failed = () => mongoError('AuthenticationFailed', 'Authentication failed.');

/** The server's side of one SCRAM-SHA-256 exchange (RFC 7677). */
export class ServerExchange {
  private readonly firstBare: string;
  private readonly nonce: string;
  readonly firstReply: string;

  constructor(
    private readonly credentials: Credentials,
    clientFirst: string,
  ) {
    if (!clientFirst.startsWith('n,,')) throw failed();
    this.firstBare = clientFirst.slice(3);
    const given = attributes(this.firstBare);
    if (given.get('n') !== USER || !given.get('r')) throw failed();
    this.nonce = `${given.get('r')}${randomBytes(24).toString('base64')}`;
    this.firstReply = `r=${this.nonce},s=${credentials.salt.toString('base64')},i=${ITERATIONS}`;
  }

  finish(clientFinal: string): string {
    const given = attributes(clientFinal);
    const proof = Buffer.from(given.get('p') ?? '', 'base64');
    if (given.get('r') !== this.nonce || given.get('c') !== 'biws' || proof.length !== KEY_BYTES)
      throw failed();
    const withoutProof = clientFinal.slice(0, clientFinal.lastIndexOf(',p='));
    const signed = `${this.firstBare},${this.firstReply},${withoutProof}`;
    const clientKey = xor(proof, hmac(this.credentials.storedKey, signed));
    if (!timingSafeEqual(hash(clientKey), this.credentials.storedKey)) throw failed();
    return `v=${hmac(this.credentials.serverKey, signed).toString('base64')}`;
  }
}

/** The client's side, for the commands of this package. `send` sends a message to the server and returns its reply. */
export async function signIn(password: string, send: (message: string) => Promise<string>): Promise<void> {
  const own = randomBytes(24).toString('base64');
  const firstBare = `n=${USER},r=${own}`;
  const firstReply = await send(`n,,${firstBare}`);
  const given = attributes(firstReply);
  const nonce = given.get('r') ?? '';
  if (!nonce.startsWith(own)) throw failed();
  const salt = Buffer.from(given.get('s') ?? '', 'base64');
  const salted = pbkdf2Sync(password, salt, Number(given.get('i')), KEY_BYTES, 'sha256');
  const clientKey = hmac(salted, 'Client Key');
  const withoutProof = `c=biws,r=${nonce}`;
  const signed = `${firstBare},${firstReply},${withoutProof}`;
  const proof = xor(clientKey, hmac(hash(clientKey), signed));
  const last = await send(`${withoutProof},p=${proof.toString('base64')}`);
  if (last !== `v=${hmac(hmac(salted, 'Server Key'), signed).toString('base64')}`) throw failed();
}
