import 'server-only';
import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { DAY_MS } from '@/lib/platform/time/time';

/** A key pair that signs documents: the private key as PKCS #8, both in base64. */
export type SigningPair = { certificate: string; privateKey: string; notAfter: Date };

const YEARS = 10;
/** RFC 5280, upper bound of a common name (ub-common-name) */
const MAX_NAME = 64;
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Generates a P-256 key with a certificate signed by itself, in the name of a firm. */
export async function newSigningPair(name: string, now = new Date()): Promise<SigningPair> {
  const keys = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const notAfter = new Date(now.getTime() + YEARS * 365 * DAY_MS);
  const subject = [...name].slice(0, MAX_NAME).join('');
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: [{ C: ['IN'] }, { O: [subject] }, { CN: [subject] }],
      notBefore: new Date(now.getTime() - DAY_MS),
      notAfter,
      keys,
      signingAlgorithm: SIGNATURE,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
        await SubjectKeyIdentifierExtension.create(keys.publicKey, false, crypto),
      ],
    },
    crypto,
  );
  const privateKey = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    certificate: Buffer.from(certificate.rawData).toString('base64'),
    privateKey: privateKey.toString('base64'),
    notAfter,
  };
}
