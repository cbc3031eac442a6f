import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { formatArea, formatRupeesShort } from '@/lib/format';
import { imageUrl } from '@/lib/media/image-url';
import { findMediaFile } from '@/lib/media/local';
import { LISTING_TYPE_LABELS } from '@/lib/property/constants';
import type { PropertyDto } from '@/lib/property/dto';
import type { Site } from '@/lib/site';

/** What Open Graph's readers cut nothing from. */
const SIZE = { width: 1200, height: 630 };
const PHOTO = { width: 640, height: SIZE.height };
/** the light tokens of app/globals.css; a picture has no theme */
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

/** The rupee sign stands in the extended cut of the family. */
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

/** The first photograph, cropped for its half; undefined when there is none or its file is gone. */
async function photoOf(property: PropertyDto): Promise<string | undefined> {
  const [cover] = property.images;
  const parts = cover && imageUrl(cover, 1200).split('/media/')[1]?.split('/');
  const file = parts && (await findMediaFile(env().DATA_DIR, parts));
  if (!file) return undefined;
  const bytes = await sharp(file.path)
    .resize({ ...PHOTO, fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

function factsOf(property: PropertyDto): string {
  const { bedrooms, carpetArea, area } = property;
  const size = carpetArea ? `${formatArea(carpetArea)} carpet` : formatArea(area);
  return [bedrooms ? `${bedrooms} BHK` : property.category, size].join(' · ');
}

/** 1200 × 630: the photograph beside price, what and where. Stored pictures only; nothing is fetched. */
export async function listingPicture(property: PropertyDto, site: Site): Promise<Response> {
  const [photo, cuts] = await Promise.all([photoOf(property), fonts()]);
  const column = { display: 'flex', flexDirection: 'column' } as const;
  const price = formatRupeesShort(property.price) + (property.type === 'rent' ? ' a month' : '');
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
      {photo && <img src={photo} alt="" {...PHOTO} />}
      <div style={{ ...column, flex: 1, justifyContent: 'space-between', padding: 48 }}>
        <div style={{ display: 'flex', fontSize: 30, fontWeight: 700, color: ACCENT }}>
          {LISTING_TYPE_LABELS[property.type]}
        </div>
        <div style={{ ...column, gap: 14 }}>
          <div style={{ display: 'flex', fontSize: 76, fontWeight: 700, lineHeight: 1 }}>{price}</div>
          <div style={{ display: 'block', fontSize: 42, fontWeight: 700, lineHeight: 1.15, lineClamp: 3 }}>
            {property.title}
          </div>
          <div style={{ display: 'flex', fontSize: 30 }}>{factsOf(property)}</div>
          <div style={{ display: 'flex', fontSize: 30, color: INK_SOFT }}>
            {[property.locality, property.city].filter(Boolean).join(', ')}
          </div>
        </div>
        <div style={{ display: 'flex', fontSize: 28, fontWeight: 700 }}>{site.name}</div>
      </div>
    </div>,
    { ...SIZE, fonts: cuts },
  );
  // read to the end here: a picture that cannot be drawn becomes an error reply, not half a picture
  return new Response(await drawn.arrayBuffer(), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
