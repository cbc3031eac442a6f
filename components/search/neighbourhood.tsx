import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyDto } from '@/lib/listings/dto';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDistance } from '@/lib/platform/text/format';
import type { AroundDto, AroundGroup, NearPlaceDto } from '@/lib/search/neighbourhood/dto';
import { contradictionText } from '@/lib/search/neighbourhood/format';
import { searchPath } from '@/lib/search/rules';

const PLACES =
  '[&>li]:flex [&>li]:items-baseline [&>li]:justify-between [&>li]:gap-4 [&_a]:min-h-8 [&_a]:content-center [&_a]:underline-offset-4 [&_a:hover]:underline [&_span]:shrink-0 [&_span]:text-ink-soft [&_span]:tabular-nums';

type Around = { property: PropertyDto; around: AroundDto; words: Texts<'listings/facts'> };

type PlaceProps = { place: NearPlaceDto; property: PropertyDto; words: Texts<'listings/facts'> };

function Place({ place, property, words: { t, label } }: PlaceProps) {
  const { type, citySlug: city } = property;
  return (
    <li>
      <Link href={searchPath({ type, city, near: place.slug, sort: 'distance' })}>{label(place.name)}</Link>
      <span>{formatDistance(place.km, t.language)}</span>
    </li>
  );
}

function Group({ group, ...props }: Omit<PlaceProps, 'place'> & { group: AroundGroup }) {
  const { t, label } = props.words;
  const { title, places, nearest } = group;
  return (
    <div>
      <Heading level={3} size="text" className="border-line border-b pb-1">
        {label(title)}
      </Heading>
      {nearest && <p className="pt-1 text-ink-soft">{t('The nearest we know of:')}</p>}
      <ul className={PLACES}>
        {(nearest ? [nearest] : places).map((place) => (
          <Place key={place.slug} place={place} {...props} />
        ))}
      </ul>
    </div>
  );
}

export function AroundSection({ property, around, words }: Around) {
  const { t } = words;
  const { groups, landmarks, isAbout } = around;
  const said = contradictionText(property, around, words);
  return (
    <section>
      <Heading level={2} className="mb-4">
        {t('Within 2 km')}
      </Heading>
      {said && <p className="mb-3">{said}</p>}
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.title} {...{ group, property, words }} />
        ))}
      </div>
      {landmarks.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-8 cursor-pointer content-center">{t('Landmarks')}</summary>
          <ul className={`${PLACES} grid gap-x-10 sm:grid-cols-2`}>
            {landmarks.map((place) => (
              <Place key={place.slug} {...{ place, property, words }} />
            ))}
          </ul>
        </details>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        {isAbout
          ? t(
              'Straight-line distances from the centre of the area. Our place positions are accurate to about 500 m.',
            )
          : t('Straight-line distances. Our place positions are accurate to about 500 m.')}
      </p>
    </section>
  );
}
