'use client';

import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { PrintLinks } from '@/components/property/print-links';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { Sheet } from '@/components/ui/sheet';
import { whatsappUrl } from '@/lib/enquiry/format';
import { formatArea, formatRupeesShort } from '@/lib/format';
import type { OwnListing } from '@/lib/own-listings/dto';

/** What somebody would write about it: what, where, how large, how much, and the page. */
function textOf({ title, price, type, area, address }: OwnListing, url: string): string {
  const rent = type === 'rent' ? ' a month' : '';
  return `${title}\n${address}\n${formatArea(area)}, ${formatRupeesShort(price)}${rent}\n${url}`;
}

/** The code is drawn when it is asked for: its library is a fifth of this page's script. */
function useQr(url: string) {
  const [qr, setQr] = useState<{ path: string; size: number }>();
  useEffect(() => {
    let isHere = true;
    void import('qrcode').then(({ create }) => {
      const { modules } = create(url, { errorCorrectionLevel: 'M' });
      let path = '';
      for (let y = 0; y < modules.size; y++)
        for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
      if (isHere) setQr({ path, size: modules.size });
    });
    return () => {
      isHere = false;
    };
  }, [url]);
  return qr;
}

const copy = (text: string, said: string) =>
  void navigator.clipboard.writeText(text).then(
    () => toast.success(said),
    () => toast.error('Please copy it by hand'),
  );

/** A listing as a text, a link, files to print and send, and a QR code. */
export function ShareSheet({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const url = `${window.location.origin}/properties/${listing._id}`;
  const [text, setText] = useState(() => textOf(listing, url));
  const qr = useQr(url);
  return (
    <Sheet label={`Share ${listing.title}`} lead={listing.title} onClose={onClose}>
      <TextAreaField label="Text" rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => copy(text, 'Text copied')}>
          Copy the text
        </Button>
        <ButtonLink size="sm" href={whatsappUrl('', text)} target="_blank" rel="noopener">
          WhatsApp
        </ButtonLink>
      </div>
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => copy(url, 'Link copied')}>
          Copy the link
        </Button>
      </div>
      <PrintLinks id={listing._id} isOwner />
      {qr && (
        <svg
          viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
          className="size-44 self-center rounded-md bg-white"
          role="img"
          aria-label={`QR code of the page of ${listing.title}`}
        >
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </Sheet>
  );
}
