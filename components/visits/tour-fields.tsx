import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { CheckboxField } from '@/components/ui/forms/field';
import { api } from '@/lib/platform/browser/api';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { MAX_TOUR_HOMES } from '@/lib/visits/tours/constants';
import type { TourHomeDto } from '@/lib/visits/tours/dto';
import { freeIn } from '@/lib/visits/tours/rules';

type Props = {
  property: string;
  /** half-days or hours that are chosen for the first home */
  halfDays: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Other homes of the lister or the locality that are free at the chosen times: one tour, the nearest first. */
export function TourFields({ property, halfDays, chosen, onChange }: Props) {
  const { t, language } = useTexts('visits/booking');
  const [homes, setHomes] = useState<TourHomeDto[]>([]);
  useEffect(() => {
    let here = true;
    api<{ homes: TourHomeDto[] }>(`/api/visits/tours?property=${property}`).then(
      (found) => here && setHomes(found.homes),
      // one home can be booked without the others
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [property]);
  const isFree = (home: TourHomeDto) => freeIn(halfDays, home.halfDays).length > 0;
  const shown = homes.filter((home) => chosen.includes(home.id) || (halfDays.length > 0 && isFree(home)));
  if (shown.length === 0) return null;
  const isFull = chosen.length + 1 >= MAX_TOUR_HOMES;
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{t('See other homes on the same route')}</legend>
      <div className="flex flex-col gap-1">
        {shown.map(({ id, title, price, type, km }) => (
          <CheckboxField
            key={id}
            label={[
              title,
              type === 'rent'
                ? t('{price} a month', { price: formatRupeesShort(price, language) })
                : formatRupeesShort(price, language),
              ...(km === undefined ? [] : [t('{km} km away', { km: km.toFixed(1) })]),
            ].join(' · ')}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={() =>
              onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
