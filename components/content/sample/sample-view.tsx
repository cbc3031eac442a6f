import { Check } from 'lucide-react';
import { useTexts } from '#language';
import { TourFrame } from '@/components/content/tour/tour-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { SAMPLE_FLAT as flat, SAMPLE_PICTURES } from '@/lib/content/constants';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import type { Site } from '@/lib/settings/dto';
import { SampleSlider } from './sample-slider';

function FactList() {
  const { t, label } = useTexts('content/sample');
  const facts: readonly (readonly [string, string])[] = [
    [t('Property code'), flat.code],
    [t('Ad date'), flat.adDate],
    [t('Name'), flat.name],
    [t('Type'), label(flat.type)],
    [t('Area'), t('{area} sq. ft.', { area: flat.squareFeet })],
    [t('Condition'), label(flat.condition)],
    [t('Floors'), label(flat.floors)],
    [t('Facing'), label(flat.facing)],
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-t py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right font-bold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ site }: { site: Site }) {
  const { t, label } = useTexts('content/sample');
  const about = new URLSearchParams({ propertyTitle: `${flat.name} (${flat.code})` });
  return (
    <aside
      className="flex flex-col gap-3 rounded-md border border-line bg-surface p-6"
      aria-label={t('Contact')}
    >
      <p className="font-bold text-xl">{site.name}</p>
      <p className="text-ink-soft">{label(site.tagline)}</p>
      <ButtonLink variant="primary" href={`/contactform?${about}`}>
        {t('Enquire Now')}
      </ButtonLink>
    </aside>
  );
}

/** The sample listing with slider, video and 3D tour (docs/spec/pages.md#sample-listing). */
export function SampleView({ site }: { site: Site }) {
  const { t, label, href } = useTexts('content/sample');
  const pictures = SAMPLE_PICTURES.map(({ file, alt }) => ({ file, alt: label(alt) }));
  return (
    <article className="mt-6 flex flex-col gap-10">
      <header className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="measure">
          <p className="text-ink-soft">{label(site.tagline)}</p>
          <Heading
            level={1}
            size="inherit"
            className="mt-2 text-3xl sm:text-5xl"
            lang={ownWordsLang(flat.name, t.language)}
          >
            {flat.name}
          </Heading>
          <p className="mt-2 text-ink-soft">{label(flat.address)}</p>
          <p className="mt-4 flex flex-wrap gap-2">
            <Badge variant="accent">{label(flat.condition)}</Badge>
            <Badge>{label(flat.type)}</Badge>
            <Badge variant="warning">{t('Sample listing')}</Badge>
          </p>
        </div>
        <p className="lg:text-right">
          <span className="block font-bold text-4xl tabular">
            {formatRupeesShort(flat.price, t.language)}
          </span>
          <span className="text-ink-soft tabular">
            {t('{price} per sq ft', { price: formatRupees(flat.price / flat.squareFeet) })}
          </span>
        </p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="min-w-0">
          <SampleSlider pictures={pictures} />
        </div>
        <div className="flex flex-col gap-6">
          <FactList />
          <Contact site={site} />
        </div>
      </div>
      <section>
        <Heading level={2} size="chapter" className="mb-4">
          {t('Amenities')}
        </Heading>
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
          {flat.amenities.map((amenity) => (
            <li key={amenity} className="flex items-center gap-2">
              <Check className="size-5 text-verified" aria-hidden="true" />
              {label(amenity)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Heading level={2} size="chapter" className="mb-2">
          {t('Video tour')}
        </Heading>
        <p className="mb-4 text-ink-soft">{t('A walk from room to room. No sound.')}</p>
        <video
          controls
          muted
          playsInline
          preload="none"
          poster="/sample/02-1280.webp"
          src="/sample/tour.mp4"
          aria-label={t('Video tour of the sample flat')}
          className="aspect-video w-full rounded-md bg-sunken object-cover"
        />
      </section>
      <section>
        <Heading level={2} size="chapter" className="mb-2">
          {t('3D virtual tour')}
        </Heading>
        <p className="mb-4 text-ink-soft">
          {t('Drag or use the arrow keys to look around; the buttons walk from room to room.')}
        </p>
        <TourFrame src={href('/tour/sample')} title={t('3D walkthrough of the sample flat')} />
      </section>
    </article>
  );
}
