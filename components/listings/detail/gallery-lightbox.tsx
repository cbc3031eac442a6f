'use client';

import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { useTexts } from '#language';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import type { Category } from '@/lib/listings/fields/vocabulary';
import { imageUrl } from '@/lib/platform/media/image-url';
import type { Picture } from './thumbnails';

export type LightboxProps = {
  images: Picture[];
  at: number;
  category: Category;
  onView: (index: number) => void;
  onClose: () => void;
};

/** Full screen: arrows, swipe, Escape; the library traps the focus. It wraps in both directions. */
export default function GalleryLightbox({ images, at, category, onView, onClose }: LightboxProps) {
  const { t } = useTexts('listings/detail');
  return (
    <Lightbox
      open
      close={onClose}
      labels={{
        Lightbox: t('Full screen'),
        Close: t('Close'),
        Previous: t('Previous picture'),
        Next: t('Next picture'),
        '{index} of {total}': t('{index} of {total}', { index: '{index}', total: '{total}' }),
      }}
      index={at}
      on={{ view: ({ index }) => onView(index) }}
      slides={images.map((image) => ({
        src: imageUrl(image, 1600, 'webp'),
        alt: image.alt ?? '',
        width: image.width,
        height: image.height,
      }))}
      controller={{ closeOnBackdropClick: true }}
      carousel={{ finite: false }}
      // a picture that fails to load: replaced by the same drawing as everywhere
      render={{ iconError: () => <CategoryElevation category={category} className="size-64 text-white" /> }}
    />
  );
}
