'use client';

import { useId, useState } from 'react';
import { formatDate, formatRupees, formatRupeesShort } from '@/lib/format';
import type { Category } from '@/lib/listing-vocabulary/constants';
import { JURISDICTION_LABELS, type Jurisdiction } from '@/lib/place/constants';
import { homeLoanRate, loanOf, purchaseCharges, type RateDto } from '@/lib/pricing/rules';

type Props = {
  price: number;
  category: Category;
  /** the state; empty when it, or who governs the place, is not known */
  region: string;
  /** false where we hold no dated stamp duty: then no total is shown, because it would pretend */
  knowsCharges: boolean;
  citySlug: string;
  /** who governs the place; absent when it is not known */
  jurisdiction?: Jurisdiction | undefined;
  carpetArea?: number | undefined;
  underConstruction: boolean;
  rates: RateDto[];
  /** day of the calculation as the server knows it, so that both sides draw the same */
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
      <input
        id={id}
        type="range"
        className="h-8 w-full accent-(--accent)"
        {...{ value, min, max, step }}
        aria-valuetext={shown}
        onChange={(event) => onValue(Number(event.target.value))}
      />
    </div>
  );
}

function AllIn({ props, women }: { props: Props; women: boolean }) {
  const lines = purchaseCharges({ ...props, women, on: new Date(props.today) }, props.rates);
  const total = lines.reduce((sum, line) => sum + line.rupees, props.price);
  return (
    <dl className="tabular">
      <div className="flex justify-between gap-4 border-line border-t py-2">
        <dt>Price</dt>
        <dd>{formatRupees(props.price)}</dd>
      </div>
      {lines.map((line) => (
        <div key={line.group} className="flex justify-between gap-4 border-line border-t py-2">
          <dt>
            {line.label}, {line.percent}%
            <span className="block text-ink-soft text-sm" title={line.source}>
              as from {formatDate(line.from)}
            </span>
          </dt>
          <dd>{formatRupees(line.rupees)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-line-strong border-t py-3 font-bold text-lg">
        <dt>All in</dt>
        <dd>{formatRupees(total)}</dd>
      </div>
    </dl>
  );
}

function WholeCost(props: Props) {
  const [women, setWomen] = useState(false);
  return (
    <div>
      <h2 className="mb-4 text-2xl">What it costs in all</h2>
      <label className="mb-3 flex items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-(--accent)"
          checked={women}
          onChange={(event) => setWomen(event.target.checked)}
        />
        All buyers are women
      </label>
      <AllIn props={props} women={women} />
      <p className="mt-2 text-ink-soft text-sm">
        {props.jurisdiction && `Rates of: ${JURISDICTION_LABELS[props.jurisdiction]}. `}
        On the price or the ready reckoner value, whichever is higher. Society, loan and legal charges come on
        top.
      </p>
    </div>
  );
}

function ChargesUnknown({ region }: { region: string }) {
  return (
    <div>
      <h2 className="mb-4 text-2xl">What it costs in all</h2>
      <p className="measure text-ink-soft">
        Stamp duty, registration and local taxes come on top of the price. We do not know the rates of{' '}
        {region || 'this place'}, so we show no total. Siddhant, our legal line, finds out what holds on your
        day.
      </p>
      <p className="mt-3">
        <a className="link" href="/services/siddhant">
          Ask Siddhant
        </a>
      </p>
    </div>
  );
}

/** The instalment and, where its charges are known, the whole cost. Every charge comes with the date from which its rate holds. */
export function Calculator(props: Props) {
  const [down, setDown] = useState(25);
  const [years, setYears] = useState(20);
  const start = homeLoanRate(props.rates, new Date(props.today));
  // without a row that holds today, the middle of the slider
  const [rate, setRate] = useState(start?.percent ?? 10);
  const principal = Math.round(props.price * (1 - down / 100));
  const loan = loanOf(principal, rate, years * 12);
  return (
    <section className="grid gap-8 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <h2 className="text-2xl">Monthly instalment</h2>
        <Slider
          label="Own money"
          shown={`${down}% · ${formatRupeesShort(props.price - principal)}`}
          value={down}
          min={10}
          max={90}
          step={5}
          onValue={setDown}
        />
        <Slider
          label="Years"
          shown={`${years} years`}
          value={years}
          min={5}
          max={30}
          step={1}
          onValue={setYears}
        />
        <Slider
          label="Interest a year"
          shown={`${rate}%`}
          value={rate}
          min={6}
          max={14}
          step={0.1}
          onValue={(v) => setRate(Math.round(v * 10) / 10)}
        />
        <output className="block rounded-md bg-sunken p-4">
          <span className="block font-bold text-3xl tabular">{formatRupees(loan.emi)} a month</span>
          <span className="text-ink-soft tabular">
            Loan {formatRupeesShort(principal)}, interest over the years {formatRupeesShort(loan.interest)}
          </span>
        </output>
        <p className="text-ink-soft text-sm">
          {start
            ? `${start.source}, as from ${formatDate(start.from)}; `
            : 'The interest rate is an example; '}
          <a className="link" href="/services/vridi">
            Vridi
          </a>{' '}
          compares real ones.
        </p>
      </div>
      {props.knowsCharges ? <WholeCost {...props} /> : <ChargesUnknown region={props.region} />}
    </section>
  );
}
