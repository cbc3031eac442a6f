import 'server-only';
import { createHash } from 'node:crypto';
import { SUBFILTER_ADOBE_PKCS7_DETACHED, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { FORM_ROLE_LABELS, type FormRole } from '@/lib/deals/forms/constants';
import { drawForm } from '@/lib/deals/forms/loaders';
import { PAD, SIGN_KIND_LABELS, type SignEvent, type SignKind } from '@/lib/deals/signing/constants';
import { eventName, type SignerRow, type SigningLean } from '@/lib/deals/signing/data';
import { eventText, strokePath } from '@/lib/deals/signing/format';
import { shortened } from '@/lib/deals/signing/rules';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { SigningPair } from '@/lib/platform/signing/key';
import { placeSignature, signWithFirm } from '@/lib/platform/signing/pdf';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sheet } from '@/lib/prints/sheet/loaders';
import { INK, INK_SOFT } from '@/lib/prints/sheet/rules';

type T = Text<'deals/signing'>;

/** How wide a drawn name is on paper, in points. */
const DRAWN_WIDTH = 180;
const LABEL_WIDTH = 150;

const roleText = (role: string, language: Language) =>
  textsIn(language, 'deals/forms').t(FORM_ROLE_LABELS[role as FormRole]);

async function drawName(sheet: Sheet, { kind, signedName, strokes, name }: SignerRow): Promise<void> {
  if (kind !== 'drawn' || !strokes?.length) return sheet.add(signedName || name, { size: 16, gap: 2 });
  const scale = DRAWN_WIDTH / PAD.width;
  sheet.pdf
    .save()
    .translate(sheet.margin, sheet.y)
    .scale(scale)
    .path(strokePath(strokes as unknown as number[][]))
    .lineWidth(4)
    .lineCap('round')
    .lineJoin('round')
    .stroke(INK)
    .restore();
  sheet.y += PAD.height * scale + 2;
}

/** The signatures below the text, each with name, manner and time. */
async function drawSignatures(sheet: Sheet, row: SigningLean, t: T): Promise<void> {
  for (const signer of row.signers as SignerRow[]) {
    sheet.room(110);
    sheet.y += 14;
    await drawName(sheet, signer);
    sheet.rule(sheet.margin, 230);
    const { signedName, name, kind, signedAt, role } = signer;
    const who = [roleText(role, t.language), signedName || name].join(': ');
    const how = t(SIGN_KIND_LABELS[(kind ?? 'typed') as SignKind]);
    const at = signedAt ? formatDateTime(signedAt, t.language) : '';
    await sheet.add([who, how, at].filter(Boolean).join(' · '), { size: 9, color: INK_SOFT });
  }
}

async function drawRows(sheet: Sheet, rows: readonly (readonly [string, string])[]): Promise<void> {
  for (const [label, text] of rows) {
    sheet.room(40);
    const top = sheet.y;
    const style = { size: 9 };
    const left = await sheet.write(
      label,
      { x: sheet.margin, y: top, width: LABEL_WIDTH },
      { ...style, color: INK_SOFT },
    );
    const place = { x: sheet.margin + LABEL_WIDTH + 10, y: top, width: sheet.width - LABEL_WIDTH - 10 };
    sheet.y = top + Math.max(left, await sheet.write(text, place, style)) + 4;
  }
}

/** A digest in groups of eight digits, so that it breaks between lines. */
const grouped = (hex: string) => hex.match(/.{1,8}/g)?.join(' ') ?? '';

/** The last page: who signed how and when, and every event from sending to the end. */
async function drawCertificate(
  sheet: Sheet,
  row: SigningLean,
  certificate: string,
  t: T,
  now: Date,
): Promise<void> {
  sheet.pdf.addPage();
  sheet.y = sheet.margin;
  await sheet.add(t('Certificate of signing'), { size: 18, weight: 'bold', gap: 8 });
  const at = (time: Date) => formatDateTime(time, t.language);
  const fingerprint = createHash('sha256').update(Buffer.from(certificate, 'base64')).digest('hex');
  await drawRows(sheet, [
    [t('Document'), `${row.title} · ${row._id}`],
    ...(row.firm ? [[t('Firm'), row.firm] as const] : []),
    [t('Sent for signing'), at(row.sentAt)],
    [t('Completed'), at(now)],
    [t('Hash of the text that was signed (SHA-256)'), grouped(row.textHash)],
    [t('Fingerprint of the firm’s certificate (SHA-256)'), grouped(fingerprint)],
  ]);
  sheet.y += 8;
  for (const { role, name, email, phone, kind, signedAt, address, copy } of row.signers as SignerRow[]) {
    sheet.room(70);
    await sheet.add(`${roleText(role, t.language)}: ${name}`, { size: 11, weight: 'bold', gap: 3 });
    const rows: [string, string][] = [
      [t('Reached at'), [email, phone].filter(Boolean).map(shortened).join(' · ')],
      [t('Manner'), t(SIGN_KIND_LABELS[(kind ?? 'typed') as SignKind])],
      [t('Signed'), [signedAt ? at(signedAt) : '', address].filter(Boolean).join(' · ')],
      ...(copy
        ? [[t('Hash of the copy with the eSign (SHA-256)'), grouped(copy.hash)] as [string, string]]
        : []),
    ];
    await drawRows(sheet, rows);
    sheet.y += 4;
  }
  sheet.room(80);
  await sheet.add(t('Events'), { size: 11, weight: 'bold', gap: 3 });
  await drawRows(
    sheet,
    row.events.map((event) => {
      const parts = [eventText(event.what as SignEvent, t), eventName(row, event), event.address ?? ''];
      return [at(event.at), parts.filter(Boolean).join(' · ')] as const;
    }),
  );
  sheet.room(60);
  sheet.y += 6;
  await sheet.add(
    t(
      'All times are Indian Standard Time. Network addresses and contacts are shortened. The firm has signed this file with its own certificate (PAdES): a change after that breaks the signature. Programs do not know the certificate by themselves; compare its fingerprint with the firm’s.',
    ),
    { size: 8.5, color: INK_SOFT },
  );
}

/** The file that all have signed, with its certificate page, signed with the key of the firm. */
export async function signedPdf(
  row: SigningLean,
  pair: Pick<SigningPair, 'certificate' | 'privateKey'>,
  now: Date,
): Promise<Buffer> {
  const language = row.language as Language;
  const { t } = textsIn(language, 'deals/signing');
  const { title, clauses, version, sentAt } = row;
  const wording = { language, title, clauses, version, at: sentAt };
  const { sheet } = await drawForm(wording, row.firm, `${row._id} ${version}`);
  await drawSignatures(sheet, row, t);
  await drawCertificate(sheet, row, pair.certificate, t, now);
  placeSignature(sheet.pdf, {
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    room: 'firm',
    at: now,
    name: row.firm,
    reason: t('All have signed'),
  });
  return signWithFirm(await sheet.finish(), pair);
}

/** The text without signatures, for signers to read. */
export async function unsignedPdf(row: SigningLean): Promise<Buffer> {
  const { title, clauses, version, sentAt } = row;
  const wording = { language: row.language as Language, title, clauses, version, at: sentAt };
  return (await drawForm(wording, row.firm, `${row._id} ${version}`)).sheet.finish();
}

/** A copy for one signer of an eSign provider, with room for the provider's signature. */
export async function copyForEsign(row: SigningLean, signer: SignerRow, now: Date): Promise<Buffer> {
  const language = row.language as Language;
  const { t } = textsIn(language, 'deals/signing');
  const { title, clauses, version, sentAt } = row;
  const wording = { language, title, clauses, version, at: sentAt };
  const { sheet } = await drawForm(wording, row.firm, `${row._id} ${version} ${signer._id}`);
  sheet.room(60);
  sheet.y += 14;
  await sheet.add(`${roleText(signer.role, language)}: ${signer.name}`, { size: 12 });
  const how = `${t('Aadhaar eSign')} · ${formatDateTime(now, language)}`;
  await sheet.add(how, { size: 9, color: INK_SOFT });
  placeSignature(sheet.pdf, {
    subFilter: SUBFILTER_ADOBE_PKCS7_DETACHED,
    room: 'chain',
    at: now,
    name: signer.name,
    reason: row.title,
  });
  return sheet.finish();
}
