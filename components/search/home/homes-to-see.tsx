import { useTexts } from '#language';
import { useFacts } from '@/components/listings/property-facts';
import { CardIcons } from '@/components/search/cards/card-icon';
import { CardIsland } from '@/components/search/cards/card-island';
import { CardPicture, CardPrice } from '@/components/search/cards/card-picture';
import { CardHeart } from '@/components/search/cards/property-card';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { distanceText, formatNumber, formatRate } from '@/lib/platform/text/format';
import type { HomeLocality, StartDto } from '@/lib/search/dto';

/** The picture without its blurred version, which would be larger than the rest of a tile. */
const pictureOf = ({ image, category }: PropertyCardDto) => ({
  category,
  ...(image && { image: { ...image, blurDataURL: undefined } }),
});

function HomeTile({ property }: { property: PropertyCardDto }) {
  const { whatItIs, whereItIs, howLarge, titleOf } = useFacts();
  const title = titleOf(property);
  return (
    <article className="card group">
      <div className="relative overflow-hidden rounded-md">
        <CardPicture property={pictureOf(property)} title={title} priority={false} small />
        <CardHeart title={title} />
      </div>
      <div className="card-facts">
        <CardPrice property={property} />
        <Heading level={3}>
          <Link href={`/properties/${property._id}`}>
            {[whatItIs(property), howLarge(property)].join(' · ')}
          </Link>
        </Heading>
        <p className="line-clamp-1 text-ink-soft">{whereItIs(property)}</p>
      </div>
    </article>
  );
}

export const HomeTiles = ({ items }: { items: PropertyCardDto[] }) => (
  <CardIsland>
    <CardIcons categories={items.map(({ category }) => category)} />
    <ul className="tile-row">
      {items.map((property) => (
        <li key={property._id} data-home={property._id}>
          <HomeTile property={property} />
        </li>
      ))}
    </ul>
  </CardIsland>
);

export function Starts({ starts }: { starts: StartDto[] }) {
  const { t } = useTexts('search/home');
  return (
    <ul className="tile-row">
      {starts.map(({ name, path, count, home }) => (
        <li key={name} className="card group">
          <div className="overflow-hidden rounded-md">
            <CardPicture property={pictureOf(home)} title="" priority={false} small />
          </div>
          <div className="card-facts">
            <Heading level={3}>
              <Link href={path}>{t(name)}</Link>
            </Heading>
            <p className="text-ink-soft tabular">
              {t('{count, plural, one {{total} property} other {{total} properties}}', {
                count,
                total: formatNumber(count),
              })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function HomeLocalities({ localities }: { localities: HomeLocality[] }) {
  const { t, label } = useTexts('search/home');
  return (
    <ul className="tile-row">
      {localities.map(({ slug, name, path, count, rate, metro }) => (
        <li key={slug} className="card group border-ink border-t">
          <div className="card-facts">
            <Heading level={3}>
              <Link href={path}>{label(name)}</Link>
            </Heading>
            <p className="tabular">
              {t('{count, plural, one {{total} property} other {{total} properties}}', {
                count,
                total: formatNumber(count),
              })}
              {rate && ` · ${formatRate(rate.middle, 1, t.language)}`}
            </p>
            {metro && (
              <p className="text-ink-soft">
                {distanceText({ km: metro.km, to: label(metro.name) }, t.language)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
