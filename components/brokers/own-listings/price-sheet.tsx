'use client';

import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { PrintLinks } from '@/components/listings/print-links';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Input, Select } from '@/components/ui/forms/control';
import { TextAreaField, TextField } from '@/components/ui/forms/field';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { Sheet } from '@/components/ui/overlays/sheet';
import { priceAfter } from '@/lib/brokers/bulk/rules';
import { type BulkListingInput, type PriceChange, priceChangeSchema } from '@/lib/brokers/bulk/schema';
import type { OwnListing } from '@/lib/brokers/own-listings/dto';
import { typedPath } from '@/lib/listings/codes/rules';
import type { Text } from '@/lib/platform/language/translate';
import { formatArea, formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import { parseRupees, readFigure } from '@/lib/platform/text/typed-figures';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';

type Props = {
  listings: readonly OwnListing[];
  isBusy: boolean;
  onClose: () => void;
  run: (input: BulkListingInput) => Promise<boolean>;
};

/** "-2", "1.5"; "50,000", "-1 lakh". */
function readChange(by: PriceChange['by'], text: string): PriceChange | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  const isLess = plain.startsWith('-');
  const amount = plain.replace(/^[-+]\s*/, '');
  const read = by === 'amount' ? parseRupees(amount) : readFigure(amount.replace(/%$/, ''));
  if (!read) return undefined;
  const parsed = priceChangeSchema.safeParse({ by, value: isLess ? -read : read });
  return parsed.success ? parsed.data : undefined;
}

export function PriceSheet({ listings, isBusy, onClose, run }: Props) {
  const { t } = useTexts('brokers/own-listings');
  const [by, setBy] = useState<PriceChange['by']>('percent');
  const [text, setText] = useState('');
  const change = readChange(by, text);
  const rows = listings.map((listing) => ({
    ...listing,
    after: change ? priceAfter(listing.price, change) : listing.price,
  }));
  const impossible = rows.some(({ after }) => after < 1);
  const submit = (close: () => void) => async (event: FormEvent) => {
    event.preventDefault();
    if (!change || impossible) return;
    const items = listings.map(({ _id: id, __v }) => ({ id, __v }));
    if (await run({ action: 'price', items, change })) close();
  };
  return (
    <Sheet
      label={t('Change prices')}
      lead={t('You’ll see every new price before it’s saved, and can reverse it.')}
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={submit(close)} className="flex flex-col gap-4">
          <fieldset className="flex flex-wrap items-end gap-3">
            <legend className="sr-only">{t('Change by')}</legend>
            <label className="flex flex-1 flex-col gap-1.5">
              <span className="font-bold">{t('Change by')}</span>
              <Input
                invalid={text !== '' && !change}
                data-focus
                value={text}
                autoComplete="off"
                placeholder={by === 'percent' ? '-2' : '-50,000'}
                aria-invalid={text !== '' && !change ? true : undefined}
                className="h-12 tabular"
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <label className="flex flex-col gap-1.5">
              <span className="font-bold">{t('In')}</span>
              <Select
                value={by}
                className="h-12"
                onChange={(event) => setBy(event.target.value as PriceChange['by'])}
              >
                <option value="percent">{t('per cent')}</option>
                <option value="amount">{t('rupees')}</option>
              </Select>
            </label>
          </fieldset>
          <table className="w-full text-note">
            <caption className="sr-only">{t('New prices')}</caption>
            <thead>
              <tr className="border-line-strong border-b text-left">
                <th scope="col">{t('Listing')}</th>
                <th scope="col" className="text-right">
                  {t('Now')}
                </th>
                <th scope="col" className="text-right">
                  {t('New')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ _id, title, price, after }) => (
                <tr key={_id} className="border-line border-b align-top">
                  <td className="py-1.5 pr-2">{title}</td>
                  <td className="py-1.5 pr-2 text-right text-ink-soft tabular">{formatRupees(price)}</td>
                  <td className="py-1.5 text-right font-bold tabular">
                    {after < 1 ? t('Can’t be changed') : formatRupees(after)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {/* stays visible over forty rows */}
          <div className="sticky bottom-0 bg-paper py-2">
            <SubmitButton variant="primary" className="w-full" disabled={isBusy || !change || impossible}>
              {t('{count, plural, one {Save the new price} other {Save # new prices}}', {
                count: listings.length,
              })}
            </SubmitButton>
          </div>
        </form>
      )}
    </Sheet>
  );
}

/** A sharing text with kind, place, size, price and the page's address. */
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

export function ShareSheet({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { t } = useTexts('brokers/own-listings');
  const url = window.location.origin + typedPath(listing);
  const [text, setText] = useState(() => textOf(t, listing, url));
  const copy = (what: string, message: string) =>
    void navigator.clipboard.writeText(what).then(
      () => toast.success(message),
      () => toast.error(t('Please copy it manually')),
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
          label: t('QR code for {title}', { title: listing.title }),
          className: 'size-44 self-center',
        }}
      />
    </Sheet>
  );
}
