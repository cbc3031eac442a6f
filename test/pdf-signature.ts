import { createHash, verify, X509Certificate } from 'node:crypto';
import { ContentInfo, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const exact = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** The one signature of a PDF, read from its bytes, and whether it is right about all of them. */
export function readSignature(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/g)];
  if (ranges.length !== 1) throw new Error(`${ranges.length} signatures`);
  const [from = 0, size = 0, next = 0, rest = 0] = ranges[0]?.slice(1).map(Number) ?? [];
  const content = Buffer.concat([pdf.subarray(from, from + size), pdf.subarray(next, next + rest)]);
  const padded = Buffer.from(text.slice(size + 1, next - 1), 'hex');
  // its own length, without the zeros that fill the room
  const length = padded[1] === 0x82 ? 4 + padded.readUInt16BE(2) : 2 + (padded[1] ?? 0);
  const cms = padded.subarray(0, length);
  const { content: inside } = AsnConvert.parse(exact(cms), ContentInfo);
  const data = AsnConvert.parse(inside, SignedData);
  const [signer] = data.signerInfos;
  const [choice] = data.certificates ?? [];
  if (!signer?.signedAttrs || !choice?.certificate) throw new Error('no signer');
  const certificate = new X509Certificate(Buffer.from(AsnConvert.serialize(choice.certificate)));
  const digest = signer.signedAttrs.find(({ attrType }) => attrType === MESSAGE_DIGEST)?.attrValues[0];
  // what is signed is the set itself, not its form inside of the signer info (RFC 5652, 5.4)
  const set = Buffer.concat(signer.signedAttrs.map((one) => Buffer.from(AsnConvert.serialize(one))));
  const longForm = set.length < 256 ? [0x81, set.length] : [0x82, set.length >> 8, set.length & 255];
  const attributes = Buffer.concat([
    Buffer.from([0x31, ...(set.length < 128 ? [set.length] : longForm)]),
    set,
  ]);
  const signature = Buffer.from(signer.signature.buffer);
  return {
    cms,
    content,
    certificate,
    attributes: signer.signedAttrs.map(({ attrType }) => attrType).sort(),
    subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1],
    time: /\/M \(D:(\d+)Z\)/.exec(text)?.[1],
    isWhole: from === 0 && next + rest === pdf.length && text[size] === '<' && text[next - 1] === '>',
    isDigestRight: Buffer.from(digest ?? new ArrayBuffer(0))
      .subarray(2)
      .equals(createHash('sha256').update(content).digest()),
    isSignatureRight: verify('sha256', attributes, certificate.publicKey, signature),
  };
}
