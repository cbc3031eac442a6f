'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTexts } from '#language';
import type { Calculator, CalculatorStart } from '@/components/costs/calculator';
import type { RateDto } from '@/lib/costs/rates/rules';
import { api } from '@/lib/platform/http/client';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import { loadTexts } from '@/lib/platform/language/on-demand';
import type { Messages } from '@/lib/platform/language/translate';

/** Loaded when the costs are first opened. */
const calculator = () => import('@/components/costs/calculator');

type Live = {
  place: Element;
  Part: typeof Calculator;
  messages: Messages;
  rates: RateDto[];
  start: CalculatorStart;
};

/** What somebody has already moved, before there was a script for it. */
function startOf(place: Element): CalculatorStart {
  // untouched, a browser rounds the value of a slider to its steps
  const [down, years, rate] = [...place.querySelectorAll<HTMLInputElement>('input[type=range]')].map(
    ({ dataset, value }) => (dataset.moved === undefined ? undefined : Number(value)),
  );
  return {
    ...(down !== undefined && { down }),
    ...(years !== undefined && { years }),
    ...(rate !== undefined && { rate }),
    women: place.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked === true,
  };
}

const noteMoved = ({ target }: Event) => {
  if (target instanceof HTMLInputElement) target.dataset.moved = '';
};

/** Puts the live calculator where its HTML was, in one step, and the focus back where it was. */
function replaceBy(show: () => void, place: Element): void {
  const fields = () => [...place.querySelectorAll('input')];
  const focused = fields().indexOf(document.activeElement as HTMLInputElement);
  place.replaceChildren();
  flushSync(show);
  fields()[focused]?.focus();
}

type Props = {
  given: Omit<ComponentProps<typeof Calculator>, 'rates' | 'start'>;
  /** whose rates are fetched */
  state: string;
  children: ReactNode;
};

/**
 * The sliders of the costs of a sale. The page brings their HTML with the usual loan; the calculator, its texts and the rates come
 * when the section is opened. If they cannot be loaded, the HTML stays, and opening it again tries again.
 */
export function CostIsland({ given, state, children }: Props) {
  const { language } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live>();
  useEffect(() => {
    const place = root.current?.querySelector('[data-calculator]');
    const details = place?.closest('details');
    if (!place || !details) return;
    let isBusy = false;
    const load = () => {
      if (!details.open || isBusy) return;
      isBusy = true;
      const query = new URLSearchParams({ state, language });
      Promise.all([
        calculator(),
        loadTexts(language, 'costs'),
        api<{ rates: RateDto[] }>(`/api/rates?${query}`),
      ]).then(
        ([{ Calculator: Part }, messages, { rates }]) => {
          const start = startOf(place);
          replaceBy(() => setLive({ place, Part, messages, rates, start }), place);
          details.removeEventListener('toggle', load);
        },
        () => {
          isBusy = false;
        },
      );
    };
    place.addEventListener('input', noteMoved);
    details.addEventListener('toggle', load);
    // it may have been opened before
    load();
    return () => {
      place.removeEventListener('input', noteMoved);
      details.removeEventListener('toggle', load);
    };
  }, [state, language]);
  return (
    <div ref={root} className="contents">
      {children}
      {live &&
        createPortal(
          <TextsProvider language={language} messages={live.messages}>
            <live.Part {...given} rates={live.rates} start={live.start} />
          </TextsProvider>,
          live.place,
        )}
    </div>
  );
}
