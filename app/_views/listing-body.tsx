import { useTexts } from '#language';
import { FilmLinks } from '@/components/listings/detail/film-links';
import { FairPrice } from '@/components/search/fair-price';
import { AroundSection } from '@/components/search/neighbourhood';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyDto } from '@/lib/listings/dto';
import { AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import type { Texts } from '@/lib/platform/language/translate';
import type { AroundDto, PricePosition, QuarterDto } from '@/lib/search/neighbourhood/dto';

type Shown = { property: PropertyDto; title: string; words: Texts<'listings/facts'> };

function Videos({ property, title, words: { t } }: Shown) {
  if (property.videos.length === 0) return null;
  return (
    <section>
      <Heading level={2} className="mb-4">
        {t('Videos')}
      </Heading>
      <ul className="flex flex-col gap-4">
        {property.videos.map((video, i) => (
          <li key={video.url}>
            {/* biome-ignore lint/a11y/useMediaCaption: uploads of owners come without captions */}
            <video
              controls
              preload="metadata"
              src={video.url}
              className="aspect-video w-full rounded-md bg-black"
              aria-label={t('{title}, video {number}', { title, number: i + 1 })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Amenities({ property, words: { t, label } }: Shown) {
  if (property.amenities.length === 0) return null;
  return (
    <section>
      <Heading level={2} className="mb-4">
        {t('Amenities')}
      </Heading>
      <ul className="ticked">
        {property.amenities.map((amenity) => (
          <li key={amenity}>{label(AMENITY_LABELS[amenity])}</li>
        ))}
      </ul>
    </section>
  );
}

function About({ property, words: { t } }: Shown) {
  return (
    <section className="measure">
      <Heading level={2} className="mb-3">
        {t('About this property')}
      </Heading>
      <p className="whitespace-pre-line" lang={ownWordsLang(property.description, t.language)}>
        {property.description}
      </p>
    </section>
  );
}

type Props = {
  property: PropertyDto;
  title: string;
  position: PricePosition | undefined;
  quarters: readonly QuarterDto[];
  around: AroundDto | undefined;
};

export function ListingBody({ property, title, position, quarters, around }: Props) {
  const words = useTexts('listings/facts');
  const shown = { property, title, words };
  return (
    <div className="flex flex-col gap-8 sm:gap-12">
      {position && <FairPrice {...{ property, position, quarters, words }} />}
      <About {...shown} />
      <Amenities {...shown} />
      <Videos {...shown} />
      <FilmLinks property={property} />
      {around && <AroundSection {...{ property, around, words }} />}
    </div>
  );
}
