import { useId } from 'react';
import { useTexts } from '#language';
import { ConfirmedNote } from '@/components/listings/freshness/confirmed-note';
import { useFacts } from '@/components/listings/property-facts';
import { StatusBadge } from '@/components/listings/status-badge';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { newsOf, whyHere } from '@/lib/listings/freshness/format';
import { formatDate } from '@/lib/platform/text/format';
import { CardIcon } from './card-icon';
import { CardPicture, CardPrice } from './card-picture';

const LINE = 'line-clamp-1 text-ink-soft text-note';

type Props = {
  property: PropertyCardDto;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** true for cards on the home page, which say so and show the bathrooms */
  featured?: boolean;
};

export function CardHeart({ title }: { title: string }) {
  const { t } = useTexts('listings/card');
  return (
    <PlainButton
      data-act="save"
      aria-pressed="false"
      aria-label={t('Save this home: {title}', { title })}
      className="card-heart"
    >
      <CardIcon name="save" />
    </PlainButton>
  );
}

function CardMedia({ property, eager, featured, title }: Props & { title: string }) {
  const { t, label } = useTexts('listings/card');
  return (
    <div className="relative overflow-hidden rounded-md">
      <CardPicture property={property} title={title} priority={eager === true} />
      <span className="card-chip top-3 left-3">
        {[label(LISTING_TYPE_LABELS[property.type]), ...(featured ? [t('Featured')] : [])].join(' · ')}
        <b suppressHydrationWarning>{newsOf(property, Date.now(), t)}</b>
        <span data-seen="" hidden>{` · ${t('Seen')}`}</span>
      </span>
      <span className="card-chip bottom-3 left-3">{label(property.category)}</span>
      <CardHeart title={title} />
      {property.imageCount > 1 && (
        <span className="absolute right-3 bottom-3 rounded-md bg-black/70 px-2 py-0.5 text-sm text-white tabular-nums">
          {t('{count} photos', { count: property.imageCount })}
        </span>
      )}
    </div>
  );
}

/** True if the line of facts already has the metro distance. */
const isSaidOf = ({ distance, metro }: PropertyCardDto): boolean =>
  distance !== undefined && metro !== undefined && Math.abs(distance.km - metro.km) < 0.01;

/** Rare actions in the browser's own popover. The island around the cards performs them (operate-cards.ts). */
function CardMenu({ property, title }: { property: PropertyCardDto; title: string }) {
  const { t } = useTexts('listings/card');
  const id = useId();
  const acts = [
    { act: 'hide', text: t('Hide'), label: t('Hide: {title}', { title }) },
    { act: 'compare', text: t('Compare'), label: t('Compare: {title}', { title }) },
    { act: 'why', text: t('Why am I seeing this?'), label: t('Why am I seeing this? {title}', { title }) },
  ] as const;
  return (
    <>
      <PlainButton popoverTarget={id} className="card-more" aria-label={t('More: {title}', { title })}>
        ⋯
      </PlainButton>
      <span id={id} popover="auto" className="card-menu">
        {acts
          .filter(({ act }) => act !== 'why' || property.rank)
          .map(({ act, text, label }) => (
            <PlainButton
              key={act}
              data-act={act}
              aria-label={label}
              aria-pressed={act === 'compare' ? 'false' : undefined}
              aria-expanded={act === 'why' ? 'false' : undefined}
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <CardIcon name={act} />
              {text}
            </PlainButton>
          ))}
      </span>
    </>
  );
}

function WhyText({ property: { rank, createdAt, confirmedAt } }: { property: PropertyCardDto }) {
  const { t } = useTexts('listings/card');
  if (!rank) return null;
  return (
    <p role="status" data-why="" hidden suppressHydrationWarning>
      {whyHere({ rank, createdAt, confirmedAt }, Date.now(), t)}
    </p>
  );
}

/** A card with one link, named by the title. Only markup, which the island (card-island.tsx) operates through `data-act` and `data-home`. */
export function PropertyCard({
  property,
  eager = false,
  headingLevel: Heading = 'h3',
  featured = false,
}: Props) {
  const { t } = useTexts('listings/card');
  const { whatItIs, whereItIs, howLarge, howFar, floorOf, ageOf, titleOf, titleLang } = useFacts();
  const title = titleOf(property);
  const { metro, distance } = property;
  const place = (t.language === 'en' && property.address) || whereItIs(property);
  const baths =
    featured &&
    property.bathrooms &&
    t('{count, plural, one {# bath} other {# baths}}', { count: property.bathrooms });
  const what = [whatItIs(property), howLarge(property), baths, floorOf(property)];
  const near = [
    distance && !isSaidOf(property) && howFar(distance),
    metro && howFar(metro),
    ageOf(property),
  ].filter(Boolean);
  return (
    <article className="card group">
      <CardMedia {...{ property, eager, featured, title }} />
      <div className="card-facts">
        <CardPrice property={property} />
        <Heading lang={titleLang(property)}>
          <Link href={`/properties/${property._id}`}>{title}</Link>
        </Heading>
        <p className={featured ? 'text-note' : 'line-clamp-1 text-note'}>
          {what.filter(Boolean).join(' · ')}
        </p>
        <p className={LINE}>{place}</p>
        {near.length > 0 && <p className={LINE}>{near.join(' · ')}</p>}
        <p className="card-foot">
          <StatusBadge property={property} icon={<CardIcon name="verified" />} />
          {property.confirmedAt ? (
            <ConfirmedNote confirmedAt={property.confirmedAt} confirmedBy={property.confirmedBy} />
          ) : (
            <span>{formatDate(property.createdAt, t.language)}</span>
          )}
          <CardMenu property={property} title={title} />
        </p>
        <WhyText property={property} />
      </div>
    </article>
  );
}
