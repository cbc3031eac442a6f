import 'server-only';
import { createHash } from 'node:crypto';
import { SignPdf } from '@signpdf/signpdf';
import {
  ANNOTATION_FLAGS,
  DEFAULT_BYTE_RANGE_PLACEHOLDER,
  SIG_FLAGS,
  Signer,
  type SUBFILTER_ADOBE_PKCS7_DETACHED,
  type SUBFILTER_ETSI_CADES_DETACHED,
} from '@signpdf/utils';
import { FirmSigner } from './cms';
import type { SigningPair } from './key';

/** Room for the signature, in bytes: one with a chain of certificates has some 10 000. */
const ROOM = { firm: 4096, chain: 20_000 } as const;

type Placeholder = {
  /** how the signature is made: PAdES, or the older form that eSign providers return */
  subFilter: typeof SUBFILTER_ETSI_CADES_DETACHED | typeof SUBFILTER_ADOBE_PKCS7_DETACHED;
  room: keyof typeof ROOM;
  at: Date;
  name: string;
  reason: string;
};

/** What pdfkit has beside its types. */
type Form = { Fields: unknown[]; SigFlags?: number; NeedAppearances: boolean };
type Inside = { _root: { data: { AcroForm: { data: Form } } } };

// pdfkit writes a string object as text, and a plain string as a name
const text = (value: string) => new String(value) as unknown as string;

/** Leaves room for one signature over the whole file, in a field without a place on the page (ISO 32000-1, 12.8). */
export function placeSignature(pdf: PDFKit.PDFDocument, placeholder: Placeholder): void {
  const { subFilter, room, at, name, reason } = placeholder;
  const gap = DEFAULT_BYTE_RANGE_PLACEHOLDER;
  const signature = pdf.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: subFilter,
    ByteRange: [0, gap, gap, gap],
    Contents: Buffer.alloc(ROOM[room]),
    M: at,
    Name: text(name),
    Reason: text(reason),
  });
  const field = pdf.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text('Signature'),
    Rect: [0, 0, 0, 0],
    F: ANNOTATION_FLAGS.PRINT,
    P: pdf.page.dictionary,
    V: signature,
  });
  pdf.page.annotations.push(field);
  pdf.initForm();
  const { AcroForm: form } = (pdf as unknown as Inside)._root.data;
  form.data.Fields.push(field);
  form.data.SigFlags = SIG_FLAGS.SIGNATURES_EXIST | SIG_FLAGS.APPEND_ONLY;
  // a reader that draws the fields again would change what is signed
  form.data.NeedAppearances = false;
  signature.end(undefined);
  field.end(undefined);
}

/** Fills the room with the signature of a firm. */
export const signWithFirm = (pdf: Buffer, pair: Pick<SigningPair, 'certificate' | 'privateKey'>) =>
  new SignPdf().sign(pdf, new FirmSigner(pair));

/** Only measures: the signature is made elsewhere. */
class Digester extends Signer {
  digest = '';

  override sign(content: Buffer): Promise<Buffer> {
    this.digest = createHash('sha256').update(content).digest('hex');
    return Promise.resolve(Buffer.alloc(0));
  }
}

/** Fixes what a signature made elsewhere covers, and returns the SHA-256 of that in hexadecimal digits. */
export async function prepareForSignature(pdf: Buffer): Promise<{ pdf: Buffer; digest: string }> {
  const digester = new Digester();
  const prepared = await new SignPdf().sign(pdf, digester);
  return { pdf: prepared, digest: digester.digest };
}

/** Puts a signature made elsewhere into the room that was prepared for it. */
export function embedSignature(pdf: Buffer, cms: Buffer): Buffer {
  const range = /\/ByteRange \[0 (\d+) (\d+) \d+\]/.exec(pdf.toString('latin1'));
  const [from = 0, to = 0] = range?.slice(1).map(Number) ?? [];
  const room = to - from - 2;
  if (!range || cms.length * 2 > room) throw new Error('There is no room for this signature');
  const signed = Buffer.from(pdf);
  signed.write(cms.toString('hex').padEnd(room, '0'), from + 1, 'latin1');
  return signed;
}
