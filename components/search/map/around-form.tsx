import { useEffect, useId, useMemo, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { RangeInput } from '@/components/ui/forms/control';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import {
  ROAD_FACTOR,
  TRAVEL_LABELS,
  TRAVEL_MODES,
  TRAVEL_SPEEDS,
  type TravelMode,
} from '@/lib/places/areas/constants';
import { circleAround, reachKm } from '@/lib/places/areas/rules';
import type { BaseFeature, MapBase } from '@/lib/places/base-map/dto';
import type { Language } from '@/lib/platform/language/languages';
import type { Corner } from './draw-map';

type Measure = 'km' | TravelMode;
type Props = {
  base: MapBase;
  city: string | undefined;
  /** draws the circle of the choice; without an argument, removes it */
  onPreview: (circle?: Corner[]) => void;
  onNear: (slug: string, km: number) => void;
  onArea: (circle: Corner[]) => void;
};

const KM = { min: 0.5, max: 15, step: 0.5, start: 3 };
const MINUTES = { min: 5, max: 45, step: 5, start: 15 };

type Named = { shown: string; slug: string; at: Corner };

/** Places by either of their names. The page's script contains the suggestions. */
function placesOf({ features }: MapBase, city: string | undefined, language: Language): Map<string, Named> {
  const placeOf = ({ properties, geometry }: BaseFeature): [string, Named][] => {
    const { name, local = name, slug, city: of } = properties;
    if (!slug || (city && of !== city) || geometry.type === 'LineString') return [];
    const [lng, lat] = geometry.type === 'Point' ? geometry.coordinates : geometry.coordinates[0]![0]!;
    const named = { shown: language === 'en' ? name : local, slug, at: { lng, lat } };
    return [name.toLowerCase(), local].map((key) => [key, named]);
  };
  return new Map(features.flatMap(placeOf));
}

/** Selects an area by keyboard: a place by name, and the distance in kilometres or minutes. */
export function AroundForm({ base, city, onPreview, onNear, onArea }: Props) {
  const { t } = useTexts('search/map');
  const list = useId();
  const slider = useId();
  const places = useMemo(() => placesOf(base, city, t.language), [base, city, t.language]);
  const [name, setName] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [measure, setMeasure] = useState<Measure>('km');
  const [km, setKm] = useState(KM.start);
  const [minutes, setMinutes] = useState(MINUTES.start);
  const typed = name.trim().toLowerCase();
  const place = places.get(typed);
  // half a name is not an error during typing
  const isWrong =
    typed.length > 2 && !place && (isLeft || ![...places.keys()].some((key) => key.includes(typed)));
  const range =
    measure === 'km' ? { ...KM, value: km, set: setKm } : { ...MINUTES, value: minutes, set: setMinutes };
  const reach = measure === 'km' ? km : reachKm(minutes, measure);
  const circle = useMemo(() => (place ? circleAround(place.at, reach) : undefined), [place, reach]);
  useEffect(() => onPreview(circle), [circle, onPreview]);
  useEffect(() => () => onPreview(), [onPreview]);
  return (
    <form
      aria-label={t('Around a place')}
      className="flex max-h-[calc(100dvh-18rem)] w-[min(21rem,calc(100vw-2rem))] flex-col gap-3 overflow-y-auto rounded-md border border-line bg-surface p-4 shadow-lift"
      onSubmit={(event) => {
        event.preventDefault();
        if (place) onNear(place.slug, reach);
      }}
    >
      <TextField
        label={t('Place')}
        list={list}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
        placeholder={t('AIIMS, Dharampeth, Zero Mile')}
        autoComplete="off"
        error={isWrong ? t('Choose one of the suggested places') : undefined}
      />
      <datalist id={list}>
        {[...new Set([...places.values()].map(({ shown }) => shown))].map((shown) => (
          <option key={shown} value={shown} />
        ))}
      </datalist>
      <SelectField
        label={t('Measured')}
        value={measure}
        onChange={(event) => setMeasure(event.target.value as Measure)}
      >
        <option value="km">{t('in kilometres')}</option>
        <Options of={TRAVEL_MODES.map((mode) => [mode, t(TRAVEL_LABELS[mode])])} />
      </SelectField>
      <div className="flex flex-col gap-1">
        <label htmlFor={slider} className="flex justify-between gap-3 font-bold">
          {t('Within')}
          <output className="tabular">
            {measure === 'km' ? t('{count} km', { count: km }) : t('{count} minutes', { count: minutes })}
          </output>
        </label>
        <RangeInput
          id={slider}
          min={range.min}
          max={range.max}
          step={range.step}
          value={range.value}
          onChange={(event) => range.set(Number(event.target.value))}
          className="h-11"
        />
        {measure !== 'km' && (
          <p className="text-ink-soft text-sm">
            {t(
              'About {reach} km in a straight line. This estimate assumes {speed} km an hour and roads {factor} times as long as the straight line. It isn’t a route.',
              { reach, speed: TRAVEL_SPEEDS[measure], factor: ROAD_FACTOR },
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm" variant="primary" disabled={!place}>
          {t('Search around it')}
        </SubmitButton>
        <Button size="sm" disabled={!circle} onClick={() => circle && onArea(circle)}>
          {t('Add as an area')}
        </Button>
      </div>
    </form>
  );
}
