import { Clock, MapPin, Navigation } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { writeShape } from '@/lib/places/areas/format';
import { circleAround } from '@/lib/places/areas/rules';
import { goTo } from '@/lib/platform/browser/navigation';
import { readAsked } from '@/lib/search/box/client';
import { LIST_ROOTS } from '@/lib/search/rules';
import { readOwnPlaces } from '@/lib/shortlists/comparison/client';

const NEAR_KM = 3;
/** Rounds to about a kilometre, so that a shared address does not reveal the exact position. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

const ROW = '-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 text-left no-underline hover:bg-sunken';

/** Suggestions before typing: near this device, near own places, and recent searches. */
export function BoxStarts({ type, onText }: { type: 'sale' | 'rent'; onText: (text: string) => void }) {
  const { t, href } = useTexts('search/box');
  const [failed, setFailed] = useState(false);
  const near = (lat: number, lng: number) =>
    href(
      `${LIST_ROOTS[type]}?${new URLSearchParams({ shape: writeShape(circleAround({ lat, lng }, NEAR_KM)) })}`,
    );
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => goTo(near(rounded(coords.latitude), rounded(coords.longitude))),
      () => setFailed(true),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  const row = (icon: ReactNode, text: string) => (
    <>
      <span className="text-ink-soft *:size-5" aria-hidden="true">
        {icon}
      </span>
      {text}
    </>
  );
  return (
    <div className="flex flex-col">
      <PlainButton className={ROW} onClick={locate}>
        {row(<Navigation />, t('Near me'))}
      </PlainButton>
      {failed && (
        <p role="alert" className="text-note text-warning">
          {t('We couldn’t get your location')}
        </p>
      )}
      {readOwnPlaces().map(({ name, lat, lng }) => (
        <a key={name} className={ROW} rel="nofollow" href={near(lat, lng)}>
          {row(<MapPin />, t('Near {place}', { place: name }))}
        </a>
      ))}
      {readAsked().map((asked) => (
        <PlainButton key={asked} className={ROW} onClick={() => onText(asked)}>
          {row(<Clock />, asked)}
        </PlainButton>
      ))}
    </div>
  );
}
