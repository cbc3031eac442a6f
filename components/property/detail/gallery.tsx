'use client';

import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyExtra } from '@/components/ui/lazy-extra';
import { Notice } from '@/components/ui/notice';
import type { ImageDto } from '@/lib/listing/dto';
import type { Category } from '@/lib/listing-vocabulary/constants';
import { imageUrl } from '@/lib/media/image-url';
import { ListingImage } from '../listing-image';
import type { LightboxProps } from './gallery-lightbox';

/** Loaded when a picture is opened. */
const lightbox = () => import('./gallery-lightbox');

/** The picture alone still opens, in the largest size there is. */
function NoLightbox({ images, at }: LightboxProps) {
  const image = images[at];
  if (!image) return null;
  return (
    <Notice tone="error">
      The full screen could not be loaded. Press the picture to try again, or{' '}
      <a className="link" href={imageUrl(image, 1600, 'webp')}>
        open the picture alone
      </a>
      .
    </Notice>
  );
}

type Props = { images: ImageDto[]; title: string; category: Category };

const arrow =
  'absolute top-1/2 -translate-y-1/2 inline-flex size-12 items-center justify-center rounded-md bg-paper text-ink opacity-90 hover:opacity-100';

type StripProps = { images: ImageDto[]; category: Category; onPick: (i: number, from: HTMLElement) => void };

function Thumbnails({ images, category, at, onPick }: StripProps & { at: number }) {
  return (
    <ul className="flex gap-2 overflow-x-auto pb-1" aria-label="Thumbnails">
      {images.map((image, i) => (
        <li key={image.public_id} className="w-24 shrink-0">
          <button
            type="button"
            aria-label={`Show picture ${i + 1}`}
            aria-current={i === at ? 'true' : undefined}
            className={`block w-full overflow-hidden rounded-md border-2 system-fill ${i === at ? 'border-accent' : 'border-transparent'}`}
            onClick={(event) => onPick(i, event.currentTarget)}
          >
            <ListingImage image={image} alt="" category={category} sizes="6rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function AllPictures({ images, category, alt, onPick }: StripProps & { alt: (i: number) => string }) {
  return (
    <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4" aria-label="All pictures">
      {images.map((image, i) => (
        <li key={image.public_id}>
          <button
            type="button"
            className="block w-full cursor-zoom-in overflow-hidden rounded-md"
            aria-label={`Open full screen: ${alt(i)}`}
            onClick={(event) => onPick(i, event.currentTarget)}
          >
            <ListingImage
              image={image}
              alt={alt(i)}
              category={category}
              sizes="(min-width: 40rem) 17rem, 50vw"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Main picture with wrap-around arrows, thumbnails, and a grid of all pictures; any of them opens the full screen. */
export function Gallery({ images, title, category }: Props) {
  const [at, setAt] = useState(0);
  /** which press opened the full screen; 0 when it is closed */
  const [opened, setOpened] = useState(0);
  const opener = useRef<HTMLElement>(null);
  const many = images.length > 1;
  const step = (by: number) => setAt((at + by + images.length) % images.length);
  const alt = (i: number) => images[i]?.alt ?? `${title}, picture ${i + 1} of ${images.length}`;
  const show = (i: number, from: HTMLElement) => {
    opener.current = from;
    setAt(i);
    setOpened((before) => before + 1);
  };
  if (images.length === 0) {
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
  }
  return (
    <section aria-label="Photographs" className="flex flex-col gap-2">
      <div className="relative">
        <button
          type="button"
          className="block w-full cursor-zoom-in overflow-hidden rounded-md"
          aria-label={`Open full screen: ${alt(at)}`}
          onClick={(event) => show(at, event.currentTarget)}
        >
          <ListingImage
            key={images[at]!.public_id}
            image={images[at]}
            alt={alt(at)}
            category={category}
            sizes="(min-width: 76rem) 50rem, 100vw"
            aspect="aspect-[4/3] sm:aspect-[16/10]"
            priority={at === 0}
          />
        </button>
        {many && (
          <>
            <button
              type="button"
              className={`${arrow} left-3`}
              aria-label="Previous picture"
              onClick={() => step(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button
              type="button"
              className={`${arrow} right-3`}
              aria-label="Next picture"
              onClick={() => step(1)}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </>
        )}
        <span className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-md bg-black/70 px-2 py-1 text-sm text-white tabular">
          <Expand className="size-4" aria-hidden="true" />
          <span aria-live="polite">
            {at + 1} / {images.length}
          </span>
        </span>
      </div>
      {many && <Thumbnails {...{ images, category, at }} onPick={setAt} />}
      {many && <AllPictures {...{ images, category, alt }} onPick={show} />}
      {opened > 0 && (
        <LazyExtra
          // each press is a use of its own: it tries again what could not be loaded
          key={opened}
          load={lightbox}
          instead={NoLightbox}
          props={{
            images: images.map((image, i) => ({ ...image, alt: alt(i) })),
            at,
            category,
            onView: setAt,
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
