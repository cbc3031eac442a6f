import 'server-only';
import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, AsnObjectIdentifierConverter, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import { Signer } from '@signpdf/utils';
import type { SigningPair } from './key';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';
/** id-aa-signingCertificateV2 (RFC 5035) */
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SEQUENCE = 0x30;
const SET = 0x31;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const arrayBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** A DER value with its tag and length. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const attribute = (type: string, value: ArrayBuffer) =>
  new Attribute({ attrType: type, attrValues: [value] });

/**
 * The signed attributes of a CAdES baseline signature: the time of signing is the /M of the PDF, and no attribute (EN 319 142-1,
 * 6.3). In the order of their encodings, which a DER set has.
 */
function signedAttributes(digest: Buffer, certificate: Buffer): Attribute[] {
  // ESSCertIDv2 with SHA-256, its default, and without the issuer, which the signer info names
  const certificateId = der(SEQUENCE, der(SEQUENCE, der(SEQUENCE, der(0x04, sha256(certificate)))));
  const attributes = [
    attribute(id_contentType, AsnObjectIdentifierConverter.toASN(id_data).toBER()),
    attribute(id_messageDigest, arrayBuffer(der(0x04, digest))),
    attribute(SIGNING_CERTIFICATE_V2, arrayBuffer(certificateId)),
  ];
  const encoded = (one: Attribute) => Buffer.from(AsnConvert.serialize(one));
  return attributes.sort((a, b) => Buffer.compare(encoded(a), encoded(b)));
}

/** Attributes as they are signed: the set itself, not its form inside of the signer info (RFC 5652, 5.4). */
export const derSet = (attributes: readonly Attribute[]): Buffer =>
  der(SET, ...attributes.map((one) => Buffer.from(AsnConvert.serialize(one))));

function signedData(digest: Buffer, certificate: Buffer, key: KeyObject): Buffer {
  const parsed = AsnConvert.parse(arrayBuffer(certificate), Certificate);
  const { issuer, serialNumber } = parsed.tbsCertificate;
  const attributes = signedAttributes(digest, certificate);
  const toSign = derSet(attributes);
  const digestAlgorithm = new AlgorithmIdentifier({ algorithm: SHA256 });
  const signer = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({
      issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }),
    }),
    digestAlgorithm,
    signedAttrs: attributes,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 }),
    signature: new OctetString(sign('sha256', toSign, key)),
  });
  const data = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([digestAlgorithm]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet([new CertificateChoices({ certificate: parsed })]),
    signerInfos: new SignerInfos([signer]),
  });
  const info = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(data) });
  return Buffer.from(AsnConvert.serialize(info));
}

/** Signs with the key of a firm: a detached CMS as PAdES wants it (RFC 5652, EN 319 122-1). */
export class FirmSigner extends Signer {
  private readonly certificate: Buffer;
  private readonly key: KeyObject;

  constructor({ certificate, privateKey }: Pick<SigningPair, 'certificate' | 'privateKey'>) {
    super();
    this.certificate = Buffer.from(certificate, 'base64');
    const key = Buffer.from(privateKey, 'base64');
    this.key = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  }

  override sign(content: Buffer): Promise<Buffer> {
    return Promise.resolve(this.ofDigest(sha256(content)));
  }

  /** The signature over content of which only the SHA-256 is known. */
  protected ofDigest(digest: Buffer): Buffer {
    return signedData(digest, this.certificate, this.key);
  }
}
