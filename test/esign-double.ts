import 'reflect-metadata';
import { KeyObject } from 'node:crypto';
import { X509CertificateGenerator } from '@peculiar/x509';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { FirmSigner } from '@/lib/platform/signing/cms';
import { newSigningPair } from '@/lib/platform/signing/key';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/time/time';

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const INDIA_MS = 5.5 * 60 * MINUTE_MS;

export type XmlKey = { key: string; certificate: string };

/** A key for XML with its certificate, both as PEM. */
export async function xmlKey(name: string): Promise<XmlKey> {
  const keys = await crypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
  const [notBefore, notAfter] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + 365 * DAY_MS)];
  const made = await X509CertificateGenerator.createSelfSigned(
    { name: `CN=${name}`, notBefore, notAfter, keys, signingAlgorithm: RSA },
    crypto,
  );
  const key = KeyObject.from(keys.privateKey as never).export({ type: 'pkcs8', format: 'pem' });
  return { key: String(key), certificate: made.toString('pem') };
}

export function signXml(xml: string, { key, certificate }: XmlKey): string {
  const signer = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: C14N,
  });
  signer.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: [ENVELOPED, C14N],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(xml);
  return signer.getSignedXml();
}

/** The library throws for some wrong signatures, and says false for others. */
function isSigned(checker: SignedXml, xml: string): boolean {
  try {
    return checker.checkSignature(xml);
  } catch {
    return false;
  }
}

/** What a provider refuses before it asks for the Aadhaar number (eSign API 2.1, error codes), or undefined. */
function problemOf(xml: string, asp: XmlKey, aspId: string, now: Date): string | undefined {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const root = document.documentElement;
  const signature = document.getElementsByTagName('Signature').item(0);
  const checker = new SignedXml({ publicCert: asp.certificate, getCertFromKeyInfo: () => null });
  if (signature) checker.loadSignature(signature);
  if (!root || !signature || !isSigned(checker, xml)) return 'ESP-102';
  const of = (name: string) => root.getAttribute(name) ?? '';
  if (of('aspId') !== aspId) return 'ESP-103';
  if (of('ver') !== '2.1' || of('sc') !== 'Y' || of('ekycIdType') !== 'A') return 'ESP-104';
  if (of('AuthMode') !== '1' || of('responseSigType') !== 'pkcs7') return 'ESP-105';
  const at = Date.parse(`${of('ts')}Z`) - INDIA_MS;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(of('ts')) || Math.abs(now.getTime() - at) > 20 * MINUTE_MS)
    return 'ESP-106';
  const hash = root.getElementsByTagName('InputHash').item(0);
  const isHash =
    hash?.getAttribute('hashAlgorithm') === 'SHA256' && /^[0-9a-f]{64}$/.test(hash.textContent ?? '');
  return isHash ? undefined : 'ESP-107';
}

/** The signature of a person over a digest: the content is not known to a provider, so it is signed as if it were. */
class DigestSigner extends FirmSigner {
  over(digest: string): Buffer {
    return this.ofDigest(Buffer.from(digest, 'hex'));
  }
}

type Provider = XmlKey & { asp: XmlKey; aspId: string };
type Options = { name?: string; status?: string; digest?: string; now?: Date };

/** A provider of Aadhaar eSign: refuses what the real one refuses, and replies as it does. */
export async function esignReply(
  { asp, aspId, ...own }: Provider,
  request: string,
  { name = 'Ravi Kale', status = '1', digest, now = new Date() }: Options = {},
): Promise<string> {
  const root = new DOMParser().parseFromString(request, 'text/xml').documentElement;
  const txn = root?.getAttribute('txn') ?? '';
  const problem = status === '1' ? problemOf(request, asp, aspId, now) : 'ESP-999';
  const head = `ts="${now.toISOString().slice(0, 19)}" txn="${txn}" resCode="r1"`;
  if (problem)
    return signXml(`<EsignResp status="0" errCode="${problem}" errMsg="refused" ${head}></EsignResp>`, own);
  const person = await newSigningPair(name, now);
  const hash = digest ?? root?.getElementsByTagName('InputHash').item(0)?.textContent ?? '';
  const cms = new DigestSigner(person).over(hash).toString('base64');
  const parts = [
    `<UserX509Certificate>${person.certificate}</UserX509Certificate>`,
    `<Signatures><DocSignature id="1" sigHashAlgorithm="SHA256" error="">${cms}</DocSignature></Signatures>`,
  ];
  return signXml(`<EsignResp status="1" errCode="NA" errMsg="NA" ${head}>${parts.join('')}</EsignResp>`, own);
}
