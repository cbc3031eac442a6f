import 'server-only';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { INDIA_OFFSET_MS } from '@/lib/platform/time/indian-day';
import { readDetached } from './cms-reader';

/** Aadhaar eSign as the CCA specifies it (eSign API 2.1): the browser carries request and reply; the document itself never leaves. */
const VERSION = '2.1';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
/** `1` is a one-time password of Aadhaar. */
const AUTH_MODE = '1';

export const MAX_REPLY_BYTES = 512 * 1024;

type EsignRequest = {
  txn: string;
  /** SHA-256 of what is signed, in hexadecimal digits */
  digest: string;
  info: string;
  responseUrl: string;
  at: Date;
};

/** What a provider replied: a signature, or the reason for a refusal. */
type EsignReply = { txn: string } & (
  | { isSigned: true; cms: Buffer; certificate: Buffer }
  | { isSigned: false; code: string }
);

type EsignProvider = {
  /** The fields of a form that the signer's browser posts to the provider. */
  request(input: EsignRequest): { url: string; fields: Record<string, string> };
  /** Throws 'forbidden' when the reply is not signed by the provider as a whole. */
  read(xml: string): EsignReply;
  /** The name in the certificate. Throws 'forbidden' when the signature is not of this digest, or not of the certified key. */
  check(reply: Extract<EsignReply, { isSigned: true }>, digest: string): string;
};

type Account = { url: string; aspId: string; key: string; certificate: string; providerCertificate: string };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const refused = (cause: string) => new AppError('forbidden', undefined, { cause: `eSign: ${cause}` });

/** Indian time without a zone, as the specification has it. */
const timestamp = (at: Date) => new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19);

function requestXml({ txn, digest, info, responseUrl, at }: EsignRequest, aspId: string): string {
  const attributes = {
    ...{ ver: VERSION, sc: 'Y', ts: timestamp(at), txn, ekycId: '', ekycIdType: 'A', aspId },
    ...{ AuthMode: AUTH_MODE, responseSigType: 'pkcs7', responseUrl },
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  const hash = `<InputHash id="1" hashAlgorithm="SHA256" docInfo="${escaped(info)}">${digest}</InputHash>`;
  return `<Esign ${written.join(' ')}><Docs>${hash}</Docs></Esign>`;
}

function signedXml(xml: string, { key, certificate }: Account): string {
  const signer = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: C14N,
  });
  signer.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: [ENVELOPED, C14N],
    digestAlgorithm: SHA256,
  });
  signer.computeSignature(xml);
  return signer.getSignedXml();
}

/**
 * The root element of a reply, parsed from the very bytes that the signature covers. What is outside of them, or signed in part, is
 * never looked at (signature wrapping).
 */
function signedRoot(xml: string, certificate: string): Element {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw refused('a reply with a document type');
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const signatures = document.getElementsByTagNameNS(DSIG, 'Signature');
  const signature = signatures.item(0);
  if (!signature || signatures.length !== 1) throw refused('not one signature');
  // the certificate is the one that is configured, never the one that comes along
  const checker = new SignedXml({ publicCert: certificate, getCertFromKeyInfo: () => null });
  checker.loadSignature(signature);
  if (checker.signatureAlgorithm !== RSA_SHA256) throw refused('another algorithm');
  const [reference, ...more] = checker.getReferences();
  if (more.length > 0 || reference?.uri !== '' || reference.digestAlgorithm !== SHA256)
    throw refused('not signed as a whole');
  if (!checker.checkSignature(xml)) throw refused('wrong signature');
  const [covered] = checker.getSignedReferences();
  const root = covered ? new DOMParser().parseFromString(covered, 'text/xml').documentElement : undefined;
  if (root?.tagName !== 'EsignResp') throw refused('not a reply');
  return root;
}

const textOf = (root: Element, tag: string) => root.getElementsByTagName(tag).item(0)?.textContent ?? '';

function readReply(xml: string, { providerCertificate }: Account): EsignReply {
  const root = signedRoot(xml, providerCertificate);
  const txn = root.getAttribute('txn') ?? '';
  const error = root.getElementsByTagName('DocSignature').item(0)?.getAttribute('error') ?? '';
  const cms = Buffer.from(textOf(root, 'DocSignature'), 'base64');
  const hasFailed = root.getAttribute('status') !== '1' || (error !== '' && error !== 'NA');
  if (hasFailed || cms.length === 0)
    return { txn, isSigned: false, code: root.getAttribute('errCode') || error || 'NA' };
  return {
    txn,
    isSigned: true,
    cms,
    certificate: Buffer.from(textOf(root, 'UserX509Certificate'), 'base64'),
  };
}

const esignService = (account: Account): EsignProvider => ({
  request(input) {
    const eSignRequest = signedXml(requestXml(input, account.aspId), account);
    const fields = { eSignRequest, aspTxnID: input.txn, 'Content-Type': 'application/xml' };
    return { url: account.url, fields };
  },
  read(xml) {
    try {
      return readReply(xml, account);
    } catch (error) {
      // the parser's and the checker's own errors are about what came, not about us
      throw error instanceof AppError ? error : new AppError('forbidden', undefined, { cause: error });
    }
  },
  check({ cms, certificate }, digest) {
    const signed = readDetached(cms, Buffer.from(digest, 'hex'));
    if (!signed.certificate.equals(certificate)) throw refused('a certificate that is not in the reply');
    return signed.name;
  },
});

const pem = (written: string) => written.replaceAll('\\n', '\n');

/** The provider of this installation; undefined where none is set (docs/operations.md#esign). */
export function esignProvider(): EsignProvider | undefined {
  const {
    ESIGN_URL: url,
    ESIGN_ASP_ID: aspId,
    ESIGN_KEY: key,
    ESIGN_CERTIFICATE: certificate,
    ESIGN_PROVIDER_CERTIFICATE: provider,
  } = env();
  if (!(url && aspId && key && certificate && provider)) return undefined;
  const keys = { key: pem(key), certificate: pem(certificate), providerCertificate: pem(provider) };
  return esignService({ url, aspId, ...keys });
}
