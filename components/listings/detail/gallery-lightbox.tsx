'use client';

import { useEffect, useEffectEvent } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useTexts } from '#language';
import { buttonClass, PlainButton } from '@/components/ui/actions/button';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import type { Category } from '@/lib/listings/fields/vocabulary';
import { imageUrl } from '@/lib/platform/media/image-url';
import type { Picture } from './thumbnails';

export type LightboxProps = {
  images: Picture[];
  at: number;
  category: Category;
  heading: string;
  onView: (index: number) => void;
  onClose: () => void;
};

/** Makes Back close it rather than leave the listing, through a history entry. */
function useBackToClose(onClose: () => void): void {
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    window.history.pushState(null, '');
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
}

/** Full screen view with arrows, swipe and Escape. The library traps the focus, and pictures wrap in both directions. */
export default function GalleryLightbox(props: LightboxProps) {
  const { images, at, category, heading, onView, onClose } = props;
  const { t } = useTexts('listings/detail');
  useBackToClose(onClose);
  const close = () => window.history.back();
  // absent if there is no lister to ask
  const ask = document.querySelector<HTMLElement>('[data-ask="enquiry"]');
  return (
    <Lightbox
      open
      close={close}
      plugins={[Captions]}
      labels={{
        Lightbox: t('Full screen'),
        Close: t('Close'),
        Previous: t('Previous picture'),
        Next: t('Next picture'),
        '{index} of {total}': t('{index} of {total}', { index: '{index}', total: '{total}' }),
      }}
      index={at}
      on={{ view: ({ index }) => onView(index) }}
      slides={images.map((image, i) => ({
        src: imageUrl(image, 1600, 'webp'),
        alt: image.alt ?? '',
        width: image.width,
        height: image.height,
        title: heading,
        description: `${i + 1} / ${images.length} · ${image.alt ?? ''}`,
      }))}
      captions={{ descriptionTextAlign: 'center' }}
      toolbar={{
        buttons: [
          ask && (
            <PlainButton
              key="ask"
              className={buttonClass('primary', 'sm', 'm-2')}
              onClick={() => {
                close();
                ask.click();
              }}
            >
              {ask.textContent}
            </PlainButton>
          ),
          'close',
        ],
      }}
      controller={{ closeOnBackdropClick: true }}
      carousel={{ finite: false }}
      // replaces a picture that fails to load with the usual drawing
      render={{ iconError: () => <CategoryElevation category={category} className="size-64 text-white" /> }}
    />
  );
}
