import { Check } from 'lucide-react';
import { TourFrame } from '@/components/tour/tour-frame';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { SAMPLE_FLAT as flat, SAMPLE_PICTURES } from '@/lib/sample/constants';
import type { Site } from '@/lib/settings/dto';
import { SampleSlider } from './sample-slider';

const FACTS: readonly (readonly [string, string])[] = [
  ['Property code', flat.code],
  ['Ad date', flat.adDate],
  ['Name', flat.name],
  ['Type', flat.type],
  ['Area', flat.area],
  ['Condition', flat.condition],
  ['Floors', flat.floors],
  ['Facing', flat.facing],
];

function Header({ site }: { site: Site }) {
  return (
    <header className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-end">
      <div className="measure">
        <p className="text-ink-soft">{site.tagline}</p>
        <h1 className="mt-2 text-3xl sm:text-5xl">{flat.name}</h1>
        <p className="mt-2 text-ink-soft">{flat.address}</p>
        <p className="mt-4 flex flex-wrap gap-2">
          <Badge variant="accent">{flat.condition}</Badge>
          <Badge>{flat.type}</Badge>
          <Badge variant="care">Sample listing</Badge>
        </p>
      </div>
      <p className="lg:text-right">
        <span className="block font-bold text-4xl tabular">₹{flat.price}</span>
        <span className="text-ink-soft tabular">{flat.rate}</span>
      </p>
    </header>
  );
}

function FactList() {
  return (
    <dl>
      {FACTS.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-right font-bold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ site }: { site: Site }) {
  const about = new URLSearchParams({ propertyTitle: `${flat.name} (${flat.code})` });
  return (
    <aside className="flex flex-col gap-3 rounded-md border border-line bg-surface p-6" aria-label="Contact">
      <p className="font-bold text-xl">{site.name}</p>
      <p className="text-ink-soft">{site.tagline}</p>
      <ButtonLink variant="primary" href={`/contactform?${about}`}>
        Enquire Now
      </ButtonLink>
    </aside>
  );
}

/** The sample listing with slider, video and 3D tour (docs/spec.md#sample-listing). */
export function SampleView({ site }: { site: Site }) {
  return (
    <article className="mt-6 flex flex-col gap-10">
      <Header site={site} />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="min-w-0">
          <SampleSlider pictures={SAMPLE_PICTURES} />
        </div>
        <div className="flex flex-col gap-6">
          <FactList />
          <Contact site={site} />
        </div>
      </div>
      <section>
        <h2 className="mb-4 text-3xl">Amenities</h2>
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
          {flat.amenities.map((amenity) => (
            <li key={amenity} className="flex items-center gap-2">
              <Check className="size-5 text-verified" aria-hidden="true" />
              {amenity}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-2 text-3xl">Video tour</h2>
        <p className="mb-4 text-ink-soft">From the door to the bathroom, without sound.</p>
        <video
          controls
          muted
          playsInline
          preload="none"
          poster="/sample/02-1280.webp"
          src="/sample/tour.mp4"
          aria-label="Video tour of the sample flat"
          className="aspect-video w-full rounded-md bg-sunken object-cover"
        />
      </section>
      <section>
        <h2 className="mb-2 text-3xl">3D virtual tour</h2>
        <p className="mb-4 text-ink-soft">
          Drag or use the arrow keys to look around; the buttons walk from room to room.
        </p>
        <TourFrame src="/tour/sample" title="3D walkthrough of the sample flat" />
      </section>
    </article>
  );
}
