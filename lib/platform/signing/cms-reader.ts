import 'server-only';
import { verify, X509Certificate } from 'node:crypto';
import { ContentInfo, id_messageDigest, id_signedData, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AppError } from '@/lib/platform/errors';
import { derSet } from './cms';

const exact = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const refused = (cause: string) => new AppError('forbidden', undefined, { cause });

/** The common name of a certificate. */
const nameOf = ({ subject }: X509Certificate): string => /^CN=(.*)$/m.exec(subject)?.[1]?.trim() ?? '';

/**
 * Checks a detached signature of somebody else over a SHA-256 digest and returns the signer's certificate and name. Throws 'forbidden'
 * when it is of another digest, or not by the key of its certificate. Whether that certificate is trusted is the caller's matter.
 */
export function readDetached(cms: Buffer, digest: Buffer): { certificate: Buffer; name: string } {
  const info = AsnConvert.parse(exact(cms), ContentInfo);
  if (info.contentType !== id_signedData) throw refused('not signed data');
  const data = AsnConvert.parse(info.content, SignedData);
  const [signer] = data.signerInfos;
  const serial = signer?.sid.issuerAndSerialNumber?.serialNumber;
  const owned = [...(data.certificates ?? [])].find(
    ({ certificate }) =>
      serial &&
      certificate &&
      Buffer.from(certificate.tbsCertificate.serialNumber).equals(Buffer.from(serial)),
  )?.certificate;
  if (!signer?.signedAttrs || !owned) throw refused('no signer');
  const given = signer.signedAttrs.find(({ attrType }) => attrType === id_messageDigest)?.attrValues[0];
  const stated = given && Buffer.from(AsnConvert.parse(given, OctetString).buffer);
  if (!stated?.equals(digest)) throw refused('signature of another document');
  const certificate = new X509Certificate(Buffer.from(AsnConvert.serialize(owned)));
  const attributes = derSet(signer.signedAttrs);
  if (!verify('sha256', attributes, certificate.publicKey, Buffer.from(signer.signature.buffer)))
    throw refused('signature of another key');
  return { certificate: certificate.raw, name: nameOf(certificate) };
}
