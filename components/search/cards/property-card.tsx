import { useTexts } from '#language';
import { ConfirmedNote } from '@/components/listings/freshness/confirmed-note';
import { useFacts } from '@/components/listings/property-facts';
import { StatusBadge } from '@/components/listings/status-badge';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { whyHere } from '@/lib/listings/freshness/format';
import { formatDate } from '@/lib/platform/text/format';
import { CardIcon } from './card-icon';
import { CardPicture, CardPrice } from './card-picture';

const PLACE = 'line-clamp-1 text-ink-soft';

type Props = {
  property: PropertyCardDto;
  /** true for the first card on a screen: its picture is loaded before everything else */
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** chosen for the home page: the card says so, and shows the number of bathrooms */
  featured?: boolean;
};

/** The photograph or its replacement drawing, with the actions for the home. */
function CardMedia({ property, eager, featured, title }: Props & { title: string }) {
  const { t, label } = useTexts('listings/card');
  return (
    <div className="relative overflow-hidden rounded-md">
      <CardPicture property={property} title={title} priority={eager === true} />
      <span className="absolute top-3 left-3 rounded-md bg-paper px-2 text-ink text-sm">
        {[label(LISTING_TYPE_LABELS[property.type]), ...(featured ? [t('Featured')] : [])].join(' · ')}
        <span data-seen="" hidden>{` · ${t('Seen')}`}</span>
      </span>
      <span className="absolute bottom-3 left-3 rounded-md bg-paper px-2 text-ink text-sm">
        {label(property.category)}
      </span>
      {/* above the link that covers the card */}
      <span className="card-acts">
        <PlainButton data-act="hide" aria-label={t('Hide: {title}', { title })} title={t('Hide')}>
          <CardIcon name="hide" />
        </PlainButton>
        <PlainButton
          data-act="compare"
          aria-pressed="false"
          aria-label={t('Compare: {title}', { title })}
          title={t('Compare')}
        >
          <CardIcon name="compare" />
        </PlainButton>
        <PlainButton
          data-act="save"
          aria-pressed="false"
          aria-label={t('Save this home: {title}', { title })}
        >
          <CardIcon name="save" />
        </PlainButton>
      </span>
      {property.imageCount > 1 && (
        <span className="absolute right-3 bottom-3 rounded-md bg-black/70 px-2 py-0.5 text-sm text-white tabular-nums">
          {t('{count} photos', { count: property.imageCount })}
        </span>
      )}
    </div>
  );
}

/** Around a metro station the line of facts has said it already. */
const isSaidOf = ({ distance, metro }: PropertyCardDto): boolean =>
  distance !== undefined && metro !== undefined && Math.abs(distance.km - metro.km) < 0.01;

/** Explains a card's rank; the island around the cards opens it (components/search/cards/operate-cards.ts). */
function WhyButton({ property }: { property: PropertyCardDto }) {
  const { t } = useTexts('listings/card');
  const { titleOf } = useFacts();
  if (!property.rank) return null;
  const name = t('Why is this here? {title}', { title: titleOf(property) });
  return (
    <PlainButton data-act="why" aria-expanded="false" aria-label={name} title={t('Why is this here?')}>
      ?
    </PlainButton>
  );
}

/** The reason for its rank, worded from the ranking number. */
function WhyText({ property: { rank, createdAt, confirmedAt } }: { property: PropertyCardDto }) {
  const { t } = useTexts('listings/card');
  if (!rank) return null;
  return (
    <p role="status" data-why="" hidden suppressHydrationWarning>
      {whyHere({ rank, createdAt, confirmedAt }, Date.now(), t)}
    </p>
  );
}

/**
 * A photograph with facts. The whole card is one link, named by the title. Markup only: its buttons, and what this visitor has
 * saved, hidden and seen, belong to the island around all cards (card-island.tsx), which finds them by `data-act` and
 * `data-home`.
 */
export function PropertyCard({
  property,
  eager = false,
  headingLevel: Heading = 'h3',
  featured = false,
}: Props) {
  const { t } = useTexts('listings/card');
  const { whatItIs, whereItIs, howLarge, howFar, whatNext, titleOf, titleLang } = useFacts();
  const title = titleOf(property);
  const next = whatNext(property);
  const place = (t.language === 'en' && property.address) || whereItIs(property);
  const baths =
    featured &&
    property.bathrooms &&
    t('{count, plural, one {# bath} other {# baths}}', { count: property.bathrooms });
  return (
    <article className="card group">
      <CardMedia {...{ property, eager, featured, title }} />
      <div className="card-facts">
        <CardPrice property={property} />
        <Heading lang={titleLang(property)}>
          <Link href={`/properties/${property._id}`}>{title}</Link>
        </Heading>
        <p>{[whatItIs(property), howLarge(property), baths].filter(Boolean).join(' · ')}</p>
        {next && <p>{next}</p>}
        <p className={PLACE}>{place}</p>
        {property.distance && !isSaidOf(property) && <p className={PLACE}>{howFar(property.distance)}</p>}
        <p className="card-foot">
          <StatusBadge property={property} icon={<CardIcon name="verified" />} />
          {property.confirmedAt ? (
            <ConfirmedNote confirmedAt={property.confirmedAt} confirmedBy={property.confirmedBy} />
          ) : (
            <span>{formatDate(property.createdAt, t.language)}</span>
          )}
          <WhyButton property={property} />
        </p>
        <WhyText property={property} />
      </div>
    </article>
  );
}
