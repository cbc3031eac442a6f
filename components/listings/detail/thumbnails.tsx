import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { PlainButton } from '@/components/ui/actions/button';
import type { ImageDto } from '@/lib/listings/dto';
import type { Category } from '@/lib/listings/vocabulary/constants';

type Props = { images: ImageDto[]; category: Category; at: number; onPick: (i: number) => void };

/** The target of a key from picture `at` of `count`; undefined for other keys. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A single Tab stop, however many there are: the arrow keys move on from there (WAI-ARIA APG, roving tabindex). */
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
    <ul
      ref={list}
      // a finger strokes from picture to picture, and the first screen of a phone has other things to show
      className="flex gap-2 overflow-x-auto p-0.5 max-sm:hidden"
      aria-label={t('Thumbnails')}
      onKeyDown={onKeyDown}
    >
      {images.map((image, i) => (
        <li key={image.public_id} className="w-24 shrink-0">
          <PlainButton
            tabIndex={i === at ? 0 : -1}
            aria-label={t('Show picture {number}', { number: i + 1 })}
            aria-current={i === at ? 'true' : undefined}
            className={`block w-full overflow-hidden rounded-md border-2 system-fill ${i === at ? 'border-accent' : 'border-transparent'}`}
            onClick={() => onPick(i)}
          >
            <ListingImage image={image} alt="" category={category} sizes="6rem" />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
