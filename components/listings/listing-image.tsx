'use client';

import { useTexts } from '#language';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import { useBrokenPicture } from '@/components/ui/display/use-broken-picture';
import { pictureText } from '@/lib/listings/media/rules';
import type { StoredImage } from '@/lib/platform/media/dto';
import { imageSources } from '@/lib/platform/media/image-url';

type Props = {
  image: Pick<StoredImage, 'url' | 'width' | 'height' | 'blurDataURL' | 'alt' | 'pending'> | null | undefined;
  /** alternative text if the listing has no better description */
  alt: string;
  category?: string;
  /** `sizes` attribute, which is the displayed width */
  sizes: string;
  /** Tailwind aspect class of the frame, which alone determines its size */
  aspect?: string;
  /** `contain` for plans and full-size views, which must not be cropped */
  fit?: 'cover' | 'contain';
  /** true for the first visible picture */
  priority?: boolean;
  className?: string;
};

/** A plain `<picture>` in a frame of fixed shape. Renditions already exist, so requests need no resizing. */
export function ListingImage({
  image,
  alt,
  category,
  sizes,
  aspect = 'aspect-[4/3]',
  fit = 'cover',
  ...rest
}: Props) {
  const { priority = false, className = '' } = rest;
  const texts = useTexts();
  const { broken, props } = useBrokenPicture();
  const frame = `relative isolate overflow-hidden bg-sunken ${aspect} ${className}`;

  if (!image || broken)
    return (
      <div className={frame} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <CategoryElevation category={category} className="absolute inset-0 size-full p-4 text-line-strong" />
      </div>
    );

  const { src, sources } = imageSources(image);
  const cover = fit === 'cover' ? 'object-cover' : 'object-contain';
  return (
    <div className={frame}>
      {image.blurDataURL ? (
        // an element, because a background's style attribute would need an exception in the content policy
        <img
          src={image.blurDataURL}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 -z-10 size-full scale-110 object-cover blur-lg"
        />
      ) : null}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={srcSet.includes(' ') ? sizes : undefined} />
        ))}
        <img
          {...props}
          src={src}
          alt={pictureText(image, alt, texts)}
          width={image.width}
          height={image.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          className={`absolute inset-0 size-full ${cover}`}
        />
      </picture>
    </div>
  );
}
