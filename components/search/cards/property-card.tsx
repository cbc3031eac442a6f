'use client';

import { useTexts } from '#language';
import { ConfirmedNote } from '@/components/listings/freshness/confirmed-note';
import { WhyHere } from '@/components/listings/freshness/why-here';
import { ListingImage } from '@/components/listings/listing-image';
import { useFacts } from '@/components/listings/property-facts';
import { StatusBadge } from '@/components/listings/status-badge';
import { HiddenHome, HideButton } from '@/components/shortlists/hide-button';
import { SaveButton } from '@/components/shortlists/save-button';
import { useHomes } from '@/components/shortlists/use-homes';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { LISTING_TYPE_LABELS } from '@/lib/listings/vocabulary/constants';
import { formatDate } from '@/lib/platform/text/format';
import { CardPrice } from './card-price';
import { useSeen } from './use-seen';

type Props = {
  property: PropertyCardDto;
  /** true for the first card of a screen: its picture is fetched before all else */
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** chosen for the home page: the card says so, and how many bathrooms there are */
  featured?: boolean;
};

/**
 * A photograph with facts. The whole card is one link; its name is the title. A client component although it needs no
 * script: so the page's data carries the facts of each card, and not its elements a second time (half of a list's weight).
 */
export function PropertyCard({
  property,
  eager = false,
  headingLevel: Heading = 'h3',
  featured = false,
}: Props) {
  const { hidden, placeholders, visited } = useHomes();
  const { t, label } = useTexts('listings/card');
  const { whatItIs, whereItIs, howLarge, howFar, titleOf, titleLang } = useFacts();
  const { _id: id } = property;
  const title = titleOf(property);
  const card = useSeen(id);
  if (hidden.has(id)) return placeholders.has(id) ? <HiddenHome id={id} title={title} /> : null;
  return (
    <article ref={card} className="group relative flex flex-col">
      <div className="relative overflow-hidden rounded-md">
        <ListingImage
          image={property.image}
          category={property.category}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          priority={eager}
        />
        <span className="absolute top-3 left-3">
          <span className="rounded-md bg-paper px-2 py-1 text-ink text-sm">
            {[
              label(LISTING_TYPE_LABELS[property.type]),
              featured && t('Featured'),
              visited.has(id) && t('Seen'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {/* above the link that covers the card */}
        <span className="absolute top-2 right-2 z-10 flex gap-1">
          <HideButton id={id} title={title} />
          <SaveButton id={id} title={title} isCompact />
        </span>
        {property.imageCount > 1 && (
          <span className="absolute right-3 bottom-3 rounded-md bg-black/70 px-2 py-0.5 text-sm text-white tabular">
            {t('{count} photos', { count: property.imageCount })}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <CardPrice property={property} />
        <Heading className="text-lg leading-snug" lang={titleLang(property)}>
          <Link
            href={`/properties/${property._id}`}
            className="no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <p>
          {whatItIs(property)}
          {featured && property.bathrooms && (
            <>
              <span className="text-ink-soft"> · </span>
              {t('{count, plural, one {# bath} other {# baths}}', { count: property.bathrooms })}
            </>
          )}
          <span className="text-ink-soft"> · </span>
          {howLarge(property)}
        </p>
        <p className="text-ink-soft">{(t.language === 'en' && property.address) || whereItIs(property)}</p>
        {property.distance && <p className="text-ink-soft">{howFar(property.distance)}</p>}
        <p className="mt-auto flex flex-wrap items-center gap-2 pt-2 text-ink-soft text-sm">
          <StatusBadge property={property} />
          <Badge>{label(property.category)}</Badge>
          <span className="ml-auto whitespace-nowrap">{formatDate(property.createdAt, t.language)}</span>
        </p>
        <p className="text-ink-soft text-sm">
          <ConfirmedNote confirmedAt={property.confirmedAt} confirmedBy={property.confirmedBy} />
        </p>
        <WhyHere property={property} />
      </div>
    </article>
  );
}
