'use client';

import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Choice, RangeInput } from '@/components/ui/forms/control';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { HOME_LOAN_CATEGORIES } from '@/lib/costs/rates/constants';
import { homeLoanRate, loanOf, type RateDto } from '@/lib/costs/rates/rules';
import { canBorrowOn, purchaseSheet, womenPayLess } from '@/lib/costs/sheet/rules';
import type { Category } from '@/lib/listings/fields/vocabulary';
import type { Jurisdiction } from '@/lib/places/constants';
import type { State } from '@/lib/places/dto';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { formatDate, formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import type { AgencyCosts } from '@/lib/settings/dto';
import { CostLines } from './cost-lines';

type Props = {
  price: number;
  category: Category;
  region: State | undefined;
  /** region's name in the page's language; absent if it or the local authority is unknown */
  regionName?: string | undefined;
  /** false without a dated stamp duty, because the total would be wrong */
  knowsCharges: boolean;
  citySlug: string;
  jurisdiction?: Jurisdiction | undefined;
  /** in the page's language, like the labels of the rates */
  jurisdictionName?: string | undefined;
  carpetArea?: number | undefined;
  underConstruction: boolean;
  rates: RateDto[];
  agency: AgencyCosts;
  /** the server's date, so that server and browser render the same */
  today: string;
};

type SliderProps = {
  label: string;
  shown: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
};

function Slider({ label, shown, value, min, max, step, onValue }: SliderProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="font-bold tabular">{shown}</span>
      </label>
      <RangeInput
        id={id}
        className="h-8"
        {...{ value, min, max, step }}
        disabled={!useHydrated()}
        aria-valuetext={shown}
        onChange={(event) => onValue(Number(event.target.value))}
      />
    </div>
  );
}

function WholeCost({ loan, ...props }: Props & { loan: number }) {
  const { t } = useTexts('costs/sheet');
  const isReady = useHydrated();
  const [women, setWomen] = useState(false);
  const [alone, setAlone] = useState(false);
  const purchase = { ...props, on: new Date(props.today) };
  const agency = alone ? { ...props.agency, saleFeePercent: 0 } : props.agency;
  const sheet = purchaseSheet({ ...purchase, women }, props.rates, agency, loan);
  return (
    <div>
      <Heading level={3} size="panel" className="mb-4">
        {t('What it costs in all')}
      </Heading>
      {womenPayLess(purchase, props.rates) && (
        <label className="mb-3 flex items-center gap-3">
          <Choice checked={women} disabled={!isReady} onChange={(event) => setWomen(event.target.checked)} />
          {t('All buyers are women')}
        </label>
      )}
      <label className="mb-3 flex items-center gap-3">
        <Choice checked={alone} disabled={!isReady} onChange={(event) => setAlone(event.target.checked)} />
        {t('Without our service and fee')}
      </label>
      <CostLines sheet={sheet} names={{ base: t('Price and government charges'), total: t('All in') }} />
      <p className="mt-2 text-ink-soft text-sm">
        {props.jurisdictionName && `${t('Rates from: {who}.', { who: props.jurisdictionName })} `}
        {t('On the price or the ready reckoner value, whichever is higher.')}
        {sheet.total === undefined && ` ${t('Unknown costs come on top. Please ask us.')}`}
      </p>
    </div>
  );
}

function ChargesUnknown({ regionName }: Pick<Props, 'regionName'>) {
  const { t } = useTexts('costs/sheet');
  return (
    <div>
      <Heading level={3} size="panel" className="mb-4">
        {t('What it costs in all')}
      </Heading>
      <p className="measure text-ink-soft">
        {t(
          'Stamp duty, registration and local taxes come on top of the price. We don’t know the rates in {place}, so we show no total. Siddhant, our legal line, can find out which rates apply on your date.',
          { place: regionName || t('this place') },
        )}
      </p>
      <p className="mt-3">
        <Link className="link" href="/services/siddhant">
          {t('Ask Siddhant')}
        </Link>
      </p>
    </div>
  );
}

/** Minimum own money under the RBI circular of 17 Feb 2015 on housing loans, which allows at most 90 % of a price to ₹30 L, 80 % to ₹75 L, 75 % above. */
const leastOwnMoney = (price: number) => (price <= 3_000_000 ? 10 : price <= 7_500_000 ? 20 : 25);

const ownMoneyOf = (price: number, percent: number) => Math.round((price * percent) / 100);

const vridi = (text: ReactNode) => (
  <Link className="link" href="/services/vridi">
    {text}
  </Link>
);

function Instalment({
  price,
  category,
  rates,
  today,
  down,
  onDown,
}: Props & { down: number; onDown: (n: number) => void }) {
  const { t } = useTexts('costs/sheet');
  const [years, setYears] = useState(20);
  const isHome = isOneOf(HOME_LOAN_CATEGORIES, category);
  const start = isHome ? homeLoanRate(rates, new Date(today)) : undefined;
  // the middle of the slider if no row is in force today
  const [rate, setRate] = useState(start?.percent ?? 10);
  const principal = price - ownMoneyOf(price, down);
  const loan = loanOf(principal, rate, years * 12);
  return (
    <div className="flex flex-col gap-4">
      <Heading level={3} size="panel">
        {t('Monthly instalment')}
      </Heading>
      <Slider
        label={t('Own money')}
        shown={`${down}% · ${formatRupeesShort(price - principal, t.language)}`}
        value={down}
        min={leastOwnMoney(price)}
        max={90}
        step={5}
        onValue={onDown}
      />
      <Slider
        label={t('Years')}
        shown={t('{count} years', { count: years })}
        value={years}
        min={5}
        max={30}
        step={1}
        onValue={setYears}
      />
      <Slider
        label={t('Annual interest')}
        shown={`${rate}%`}
        value={rate}
        min={6}
        max={14}
        step={0.1}
        onValue={(v) => setRate(Math.round(v * 10) / 10)}
      />
      <output className="block rounded-md bg-sunken p-4">
        <span className="block font-bold text-3xl tabular">
          {t('{amount} a month', { amount: formatRupees(loan.emi) })}
        </span>
        <span className="text-ink-soft tabular">
          {t('Loan {loan}, interest over the years {interest}', {
            loan: formatRupeesShort(principal, t.language),
            interest: formatRupeesShort(loan.interest, t.language),
          })}
        </span>
      </output>
      <p className="text-ink-soft text-sm">
        {start
          ? t.rich('{source}, as from {date}. <a>Vridi</a> compares real rates.', {
              source: start.source,
              date: formatDate(start.from, t.language),
              a: vridi,
            })
          : t.rich('This interest rate is an example. <a>Vridi</a> compares real ones.', { a: vridi })}
      </p>
    </div>
  );
}

/** The instalment, if lenders finance it, and the total cost, if its charges are known, each with its rate's date. */
export function Calculator(props: Props) {
  const [down, setDown] = useState(25);
  const lends = canBorrowOn(props.category);
  const loan = lends ? props.price - ownMoneyOf(props.price, down) : 0;
  return (
    <section className={lends ? 'grid gap-8 lg:grid-cols-2' : 'measure'}>
      {lends && <Instalment {...props} down={down} onDown={setDown} />}
      {props.knowsCharges ? (
        <WholeCost {...props} loan={loan} />
      ) : (
        <ChargesUnknown regionName={props.regionName} />
      )}
    </section>
  );
}
