import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { typedPath } from '@/lib/listings/codes/rules';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { keyFacts } from '@/lib/listings/format';
import { MAHARERA_HOST, maharera } from '@/lib/listings/publish-gate/rules';
import { titleOf } from '@/lib/listings/title/format';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import { picturesOf } from '@/lib/prints/brochure/rules';
import type { Offer } from '@/lib/prints/dto';
import { drawLines, drawText, printedPhoto, qrSquares, type Weight } from '@/lib/prints/sheet/data';
import { ASCENT, INK, INK_SOFT, LINE, PAPER, printedUrl, shortened, spaced } from '@/lib/prints/sheet/rules';
import { PICTURE_SOURCE } from '@/lib/visitors/views/constants';
import { PICTURE_SIZES, type PictureFormat } from './constants';
import type { ListingPicture, PictureBox } from './dto';

/** One point of a text is one pixel. */
const DPI = 72;
const MARGIN = 48;
const CODE_SIDE = 150;
/** Space between the photo and the first line. */
const PHOTO_GAP = 32;
const FOOT_ROW = 44;
const CONTACT_SIZE = 36;
/** No smaller than the advertiser's contact details (docs/spec/listing.md#rera). */
const RERA_SIZE = 38;
const RERA_BASE = 109;
const WIDTH = 1080;
const FACE_SIDE = 118;
const STRIPE = 14;
const INNER = WIDTH - 2 * MARGIN;

type Look = { size: number; weight?: Weight; color?: string; width?: number; what?: PictureBox['what'] };

/** Layers over paper, with their positions. */
class Picture {
  readonly boxes: PictureBox[] = [];
  private readonly layers: OverlayOptions[] = [];

  constructor(private readonly height: number) {}

  private add(input: Buffer, box: PictureBox): PictureBox {
    const { x, y } = box;
    this.layers.push({ input, left: Math.round(x), top: Math.round(y) });
    this.boxes.push(box);
    return box;
  }

  /** Adds a wrapped text in any script and returns its lower end. */
  async text(text: string, x: number, y: number, look: Look): Promise<number> {
    const { size, weight = 'regular', color = INK, width = INNER, what = 'text' } = look;
    const drawn = await drawText(spaced(text), { size, weight, color, width }, DPI);
    const box = { what, x, y, width: drawn.width, height: drawn.height, size };
    return y + this.add(drawn.png, box).height;
  }

  /** Adds one line on a given baseline. */
  async onLine(text: string, x: number, base: number, look: Look): Promise<void> {
    const { size, weight = 'regular', color = INK, width = INNER, what = 'text' } = look;
    const drawn = await drawLines(text, { size, weight, color, width }, DPI);
    const box = { what, x, y: base - ASCENT * size, width: drawn.width, height: drawn.height, size };
    this.add(drawn.png, box);
  }

  async code(text: string, x: number, y: number, what: PictureBox['what']): Promise<void> {
    const { size, dark } = qrSquares(text);
    // includes a white margin, which scanners need anywhere
    const squares = dark.map(
      ([column, row]) => `<rect x="${column + 2}" y="${row + 2}" width="1" height="1"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size + 4} ${size + 4}" width="${CODE_SIDE}" height="${CODE_SIDE}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${squares.join('')}</svg>`;
    this.add(await sharp(Buffer.from(svg)).png().toBuffer(), {
      what,
      x,
      y,
      width: CODE_SIDE,
      height: CODE_SIDE,
    });
  }

  /** Adds one line, smaller if it is too long for its place. */
  async fitted(text: string, x: number, y: number, look: Look & { width: number }): Promise<void> {
    const { size, weight = 'regular', color = INK, width } = look;
    const natural = await drawText(spaced(text), { size, weight, color, width: 4 * WIDTH }, DPI);
    const fits = Math.min(1, width / natural.width);
    await this.text(text, x, y, { ...look, size: Math.floor(size * fits), width: width + size });
  }

  /** Adds a square picture as a circle. */
  async face(bytes: Uint8Array, x: number, y: number): Promise<void> {
    const half = FACE_SIDE / 2;
    const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${FACE_SIDE}" height="${FACE_SIDE}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
    const round = await sharp(bytes)
      .resize(FACE_SIDE, FACE_SIDE)
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer();
    this.add(round, { what: 'face', x, y, width: FACE_SIDE, height: FACE_SIDE });
  }

  block(x: number, y: number, width: number, height: number, color: string, input?: Buffer): void {
    const what = input ? 'photo' : 'text';
    const fill = { create: { width, height, channels: 3 as const, background: color } };
    this.layers.push(
      input ? { input, left: x, top: y } : { input: fill, left: Math.round(x), top: Math.round(y) },
    );
    if (input) this.boxes.push({ what, x, y, width, height });
  }

  async finish(): Promise<ListingPicture> {
    const jpeg = await sharp({
      create: { width: WIDTH, height: this.height, channels: 3, background: PAPER },
    })
      .composite(this.layers)
      .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return { jpeg, boxes: this.boxes };
  }
}

/** Draws the advertiser on the left, and project number, MahaRERA's website and its QR code at the top right. Returns the lower end. */
async function drawHead(picture: Picture, offer: Offer, above: number): Promise<number> {
  const { property, letterhead, language } = offer;
  const { reraNumber } = property;
  picture.block(0, 0, WIDTH, STRIPE, letterhead.secondColor);
  await picture.text(shortened(letterhead.name, 26), MARGIN, above + 34, {
    size: letterhead.name.length > 18 ? 32 : 44,
    weight: 'bold',
    color: letterhead.color,
    width: reraNumber ? 760 : INNER,
  });
  if (!reraNumber) return above + 108;
  await picture.code(maharera(reraNumber), WIDTH - MARGIN - CODE_SIDE, above + 20, 'rera-code');
  const x = MARGIN + 300;
  const number = { size: RERA_SIZE, weight: 'bold', what: 'rera-number', width: 480 } as const;
  await picture.onLine(reraNumber, x, above + RERA_BASE, number);
  const host = { size: RERA_SIZE, what: 'rera-site', width: 780 } as const;
  await picture.text(MAHARERA_HOST, x - 300, above + 134, host);
  await picture.onLine(textsIn(language, 'prints').t('MahaRERA project'), MARGIN, above + RERA_BASE, {
    size: 28,
    color: INK_SOFT,
    width: 290,
  });
  return above + 190;
}

/** The person to call, their number, and the address for typing. */
function footLines({ property, site, letterhead, language }: Offer): [string, Look][] {
  const { name, person, isBroker, phone, agentNumber, line } = letterhead;
  const agent = agentNumber
    ? textsIn(language, 'prints').t('MahaRERA agent {number}', { number: agentNumber })
    : '';
  const who = isBroker ? [person ?? name, agent].filter(Boolean).join(' · ') : '';
  const small = { size: 28, color: INK_SOFT } as const;
  const lines: [string, Look][] = [
    [formatPhone(phone), { size: CONTACT_SIZE, weight: 'bold', what: 'contact' }],
    [who, small],
    [new URL(site.url).host + typedPath(property), { ...small, what: 'contact' }],
    [line ?? '', small],
  ];
  return lines.filter(([text]) => text);
}

const footHeightOf = (offer: Offer) => Math.max(CODE_SIDE + 24, footLines(offer).length * FOOT_ROW + 26) + 16;

async function drawFoot(picture: Picture, offer: Offer, foot: number): Promise<void> {
  const { property, site, face, language } = offer;
  picture.block(MARGIN, foot, INNER, 2, LINE);
  if (face) await picture.face(face, MARGIN, foot + 24);
  const x = MARGIN + (face ? FACE_SIDE + 24 : 0);
  const width = WIDTH - MARGIN - CODE_SIDE - 24 - x;
  for (const [i, [text, look]] of footLines(offer).entries())
    await picture.fitted(text, x, foot + 26 + i * FOOT_ROW, { ...look, width });
  const url = site.url + localPath(language, `/properties/${property._id}`);
  await picture.code(printedUrl(url, PICTURE_SOURCE), WIDTH - MARGIN - CODE_SIDE, foot + 20, 'page-code');
}

/** Key facts that buyers ask for first, in few words. */
const FACTS: readonly [label: string, say: (value: string, t: Text<'prints'>) => string][] = [
  ['Bedrooms', (count, t) => t('{count} BHK', { count })],
  ['Carpet area', (value, t) => t('{area} carpet', { area: value.split(' · ')[0] ?? '' })],
  ['Floor', (floor, t) => t('Floor {floor}', { floor })],
  ['Furnishing', (value) => value],
  ['Possession', (value) => value],
  ['Frontage', (length, t) => t('{length} front', { length })],
  ['Road width', (length, t) => t('{length} road', { length })],
  ['NA order', (value) => value],
  ['Water', (value) => value],
  ['Access', (value) => value],
];

function factsOf({ property, language }: Offer): string {
  const { t } = textsIn(language, 'prints');
  const known = new Map(keyFacts(property, textsIn(language, 'listings/facts')));
  const facts = FACTS.flatMap(([label, say]) => {
    const value = known.get(label);
    return value ? [say(value, t)] : [];
  });
  // for land in its owner's words, such as "4 acres"
  const land = known.get('Land area')?.split(' · ');
  const area = land ? land.filter((part) => !part.includes('/')).at(-1) : known.get('Area')?.split(' · ')[0];
  return [...(known.has('Carpet area') || !area ? [] : [area]), ...facts].slice(0, 4).join(' · ');
}

/** Lines about the home, between the photo and the bottom. */
function offerLines(offer: Offer): [string, Look][] {
  const { property, language, letterhead } = offer;
  const { label } = textsIn(language);
  const { color } = letterhead;
  const price = formatRupeesShort(property.price, language);
  const place =
    [property.locality, property.city].flatMap((name) => (name ? [label(name)] : [])).join(', ') ||
    property.location.address;
  const lines: [string, Look][] = [
    [`${label(LISTING_TYPE_LABELS[property.type])} · ${label(property.category)}`, { size: 30, color }],
    [
      property.type === 'rent' ? textsIn(language, 'prints').t('{price} a month', { price }) : price,
      { size: 88, weight: 'bold', color },
    ],
    [shortened(titleOf(property, textsIn(language, 'listings/card')), 70), { size: 42, weight: 'bold' }],
    [shortened(place, 60), { size: 34, color: INK_SOFT }],
    [shortened(factsOf(offer), 120), { size: 30 }],
  ];
  return lines.filter(([text]) => text);
}

/** Draws the photo, the facts and the contact. Uses stored pictures only and fetches nothing. */
export async function listingPicture(offer: Offer, format: PictureFormat = 'chat'): Promise<ListingPicture> {
  const { height: whole, above, below } = PICTURE_SIZES[format];
  const picture = new Picture(whole);
  const top = await drawHead(picture, offer, above);
  const lines = offerLines(offer);
  // the text is set first, because the photo gets the remaining space
  const drawn = await Promise.all(
    lines.map(([text, { size, weight = 'regular', color = INK }]) =>
      drawText(spaced(text), { size, weight, color, width: INNER }, DPI),
    ),
  );
  const gap = 26;
  const words = drawn.reduce((sum, { height }) => sum + height + gap, 0);
  const foot = whole - below - footHeightOf(offer);
  const photoHeight = Math.round(foot - words - top - PHOTO_GAP);
  const [cover] = picturesOf(offer.property).photos;
  const bytes = cover && (await printedPhoto(cover, { width: WIDTH, height: photoHeight }, { dpi: DPI }));
  picture.block(0, top, WIDTH, photoHeight, '#e8e4db', bytes);
  let y = top + photoHeight + PHOTO_GAP;
  for (const [text, look] of lines) y = (await picture.text(text, MARGIN, y, look)) + gap;
  await drawFoot(picture, offer, foot);
  return picture.finish();
}
