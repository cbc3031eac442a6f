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

/** Loaded, with their texts, when first opened. */
const enquirySheet = () => import('@/components/enquiries/enquiry-sheet');
const visitSheet = () => import('@/components/visits/visit-sheet');
/** Fetched together with this: a press reports it at once. */
const client = () => import('@/lib/platform/browser/api');

/** The sheet could not be loaded: the enquiry form asks the same on a page of its own. */
function FormInstead({ listing }: SheetProps) {
  useEffect(() => window.location.assign(enquiryFormPath(listing)), [listing]);
  return null;
}

const NotLoaded = ({ notLoaded }: { notLoaded: string }) => <Notice variant="error">{notLoaded}</Notice>;

type Props = {
  /** what both sheets are about, and whom they reach */
  sheet: Omit<SheetProps, 'onClose' | 'consent'>;
  /** the wording of the WhatsApp checkboxes; if absent, the form does not ask */
  consents?: { enquiry?: string | undefined; visit?: string | undefined } | undefined;
  /** shown in place of a sheet that could not be loaded, whose texts are then missing too */
  notLoaded: string;
};

type Opened = { form: string | undefined; press: number; opener: HTMLElement; slot: Element | null };

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Reports a press of a phone number or chat. Failures are invisible to visitors. */
function recordTap(property: string, way: string): void {
  const call = { method: 'POST', body: { way }, keepalive: true } as const;
  client()
    .then(({ api }) => api(`/api/property/${property}/tap`, call))
    .catch((error: unknown) => console.info('Error recording a tap', error));
}

/**
 * The behaviour of the contact card and of a phone's contact bar, which are HTML alone (contact-card.tsx) and lie beside this in one
 * element: what opens a sheet has `data-ask`, a link to a phone or chat `data-tap`. Without script the enquiry is a link that writes
 * an e-mail.
 */
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
          // each press is a new attempt: it retries what could not be loaded
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
