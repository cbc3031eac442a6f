import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';
import type { PropertyDto } from '@/lib/listings/dto';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { titleOf } from '@/lib/listings/title/format';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { inBrief } from '@/lib/platform/language/page-head';
import { formatArea, formatRupeesShort } from '@/lib/platform/text/format';
import { drawText, printedPhoto } from '@/lib/prints/sheet/data';
import { drawable } from '@/lib/prints/sheet/rules';
import type { Site } from '@/lib/settings/dto';
import type { Preview } from './dto';

/** The size that Open Graph readers do not crop. */
const SIZE = { width: 1200, height: 630 };
/** the light tokens of app/globals.css, because a picture has no theme */
const INK = '#17191c';
const INK_SOFT = '#4e4f4c';
const PAPER = '#fbf9f5';
const ACCENT = '#b8480a';

const fontFile = (subset: string, weight: number) =>
  readFile(
    join(
      process.cwd(),
      'node_modules/@fontsource/anek-latin/files',
      `anek-latin-${subset}-${weight}-normal.woff`,
    ),
  );

/** The rupee sign is in the extended cut of the family. */
async function fonts() {
  const cuts = (['latin', 'latin-ext'] as const).flatMap((subset) =>
    ([400, 700] as const).map(async (weight) => ({
      name: subset,
      data: await fontFile(subset, weight),
      weight,
      style: 'normal' as const,
    })),
  );
  return Promise.all(cuts);
}

/** JPEG, because a PNG of a photo is five times as large, and WhatsApp shows no preview of large ones. */
const toJpeg = async (drawn: Response): Promise<Buffer> =>
  sharp(await drawn.arrayBuffer())
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** The mark of components/shell/logo.tsx, seven storeys under one roof. */
function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" width={150} height={150}>
      <path d="M4 15.5 18 4l14 11.5" fill="none" stroke={ACCENT} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M8 19v12M11.4 19v12M14.7 19v12M18 16v15M21.3 19v12M24.6 19v12M28 19v12"
        stroke={INK}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** 1200 × 630, shown for a shared link to any page but a listing. */
export async function sitePicture(site: Site): Promise<Buffer> {
  const drawn = new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 28,
        width: '100%',
        height: '100%',
        padding: 96,
        background: PAPER,
        color: INK,
        fontFamily: 'latin, latin-ext',
      }}
    >
      <Mark />
      <div style={{ display: 'flex', fontSize: 104, fontWeight: 700, lineHeight: 1 }}>
        {drawable(site.name, 'latin')}
      </div>
      <div style={{ display: 'flex', fontSize: 44 }}>{drawable(site.tagline, 'latin')}</div>
      <div style={{ display: 'flex', fontSize: 34, color: INK_SOFT }}>
        {drawable(`Property for sale and rent in ${site.city}`, 'latin')}
      </div>
    </div>,
    { ...SIZE, fonts: await fonts() },
  );
  return toJpeg(drawn);
}

const DEVANAGARI = /[\u0900-\u097f]/;

/** A line of text. The renderer sets single characters, which breaks Devanagari, so a shaping library draws it as a picture. */
async function textLine(text: string, { size, bold = false, color = INK }: Line, width: number) {
  if (!DEVANAGARI.test(text))
    return (
      <div
        style={{
          display: 'block',
          fontSize: size,
          fontWeight: bold ? 700 : 400,
          lineHeight: 1.15,
          lineClamp: 3,
          color,
        }}
      >
        {drawable(text, 'latin')}
      </div>
    );
  const shaped = drawable(text, 'devanagari');
  const style = { size, weight: bold ? 'bold' : 'regular', color, width } as const;
  const drawn = await drawText(inBrief(shaped, MAX_DRAWN), style, POINTS_ARE_PIXELS);
  const source = `data:image/png;base64,${drawn.png.toString('base64')}`;
  return <img src={source} alt="" width={drawn.width} height={drawn.height} />;
}

type Line = { size: number; bold?: boolean; color?: string };
const POINTS_ARE_PIXELS = 72;
/** Maximum characters of a text, which fills three lines beside a photo. */
const MAX_DRAWN = 70;
/** Width in pixels of the half beside the photo. */
const TEXT_WIDTH = 464;

const PHOTO = { width: 640, height: SIZE.height };

function linesOf(property: PropertyDto, language: Language) {
  const { bedrooms, carpetArea, area, category, locality, city, price, type } = property;
  const { t } = textsIn(language, 'prints');
  const { label } = textsIn(language);
  const size = formatArea(carpetArea ?? area, language);
  const short = formatRupeesShort(price, language);
  return {
    type: label(LISTING_TYPE_LABELS[type]),
    price: type === 'rent' ? t('{price} a month', { price: short }) : short,
    title: titleOf(property, textsIn(language, 'listings/card')),
    facts: [
      bedrooms ? t('{count} BHK', { count: bedrooms }) : label(category),
      carpetArea ? t('{area} carpet', { area: size }) : size,
    ].join(' · '),
    place: [locality, city].flatMap((name) => (name ? [label(name)] : [])).join(', '),
  };
}

/** 1200 × 630, with the photo beside price, kind and place. */
export async function listingPicture({ property, language, site }: Preview): Promise<Buffer> {
  const [cover] = property.images;
  const width = property.images.length > 0 ? TEXT_WIDTH : SIZE.width - 96;
  const lines = linesOf(property, language);
  const [photo, cuts, type, price, title, facts, place] = await Promise.all([
    cover && printedPhoto(cover, PHOTO, { dpi: POINTS_ARE_PIXELS }),
    fonts(),
    textLine(lines.type, { size: 30, bold: true, color: ACCENT }, width),
    // keeps a figure and its unit on one line
    textLine(lines.price, { size: lines.price.length > 10 ? 60 : 76, bold: true }, width),
    textLine(lines.title, { size: 42, bold: true }, width),
    textLine(lines.facts, { size: 30 }, width),
    textLine(lines.place, { size: 30, color: INK_SOFT }, width),
  ]);
  const column = { display: 'flex', flexDirection: 'column' } as const;
  const drawn = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: PAPER,
        color: INK,
        fontFamily: 'latin, latin-ext',
      }}
    >
      {photo && <img src={`data:image/jpeg;base64,${photo.toString('base64')}`} alt="" {...PHOTO} />}
      <div style={{ ...column, flex: 1, justifyContent: 'space-between', padding: 48 }}>
        {type}
        <div style={{ ...column, gap: language === 'en' ? 14 : 24 }}>
          {price}
          {title}
          {facts}
          {place}
        </div>
        <div style={{ display: 'flex', fontSize: 28, fontWeight: 700 }}>{drawable(site.name, 'latin')}</div>
      </div>
    </div>,
    { ...SIZE, fonts: cuts },
  );
  return toJpeg(drawn);
}
