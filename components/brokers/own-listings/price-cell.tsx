'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { Input } from '@/components/ui/forms/control';
import type { PropertyDto } from '@/lib/listings/dto';
import type { ListingType } from '@/lib/listings/fields/vocabulary';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { formatRupees, sentences } from '@/lib/platform/text/format';
import { parseRupees, typedRupees } from '@/lib/platform/text/typed-figures';

type Priced = { _id: string; __v: number; title: string; price: number; type: ListingType };
type Saved = { data: PropertyDto; warnings: string[] };
type Problem = { text: string /** true if the server asks for confirmation */; isQuestion: boolean };

const UNREADABLE = 'Enter an amount, such as 60 lakh, 0.6 cr or 45k';
const UNDO_MS = 10_000;

/** Saves a price for the version that was read, and offers an undo. Returns the reason if it was not saved. */
function useSavePrice() {
  const { t, reply } = useTexts('brokers/own-listings');
  const router = useRouter();
  const save = async (of: Priced, price: number, confirmPrice: boolean): Promise<Problem | undefined> => {
    try {
      const body = { __v: of.__v, price: String(price), ...(confirmPrice && { confirmPrice }) };
      const { data, warnings } = await api<Saved>(`/api/property/${of._id}`, { method: 'PATCH', body });
      const stored = { ...of, __v: data.__v, price: data.price };
      const undo = () =>
        void save(stored, of.price, true).then((problem) => problem && toast.error(problem.text));
      toast.success(`${of.title}: ${formatRupees(data.price)}`, {
        duration: UNDO_MS,
        action: { label: t('Undo'), onClick: undo },
        ...(warnings.length > 0 && { description: sentences(warnings.map(reply), t.language) }),
      });
      router.refresh();
      return undefined;
    } catch (error) {
      const details = error instanceof ApiError ? error.details : undefined;
      const current = details?.current as PropertyDto | undefined;
      if (!current) return { text: reply(serverMessage(error)), isQuestion: details?.confirm !== undefined };
      const stored = { ...of, __v: current.__v, price: current.price };
      if (current.__v > of.__v && (current.price === of.price || current.price === price))
        return save(stored, price, confirmPrice);
      router.refresh();
      const text = t('It was saved at {price} in the meantime. Please check it again', {
        price: formatRupees(current.price),
      });
      return { text, isQuestion: false };
    }
  };
  return save;
}

/** The price as a button that turns into a field. Enter saves, Escape restores it. */
export function PriceCell({ listing }: { listing: Priced }) {
  const { t } = useTexts('brokers/own-listings');
  const { title, price, type } = listing;
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const save = useSavePrice();

  const leave = () => {
    flushSync(() => {
      setText(undefined);
      setProblem(undefined);
    });
    // keeps the focus of a person who has moved on to another field during the save
    if (document.activeElement === document.body) button.current?.focus();
  };
  const send = async (confirmPrice: boolean) => {
    const wanted = parseRupees(text ?? '');
    if (wanted === undefined) return setProblem({ text: t(UNREADABLE), isQuestion: false });
    if (wanted === price) return leave();
    setBusy(true);
    const why = await save(listing, wanted, confirmPrice);
    setBusy(false);
    if (why) setProblem(why);
    else leave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };
  if (text === undefined)
    return (
      <PlainButton
        ref={button}
        data-price
        // the accessible text equals the visible one
        aria-label={t('Price of {title}: {price}. Change it', {
          title,
          price: [formatRupees(price), ...(type === 'rent' ? [t('a month')] : [])].join(' '),
        })}
        className={clsx(
          '-ml-1.5 whitespace-nowrap rounded-md px-1.5 py-1 text-left font-bold tabular underline decoration-dotted decoration-line-strong underline-offset-4 hover:bg-sunken max-md:text-lg',
          // on a phone the unit is below the rent, because the status needs the room
          type === 'rent' && 'max-md:py-0 max-md:leading-5',
        )}
        onClick={() => setText(typedRupees(price, t.language))}
      >
        {formatRupees(price)}{' '}
        {type === 'rent' && (
          <span className="font-normal text-ink-soft text-sm max-md:block max-md:leading-4">
            {t('a month')}
          </span>
        )}
      </PlainButton>
    );
  return (
    <form noValidate onSubmit={submit} className="max-w-44">
      <Input
        invalid={Boolean(problem)}
        autoFocus
        aria-label={t('New price of {title}', { title })}
        aria-invalid={problem ? true : undefined}
        value={text}
        disabled={isBusy}
        autoComplete="off"
        className="h-9 px-2 tabular"
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.key === 'Escape' && leave()}
        onBlur={() => !isBusy && !problem && parseRupees(text) === price && setText(undefined)}
      />
      <span role="status" className={problem ? 'block text-error text-sm' : 'sr-only'}>
        {problem?.text}
      </span>
      {problem?.isQuestion && (
        <Button size="sm" disabled={isBusy} onClick={() => void send(true)}>
          {t('The price is right')}
        </Button>
      )}
    </form>
  );
}
