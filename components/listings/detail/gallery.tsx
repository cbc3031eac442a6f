'use client';

import { Expand } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { PlainButton } from '@/components/ui/actions/button';
import { CarouselArrows, CarouselTrack } from '@/components/ui/display/carousel';
import { useCarousel } from '@/components/ui/display/use-carousel';
import { Notice } from '@/components/ui/feedback/notice';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { Category } from '@/lib/listings/fields/vocabulary';
import { pictureText } from '@/lib/listings/media/rules';
import { imageUrl } from '@/lib/platform/media/image-url';
import type { LightboxProps } from './gallery-lightbox';
import { type Picture, Thumbnails } from './thumbnails';

const lightbox = () => import('./gallery-lightbox');

/** Opens the largest picture without script. */
function NoLightbox({ images, at }: LightboxProps) {
  const { t } = useTexts('listings/detail');
  const image = images[at];
  if (!image) return null;
  return (
    <Notice variant="error">
      {t.rich(
        'We couldn’t open the full screen. Press the picture to try again, or <a>open the picture alone</a>.',
        {
          a: (text) => (
            <a className="link" href={imageUrl(image, 1600, 'webp')}>
              {text}
            </a>
          ),
        },
      )}
    </Notice>
  );
}

type Props = {
  images: Picture[];
  title: string;
  heading: string;
  category: Category;
};

type GridProps = Pick<Props, 'images' | 'category'> & {
  alt: (i: number) => string;
  onPick: (i: number, from: HTMLElement) => void;
};

/** All pictures, folded and rendered only when opened, because otherwise each would be on the page twice. */
function AllPictures({ images, category, alt, onPick }: GridProps) {
  const { t } = useTexts('listings/detail');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-8 w-fit cursor-pointer content-center">
        {t('All {count} photos', { count: images.length })}
      </summary>
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4" aria-label={t('All pictures')}>
        {isOpen &&
          images.map((image, i) => (
            <li key={image.url}>
              <PlainButton
                className="block w-full cursor-zoom-in overflow-hidden rounded-md"
                aria-label={t('Open full screen: {picture}', { picture: alt(i) })}
                onClick={(event) => onPick(i, event.currentTarget)}
              >
                <ListingImage {...{ image, category }} alt={alt(i)} sizes="(min-width: 40rem) 17rem, 50vw" />
              </PlainButton>
            </li>
          ))}
      </ul>
    </details>
  );
}

/** Loads the visible picture and, once script runs, its neighbours. Seen pictures stay loaded. */
function useSeen(at: number, count: number): ReadonlySet<number> {
  const seen = useRef(new Set<number>());
  const hydrated = useHydrated();
  for (const i of hydrated ? [at - 1, at, at + 1] : [at]) seen.current.add((i + count) % count);
  return seen.current;
}

export function Gallery({ images, title, heading, category }: Props) {
  const texts = useTexts('listings/detail');
  const { t } = texts;
  const carousel = useCarousel();
  const at = carousel.index;
  const seen = useSeen(at, images.length);
  /** number of the press that opened full screen; 0 when closed */
  const [opened, setOpened] = useState(0);
  const [lightboxAt, setLightboxAt] = useState(0);
  const opener = useRef<HTMLElement>(null);
  const many = images.length > 1;
  const alt = (i: number) =>
    pictureText(
      images[i],
      t('{title}, picture {number} of {count}', { title, number: i + 1, count: images.length }),
      texts,
    );
  const show = (i: number, from: HTMLElement) => {
    opener.current = from;
    if (i !== at) carousel.show(i);
    setLightboxAt(i);
    setOpened((before) => before + 1);
  };
  if (images.length === 0)
    return (
      <ListingImage
        image={null}
        alt={title}
        category={category}
        sizes="100vw"
        aspect="aspect-[16/9]"
        className="rounded-md"
      />
    );
  return (
    <section
      aria-label={t('Photos')}
      className="grid grid-cols-1 gap-2 lg:has-[.thumbnails]:grid-cols-2 [&>:not(:first-child,.thumbnails)]:lg:col-span-2"
    >
      <div className="relative -mx-4 overflow-hidden sm:mx-0 sm:rounded-md">
        <CarouselTrack
          carousel={carousel}
          slides={images.map((image, i) => ({
            key: image.url,
            node: (
              <div className="aspect-[3/2] bg-sunken sm:aspect-[4/3]">
                {seen.has(i) && (
                  <ListingImage
                    image={image}
                    alt={alt(i)}
                    category={category}
                    sizes="(min-width: 64rem) 36rem, 100vw"
                    aspect="size-full"
                    priority={i === 0}
                  />
                )}
              </div>
            ),
          }))}
          slideClass="w-full"
          isDecorative
        >
          {/* one button over all of them with a name; a swipe does not count as a press */}
          <PlainButton
            className="absolute inset-0 cursor-zoom-in touch-pan-y touch-pinch-zoom focus-visible:-outline-offset-4"
            aria-label={t('Open full screen: {picture}', { picture: alt(at) })}
            onClick={(event) => show(at, event.currentTarget)}
          />
        </CarouselTrack>
        {many && (
          <CarouselArrows
            carousel={carousel}
            className="absolute top-1/2 inline-flex size-12 -translate-y-1/2 items-center justify-center rounded-md bg-paper text-ink opacity-90 hover:opacity-100"
            labels={[t('Previous picture'), t('Next picture')]}
            sides={['left-3', 'right-3']}
          />
        )}
        <span className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-md bg-black/70 px-2 py-1 text-sm text-white tabular-nums">
          <Expand className="size-4" aria-hidden="true" />
          <span aria-live="polite">
            {at + 1} / {images.length}
          </span>
        </span>
      </div>
      {many && <Thumbnails {...{ images, category, at }} onPick={carousel.show} />}
      {many && <AllPictures {...{ images, category, alt }} onPick={show} />}
      {opened > 0 && (
        <LazyExtra
          // each press is a new attempt, which retries a failed load
          key={opened}
          load={lightbox}
          fallback={NoLightbox}
          props={{
            images: images.map((image, i) => ({ ...image, alt: alt(i) })),
            at: lightboxAt,
            category,
            heading,
            // stores the position, because full screen starts from its index on each render
            onView: (i: number) => {
              setLightboxAt(i);
              carousel.show(i);
            },
            onClose: () => {
              setOpened(0);
              opener.current?.focus();
            },
          }}
        />
      )}
    </section>
  );
}
