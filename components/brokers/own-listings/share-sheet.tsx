'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { PrintLinks } from '@/components/listings/print-links';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { OwnListing } from '@/lib/brokers/own-listings/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatArea, formatRupeesShort } from '@/lib/platform/text/format';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';

/** The text somebody would write about it: kind, place, size, price, and the page. */
function textOf(
  t: Text<'brokers/own-listings'>,
  { title, price: amount, type, area, address }: OwnListing,
  url: string,
): string {
  const price = formatRupeesShort(amount, t.language);
  const shown = type === 'rent' ? t('{price} a month', { price }) : price;
  return `${title}\n${address}\n${formatArea(area, t.language)}, ${shown}\n${url}`;
}

const qrCode = () => import('@/components/ui/display/qr-code');

/** A listing as a text, a link, files to print and send, and a QR code. */
export function ShareSheet({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { t } = useTexts('brokers/own-listings');
  const url = `${window.location.origin}/properties/${listing._id}`;
  const [text, setText] = useState(() => textOf(t, listing, url));
  const copy = (what: string, message: string) =>
    void navigator.clipboard.writeText(what).then(
      () => toast.success(message),
      () => toast.error(t('Please copy it by hand')),
    );
  return (
    <Sheet label={t('Share {title}', { title: listing.title })} lead={listing.title} onClose={onClose}>
      <TextAreaField
        label={t('Text')}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => copy(text, t('Text copied'))}>
          {t('Copy the text')}
        </Button>
        <ButtonLink size="sm" href={whatsappUrl('', text)} target="_blank" rel="noopener">
          {t('WhatsApp')}
        </ButtonLink>
      </div>
      <TextField label={t('Link')} readOnly value={url} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => copy(url, t('Link copied'))}>
          {t('Copy the link')}
        </Button>
      </div>
      <PrintLinks id={listing._id} isOwner />
      <LazyExtra
        load={qrCode}
        props={{
          text: url,
          label: t('QR code of the page of {title}', { title: listing.title }),
          className: 'size-44 self-center',
        }}
      />
    </Sheet>
  );
}
