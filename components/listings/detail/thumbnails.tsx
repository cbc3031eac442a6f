import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import { useBrokenPicture } from '@/components/ui/display/use-broken-picture';
import type { ImageDto } from '@/lib/listings/dto';
import type { Category } from '@/lib/listings/fields/vocabulary';
import { imageUrl } from '@/lib/platform/media/image-url';

export type Picture = Omit<ImageDto, 'public_id'>;

type Props = { images: Picture[]; category: Category; at: number; onPick: (i: number) => void };

/** The picture that a key leads to from picture `at` of `count`; undefined for other keys. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A thumbnail in WebP only, which every current browser shows. Four times as wide beside the main picture as below it. */
function Thumbnail({ image, category }: { image: Picture; category: Category }) {
  const { broken, props } = useBrokenPicture();
  if (broken) return <CategoryElevation category={category} className="aspect-[4/3] text-line-strong" />;
  const [small, large] = [imageUrl(image, 400, 'webp'), imageUrl(image, 800, 'webp')];
  return (
    <img
      {...props}
      src={small}
      srcSet={small === large ? undefined : `${small} 400w, ${large} 800w`}
      sizes="(min-width: 64rem) 18rem, 6rem"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** Thumbnails with a single Tab stop, between which arrow keys move (WAI-ARIA APG, roving tabindex). */
export function Thumbnails({ images, category, at, onPick }: Props) {
  const { t } = useTexts('listings/detail');
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, at, images.length);
    if (next === undefined) return;
    event.preventDefault();
    onPick(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ul ref={list} className="thumbnails" aria-label={t('Thumbnails')} onKeyDown={onKeyDown}>
      {images.map((image, i) => (
        <li key={image.url}>
          <PlainButton
            tabIndex={i === at ? 0 : -1}
            aria-label={t('Show picture {number}', { number: i + 1 })}
            aria-current={i === at ? 'true' : undefined}
            onClick={() => onPick(i)}
          >
            <Thumbnail image={image} category={category} />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
