import 'server-only';
import { typedPath } from '@/lib/listings/codes/rules';
import { MAHARERA_HOST, maharera } from '@/lib/listings/publish-gate/rules';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import type { Offer } from '@/lib/prints/dto';
import type { Sheet, Style } from '@/lib/prints/sheet/drawing';
import { INK_SOFT, printedUrl } from '@/lib/prints/sheet/rules';
import { PRINT_SOURCES } from '@/lib/visitors/views/constants';

/** MahaRERA requires its number and website to be no smaller than the advertiser's contact details (docs/spec/listing.md#rera). */
const CONTACT_SIZE = 12;
const RERA_SIZE = 13;
const QR_SIDE = 62;
const FACE_SIDE = 46;
const STRIPE = 8;

/** Draws the advertiser on the left, and project number, MahaRERA's website and its QR code at the top right. */
export async function drawHead(
  sheet: Sheet,
  { property, letterhead, face, site, language }: Offer,
): Promise<void> {
  const { t } = textsIn(language, 'prints');
  const { margin } = sheet;
  const { name, person, isBroker, color, secondColor } = letterhead;
  sheet.stripe(secondColor, STRIPE);
  if (face) sheet.circle(face, margin, margin, FACE_SIDE);
  const x = margin + (face ? FACE_SIDE + 12 : 0);
  const width = 235 - (x - margin);
  const top = await sheet.write(name, { x, y: margin, width }, { size: 18, weight: 'bold', color });
  const below = isBroker ? person : textsIn(language).label(site.tagline);
  const under = below ? await sheet.write(below, { x, y: margin + top, width }, { color: INK_SOFT }) : 0;
  sheet.y = margin + Math.max(top + under, face ? FACE_SIDE : 0) + 10;
  const number = property.reraNumber;
  if (!number) return;
  const code = margin + sheet.width - QR_SIDE;
  sheet.qr(maharera(number), code, margin, QR_SIDE);
  const place = { x: code - 240, width: 230 };
  await sheet.write(t('MahaRERA project'), { ...place, y: margin }, { color: INK_SOFT });
  await sheet.write(number, { ...place, y: margin + 14 }, { size: RERA_SIZE, weight: 'bold' });
  await sheet.write(MAHARERA_HOST, { ...place, y: margin + 32 }, { size: RERA_SIZE });
  sheet.y = Math.max(sheet.y, margin + QR_SIDE + 10);
}

/** Lines at the bottom of a page with the advertiser's contact details and the address to type. */
function footLines({ property, site, lister, letterhead, language }: Offer): [string, Style][] {
  const { t } = textsIn(language, 'prints');
  const { name, person, isBroker, phone, email, agentNumber, line } = letterhead;
  const by =
    !isBroker && lister && lister.kind !== 'agency'
      ? t('Listed by {name} ({role, select, owner {owner} other {broker}})', {
          name: lister.name,
          role: lister.kind,
        })
      : '';
  const agent = agentNumber ? t('MahaRERA agent {number}', { number: agentNumber }) : '';
  const code = property.propertyCode ? `${property.propertyCode} · ` : '';
  const made = t('Made on {date}. The page shows later changes.', {
    date: formatDate(new Date().toISOString(), language),
  });
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  const lines: [string, Style][] = [
    [
      joined(formatPhone(phone), email, isBroker ? (person ?? name) : ''),
      { size: CONTACT_SIZE, weight: 'bold' },
    ],
    [site.url + typedPath(property), {}],
    [joined(by, agent), {}],
    [line ?? '', {}],
    [code + made, { size: 10, color: INK_SOFT }],
  ];
  return lines.filter(([text]) => text);
}

/** Draws the lines from `sheet.y` on, beside the QR code of the listing's page. */
async function drawLines(sheet: Sheet, offer: Offer): Promise<void> {
  const width = sheet.width - QR_SIDE - 20;
  for (const [text, style] of footLines(offer))
    sheet.y += (await sheet.write(text, { x: sheet.margin, y: sheet.y, width }, style)) + 1;
}

/** Height of the foot with its rule, measured on the discarded sheet `trial`. */
export async function footHeight(trial: Sheet, offer: Offer): Promise<number> {
  const top = trial.y;
  await drawLines(trial, offer);
  return Math.max(QR_SIDE, trial.y - top) + 12;
}

/** Draws the advertiser's contact details and the listing's page at the foot of a page. */
export async function drawFoot(sheet: Sheet, offer: Offer, height: number): Promise<void> {
  const { property, site, language } = offer;
  sheet.y = sheet.bottom - height;
  sheet.rule();
  const url = site.url + localPath(language, `/properties/${property._id}`);
  const x = sheet.margin + sheet.width - QR_SIDE;
  sheet.qr(printedUrl(url, PRINT_SOURCES[0]), x, sheet.y, QR_SIDE);
  await drawLines(sheet, offer);
}
