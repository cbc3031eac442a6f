'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { BulkListingInput } from '@/lib/brokers/bulk/schema';
import type { OwnListing } from '@/lib/brokers/own-listings/dto';
import { parseRupees } from '@/lib/platform/text/typed-figures';
import { indianDay } from '@/lib/platform/time/indian-day';
import { ClosingPreview } from './closing-preview';

type Props = {
  listings: readonly OwnListing[];
  isBusy: boolean;
  onClose: () => void;
  run: (input: BulkListingInput) => Promise<boolean>;
};

const UNREADABLE = 'Write an amount such as 60 lakh, 0.6 cr or 45k, or leave it empty';

/** Price and date of a sale or letting, for one or several listings. Both are only visible to their owner. */
export function CloseSheet({ listings, isBusy, onClose, run }: Props) {
  const { t } = useTexts('brokers/own-listings');
  const today = indianDay(Date.now());
  const [prices, setPrices] = useState<Record<string, string>>({});
  const [on, setOn] = useState(today);
  const [homes, setHomes] = useState<string[]>([]);
  const [only] = listings.length === 1 ? listings : [];
  const [wrong, setWrong] = useState<string>();
  const submit = (close: () => void) => async (event: FormEvent) => {
    event.preventDefault();
    const read = listings.map(({ _id: id, __v }) => {
      const text = prices[id]?.trim();
      const price = text ? (parseRupees(text) ?? Number.NaN) : undefined;
      return { id, __v, price, ...(homes.length > 0 && { similar: homes }) };
    });
    const unread = read.find(({ price }) => Number.isNaN(price));
    setWrong(unread?.id);
    if (unread) return;
    if (await run({ action: 'close', items: read, ...(on && { on }) })) close();
  };
  return (
    <Sheet
      label={t('Sold or let')}
      lead={t('It leaves all lists; its page says so. Price and day are seen by nobody but you.')}
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={submit(close)} className="flex flex-col gap-4">
          <DayField label={t('Day')} value={on} max={today} onChange={(event) => setOn(event.target.value)} />
          {listings.map(({ _id: id, title, type }) => (
            <TextField
              key={id}
              label={
                type === 'sale'
                  ? t('Sold for: {title}', { title })
                  : t('Let for, a month: {title}', { title })
              }
              optional
              inputMode="text"
              autoComplete="off"
              value={prices[id] ?? ''}
              error={wrong === id ? t(UNREADABLE) : undefined}
              onChange={(event) => setPrices({ ...prices, [id]: event.target.value })}
            />
          ))}
          {only && <ClosingPreview id={only._id} type={only.type} chosen={homes} onChoose={setHomes} />}
          <SubmitButton variant="primary" disabled={isBusy}>
            {t('{count, plural, one {Close this listing} other {Close # listings}}', {
              count: listings.length,
            })}
          </SubmitButton>
        </form>
      )}
    </Sheet>
  );
}
