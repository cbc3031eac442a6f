import clsx from 'clsx';
import { useTexts } from '#language';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { pictureText } from '@/lib/listings/media/rules';
import type { Text } from '@/lib/platform/language/translate';
import { imageSources } from '@/lib/platform/media/image-url';
import { formatRate, formatRupeesShort } from '@/lib/platform/text/format';
import { slugify } from '@/lib/platform/text/slug';
import { drawingId } from './card-icon';

type Props = {
  property: Pick<PropertyCardDto, 'image' | 'category'>;
  /** title as on the card, for a picture described in another language */
  title: string;
  /** true for the first visible picture */
  priority: boolean;
  small?: boolean;
};

/** Two device pixels per layout pixel on a phone. Three would double the bytes without visible gain. */
const WIDEST = 800;
const WIDEST_SMALL = 480;

const SIZES_SMALL = '(min-width: 64rem) 12rem, 14rem';
const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw';

/** The photo, or the category's drawing (card-icon.tsx), which also replaces a photo that fails to load. */
export function CardPicture({ property: { image, category }, title, priority, small = false }: Props) {
  const texts = useTexts();
  if (!image)
    return (
      <div className="card-frame">
        <svg aria-hidden="true">
          <use href={`#${drawingId(category)}`} />
        </svg>
      </div>
    );
  const { src, sources } = imageSources(image, small ? WIDEST_SMALL : WIDEST);
  const sizes = small ? SIZES_SMALL : SIZES;
  return (
    <div className="card-frame" data-drawn={slugify(category)}>
      {/* an element rather than a background, because a style attribute would need an exception in the content policy */}
      {image.blurDataURL && <img src={image.blurDataURL} alt="" />}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={image.alt ? pictureText(image, title, texts) : ''}
          width={image.width}
          height={image.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />
      </picture>
    </div>
  );
}

/** The price, or the total cost if selected and known. The markup has both, and the island (card-island.tsx) shows one. */
export function CardPrice({ property }: { property: PropertyCardDto }) {
  const { t } = useTexts('listings/card');
  const { price, type, allIn } = property;
  const rate = formatRate(price, property.carpetArea ?? property.area, t.language);
  return (
    <>
      <p className={clsx('card-price', type === 'sale' && 'card-asked')}>
        <span>
          {formatRupeesShort(price, t.language)}
          {type === 'rent' && <small>{t(' a month')}</small>}
        </span>
        {rate && <span>{rate}</span>}
      </p>
      {type === 'sale' && (
        <p className="card-price card-total">
          <span>{formatRupeesShort(allIn ? allIn.rupees : price, t.language)}</span>
          <span>{allInNote(property, t)}</span>
        </p>
      )}
    </>
  );
}

/** The total's parts, or a note beside the price that the charges are unknown. */
function allInNote({ allIn, price: rupees }: PropertyCardDto, t: Text<'listings/card'>): string {
  if (!allIn) return t('charges not known');
  const price = formatRupeesShort(rupees, t.language);
  return t(allIn.isTotal ? 'all in · price {price}' : 'with charges · price {price}', { price });
}
