'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#language';
import type { SheetProps } from '@/components/enquiries/enquiry-sheet';
import { Notice } from '@/components/ui/feedback/notice';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { preloadForOffline } from '@/components/ui/hooks/preload';
import { enquiryFormPath } from '@/lib/enquiries/format';
import { loadTexts } from '@/lib/platform/browser/load-texts';
import { goTo } from '@/lib/platform/browser/navigation';

const enquirySheet = () => import('@/components/enquiries/enquiry-sheet');
const visitSheet = () => import('@/components/visits/visit-sheet');
/** Fetched early, because a press is reported at once. */
const client = () => import('@/lib/platform/browser/api');

/** Links to the enquiry form's page if a sheet fails to load. */
function FormInstead({ listing }: SheetProps) {
  useEffect(() => goTo(enquiryFormPath(listing)), [listing]);
  return null;
}

const NotLoaded = ({ notLoaded }: { notLoaded: string }) => <Notice variant="error">{notLoaded}</Notice>;

type Props = {
  sheet: Omit<SheetProps, 'onClose' | 'consent'>;
  /** wording of the WhatsApp checkboxes; if absent, the form does not ask */
  consents?: { enquiry?: string | undefined; visit?: string | undefined } | undefined;
  /** replaces a sheet that could not be loaded, and whose texts are therefore missing too */
  notLoaded: string;
};

type Opened = { form: string | undefined; press: number; opener: HTMLElement; slot: Element | null };

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Reports a press on phone or chat. Failures are invisible to visitors. */
function recordTap(property: string, way: string): void {
  const call = { method: 'POST', body: { way }, keepalive: true } as const;
  client()
    .then(({ api }) => api(`/api/property/${property}/tap`, call))
    .catch((error: unknown) => console.info('Error recording a tap', error));
}

/** Operates the card and bar of contact-card.tsx: `data-ask` opens a sheet, `data-tap` marks a link to a phone or chat. */
export function ContactTools({ sheet, consents, notLoaded }: Props) {
  const { language } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const property = sheet.listing._id;
  useEffect(() => {
    const element = root.current?.parentElement;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const target =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-ask],[data-tap]');
      if (!target) return;
      const { ask: form, tap: way } = target.dataset;
      if (way) recordTap(property, way);
      if (!form || hasModifier(event)) return;
      event.preventDefault();
      const slot = element.querySelector('[data-not-loaded]');
      setOpened((before) => ({ form, press: (before?.press ?? 0) + 1, opener: target, slot }));
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [property]);
  useEffect(() => void client().catch(() => undefined), []);
  useEffect(
    () => preloadForOffline(() => Promise.all([enquirySheet(), loadTexts(language, 'enquiry')])),
    [language],
  );
  const onClose = () => {
    opened?.opener.focus();
    setOpened((before) => before && { ...before, form: undefined });
  };
  const { listing, recipient: host } = sheet;
  return (
    <div ref={root} className="contents">
      {opened?.form === 'enquiry' && (
        <LazyExtra
          // each press is a new attempt, so a failed load is retried
          key={opened.press}
          load={enquirySheet}
          texts="enquiry"
          fallback={FormInstead}
          props={{ ...sheet, consent: consents?.enquiry, onClose }}
        />
      )}
      {opened?.form === 'visit' &&
        opened.slot &&
        createPortal(
          <LazyExtra
            load={visitSheet}
            texts="visit"
            fallback={NotLoaded}
            props={{ listing, host, consent: consents?.visit, notLoaded, onClose }}
          />,
          opened.slot,
          String(opened.press),
        )}
    </div>
  );
}
