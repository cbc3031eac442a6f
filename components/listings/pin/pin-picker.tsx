import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import type { WizardForm } from '@/components/listings/fields/field-control';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { CheckboxField } from '@/components/ui/forms/field';
import type { FoundPlaceDto, LatLng } from '@/lib/places/gazetteer/dto';
import { placeOf } from '@/lib/places/rules';
import { api } from '@/lib/platform/browser/api';
import type { PinMap } from './draw-pin-map';

const NAGPUR: LatLng = { lat: 21.1458, lng: 79.0882 };
/** Degrees of about ten metres. Shift moves ten times as far. */
const STEP = 0.0001;
const BIG_STEP = 10;

const DIRECTIONS = [
  {
    key: 'ArrowUp',
    label: 'Move the pin 10 m north',
    moved: 'Moved {metres} m north',
    lat: 1,
    lng: 0,
    Icon: ArrowUp,
  },
  {
    key: 'ArrowDown',
    label: 'Move the pin 10 m south',
    moved: 'Moved {metres} m south',
    lat: -1,
    lng: 0,
    Icon: ArrowDown,
  },
  {
    key: 'ArrowLeft',
    label: 'Move the pin 10 m west',
    moved: 'Moved {metres} m west',
    lat: 0,
    lng: -1,
    Icon: ArrowLeft,
  },
  {
    key: 'ArrowRight',
    label: 'Move the pin 10 m east',
    moved: 'Moved {metres} m east',
    lat: 0,
    lng: 1,
    Icon: ArrowRight,
  },
] as const;
type Direction = (typeof DIRECTIONS)[number];

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function pinOf(form: WizardForm): LatLng | undefined {
  const [latitude, longitude] = form.watch(['latitude', 'longitude']);
  return latitude && longitude ? { lat: Number(latitude), lng: Number(longitude) } : undefined;
}

type Around = { data: FoundPlaceDto[]; tiles: string };
const around = ({ lat, lng }: LatLng) => api<Around>(`/api/places?near=${rounded(lat)},${rounded(lng)}`);

function usePinMap(
  start: LatLng,
  pin: LatLng | undefined,
  found: LatLng | undefined,
  onPin: (at: LatLng) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PinMap>();
  const { language } = useTexts('listings/wizard');
  const latest = useRef({ start, pin, onPin, language });
  latest.current = { start, pin, onPin, language };
  useEffect(() => {
    let drawn: PinMap | undefined;
    let isGone = false;
    const draw = async () => {
      const { start: centre, pin: at } = latest.current;
      const [{ drawPinMap }, { data, tiles }] = await Promise.all([
        import('./draw-pin-map'),
        around(at ?? centre),
      ]);
      if (isGone || !frame.current) return;
      drawn = drawPinMap(frame.current, {
        centre: at ?? centre,
        pin: at,
        tiles,
        language: latest.current.language,
        onPin: (next) => latest.current.onPin(next),
      });
      drawn.name(data);
      setMap(drawn);
    };
    // without a map, only the address determines the place
    draw().catch((error: unknown) => console.warn('Map error', error));
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, []);
  const { lat, lng } = pin ?? {};
  useEffect(
    () => map?.setPin(lat === undefined || lng === undefined ? undefined : { lat, lng }),
    [map, lat, lng],
  );
  useEffect(() => {
    if (!map || !found) return;
    map.look(found);
    around(found).then(
      ({ data }) => map.name(data),
      () => undefined,
    );
  }, [map, found]);
  return { frame, map };
}

const square =
  'inline-flex size-11 items-center justify-center rounded-md border border-line-strong bg-paper hover:bg-sunken';

export function PinPicker({ form, found }: { form: WizardForm; found: LatLng | undefined }) {
  const { t, label } = useTexts('listings/wizard');
  const pin = pinOf(form);
  const [address, pinCode, locality, shows] = form.watch(['address', 'pinCode', 'locality', 'placeShown']);
  const { point, locality: named } = placeOf({ address, pinCode, locality });
  const start = found ?? (point ? { lng: point[0], lat: point[1] } : NAGPUR);
  const [announcement, setAnnouncement] = useState('');
  const place = (at: LatLng | undefined, words: string) => {
    form.setValue('latitude', at ? String(rounded(at.lat)) : '', { shouldDirty: true });
    form.setValue('longitude', at ? String(rounded(at.lng)) : '', { shouldDirty: true });
    setAnnouncement(words);
  };
  const { frame, map } = usePinMap(start, pin, found, (at) => place(at, t('Pin set')));
  const move = ({ lat, lng, moved }: Direction, times = 1) =>
    pin &&
    place(
      { lat: pin.lat + lat * STEP * times, lng: pin.lng + lng * STEP * times },
      t(moved, { metres: 10 * times }),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS.find(({ key }) => key === event.key);
    if (!direction || !pin) return;
    event.preventDefault();
    move(direction, event.shiftKey ? BIG_STEP : 1);
  };
  const meaning = pin
    ? t('Pin at {place}. Drag it, or move it with the arrow keys. Shift moves it ten times as far.', {
        place: `${pin.lat.toFixed(5)}, ${pin.lng.toFixed(5)}`,
      })
    : named
      ? t('Without a pin the map shows the centre of {locality}, marked as approximate.', {
          locality: label(named.name),
        })
      : t('Without a pin or a locality we know, the listing isn’t on any map.');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-bold">{t('On the map (optional)')}</legend>
      <div className="relative isolate">
        <div
          ref={frame}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the pin
          tabIndex={0}
          aria-label={t('Map with the pin')}
          aria-describedby="pin-meaning"
          onKeyDown={onKeyDown}
          className="relative isolate h-72 w-full rounded-md border border-line bg-sunken sm:h-80"
        />
        {map && (
          <div className="absolute top-3 right-3 z-10 flex flex-col gap-1">
            <PlainButton className={square} aria-label={t('Zoom in')} onClick={() => map.zoom(1)}>
              <Plus className="size-5" aria-hidden="true" />
            </PlainButton>
            <PlainButton className={square} aria-label={t('Zoom out')} onClick={() => map.zoom(-1)}>
              <Minus className="size-5" aria-hidden="true" />
            </PlainButton>
          </div>
        )}
      </div>
      <p id="pin-meaning" className="text-note text-ink-soft">
        {meaning}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {pin ? (
          <>
            {DIRECTIONS.map((direction) => (
              <PlainButton
                key={direction.key}
                className={square}
                aria-label={t(direction.label)}
                onClick={() => move(direction)}
              >
                <direction.Icon className="size-5" aria-hidden="true" />
              </PlainButton>
            ))}
            <Button variant="quiet" onClick={() => place(undefined, t('Pin removed'))}>
              {t('Remove the pin')}
            </Button>
          </>
        ) : (
          <Button onClick={() => place(map?.centre() ?? start, t('Pin set at the centre of the map'))}>
            {t('Set the pin')}
          </Button>
        )}
      </div>
      {pin && (
        <CheckboxField
          label={t('Show only the area')}
          help={t(
            'Visitors see an approximate location, within 200 m. Only you and our team see the exact pin.',
          )}
          checked={shows === 'area'}
          onChange={(event) =>
            form.setValue('placeShown', event.target.checked ? 'area' : '', { shouldDirty: true })
          }
        />
      )}
    </fieldset>
  );
}
