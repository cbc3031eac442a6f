import 'server-only';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { formatArea, formatRupeesShort } from '@/lib/format';
import { imageUrl } from '@/lib/media/image-url';
import { findMediaFile } from '@/lib/media/local';
import { LISTING_TYPE_LABELS } from '@/lib/property/constants';
import type { PropertyDto } from '@/lib/property/dto';
import type { Site } from '@/lib/site';
import { ACCENT, fonts, INK, INK_SOFT, jpegReply, PAPER, SIZE } from './picture';

const PHOTO = { width: 640, height: SIZE.height };

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
  return jpegReply(drawn);
}
