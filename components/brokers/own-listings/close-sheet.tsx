'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Choice } from '@/components/ui/forms/control';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { BulkListingInput } from '@/lib/brokers/bulk/schema';
import type { ClosingPreviewDto } from '@/lib/brokers/closing/dto';
import type { OwnListing } from '@/lib/brokers/own-listings/dto';
import { MAX_CHOSEN_HOMES } from '@/lib/listings/closing/constants';
import type { ListingType } from '@/lib/listings/fields/vocabulary';
import { api } from '@/lib/platform/browser/api';
import { HTML_LANG } from '@/lib/platform/language/languages';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { parseRupees } from '@/lib/platform/text/typed-figures';
import { indianDay } from '@/lib/platform/time/indian-day';

type Props = {
  listings: readonly OwnListing[];
  isBusy: boolean;
  onClose: () => void;
  run: (input: BulkListingInput) => Promise<boolean>;
};

const UNREADABLE = 'Enter an amount, such as 60 lakh, 0.6 cr or 45k, or leave it empty';

/** People listed at once; the rest is a number. */
const SHOWN = 8;

type ClosingPreviewProps = {
  id: string;
  type: ListingType;
  chosen: readonly string[];
  onChoose: (homes: string[]) => void;
};

export function ClosingPreview({ id, type, chosen, onChoose }: ClosingPreviewProps) {
  const { t } = useTexts('brokers/own-listings');
  const [preview, setPreview] = useState<ClosingPreviewDto>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for the listing; onChoose is new with each rendering
  useEffect(() => {
    let isShown = true;
    const show = (found: ClosingPreviewDto) => {
      if (!isShown) return;
      setPreview(found);
      onChoose(found.homes.slice(0, MAX_CHOSEN_HOMES).map((home) => home.id));
    };
    // without the preview the listing can still be closed, and the most similar homes are offered
    api<ClosingPreviewDto>(`/api/property/${id}/closing`).then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [id]);
  if (!preview) return null;
  const { people, pages, homes, holdSeconds } = preview;
  // similar homes are of the same kind: for sale, or to let
  const priced = (rupees: number) => {
    const price = formatRupeesShort(rupees, t.language);
    return type === 'rent' ? t('{price} a month', { price }) : price;
  };
  return (
    <>
      <section aria-label={t('Who gets a message')} className="flex flex-col gap-2">
        <p className="font-bold">
          {t(
            '{count, plural, =0 {No one is waiting for a reply about it} one {# person gets a message} other {# people get a message}}',
            {
              count: people.length,
            },
          )}
        </p>
        {people.length > 0 && (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {people.slice(0, SHOWN).map((person) => (
                <li key={person.id} className="py-2">
                  <p>
                    <span className="font-bold">{person.name ?? t('A person who asked the agency')}</span>{' '}
                    <span className="text-ink-soft">
                      {person.what === 'visit' ? t('the visit is cancelled') : t('has asked')} ·{' '}
                      {person.byMail ? t('by email') : t('on their page only, because there’s no address')}
                    </span>
                  </p>
                  <p className="text-ink-soft" lang={HTML_LANG[person.language]}>
                    {person.words}
                  </p>
                </li>
              ))}
            </ul>
            {people.length > SHOWN && <p>{t('And {count} more', { count: people.length - SHOWN })}</p>}
            <p className="text-ink-soft">
              {t('Messages go out after {seconds} seconds. Until then you can undo this.', {
                seconds: holdSeconds,
              })}
            </p>
          </>
        )}
        {pages.length > 0 && (
          <p>
            {t(
              'On pages you made for {names}. It’s marked there, and clients who agreed to emails get one.',
              {
                names: pages.join(', '),
              },
            )}
          </p>
        )}
      </section>
      {people.length > 0 && homes.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-bold">{t('Homes to suggest in the messages (up to three)')}</legend>
          {homes.map((home) => {
            const isChosen = chosen.includes(home.id);
            return (
              <label key={home.id} className="flex min-h-11 items-center gap-2">
                <Choice
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= MAX_CHOSEN_HOMES}
                  onChange={() =>
                    onChoose(isChosen ? chosen.filter((item) => item !== home.id) : [...chosen, home.id])
                  }
                />
                <span className="min-w-0 break-words">
                  {home.title} · {priced(home.price)}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
    </>
  );
}

/** Price and date of a sale or letting, for one or several listings. Only their owner sees both. */
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
      lead={t('It disappears from all lists, and its page says so. Only you see the price and the date.')}
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
                  : t('Let for (a month): {title}', { title })
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
