import { useTexts } from '#language';
import { OwnListingHere } from '@/components/listings/detail/own-listing';
import { useFacts } from '@/components/listings/property-facts';
import { PropertyGrid } from '@/components/search/cards/property-grid';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { searchPath, similarSearches } from '@/lib/search/rules';

type Props = { property: PropertyDto; similar: PropertyCardDto[] };

/** The page of a paused or expired listing for people who saved its link, with similar homes. */
export function AwayListing({ property, similar }: Props) {
  const { t } = useTexts('shell');
  const { whatItIs, whereItIs } = useFacts();
  const [search] = similarSearches(property);
  const where = whereItIs(property);
  return (
    <PageTexts of={['listings/detail', 'shortlists/hidden']}>
      <div className="container-page flex flex-col gap-8 py-10 sm:py-16">
        <OwnListingHere>
          <Heading level={1}>{t('Off the market for now')}</Heading>
          <p className="measure text-lg">{[whatItIs(property), where].filter(Boolean).join(', ')}</p>
          <p className="measure text-ink-soft">
            {t('It’s not on offer right now. The link works again if it comes back.')}
          </p>
        </OwnListingHere>
        {similar.length > 0 && (
          <section className="flex flex-col gap-4">
            <Heading level={2}>{t('Homes like this one')}</Heading>
            <PropertyGrid items={similar} columns="row" />
          </section>
        )}
        <div>
          <ButtonLink href={search ? searchPath(search) : '/buy'}>{t('See all like this one')}</ButtonLink>
        </div>
      </div>
    </PageTexts>
  );
}
