import { useTexts } from '#language';
import { ConfirmedNote } from '@/components/listings/freshness/confirmed-note';
import { useFacts } from '@/components/listings/property-facts';
import { StatusBadge } from '@/components/listings/status-badge';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import type { PropertyDto } from '@/lib/listings/dto';
import { verifiedOn } from '@/lib/listings/fields/format';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { HTML_LANG } from '@/lib/platform/language/languages';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { distanceText, formatDate, formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import type { NearPlaceDto } from '@/lib/search/neighbourhood/dto';
import type { Site } from '@/lib/settings/dto';

type CodeProps = { property: PropertyDto; site: Pick<Site, 'name' | 'tagline'> };

type TitleProps = {
  property: PropertyDto;
  title: string;
  costs?: string | undefined;
  nearest?: NearPlaceDto | undefined;
};

function Facts({ property, nearest }: Pick<TitleProps, 'property' | 'nearest'>) {
  const { t, label } = useTexts('listings/facts');
  const { whatItIs, howLarge, floorOf, ageOf } = useFacts();
  const facts = [
    whatItIs(property),
    howLarge(property),
    floorOf(property),
    ageOf(property),
    nearest && distanceText({ km: nearest.km, to: label(nearest.name) }, t.language),
  ];
  return <p className="tabular sm:mt-2">{facts.filter(Boolean).join(' · ')}</p>;
}

export function DetailCode({ property, site }: CodeProps) {
  const { t, label } = useTexts('listings/facts');
  return (
    <>
      <p className="flex flex-wrap gap-x-3 max-sm:sr-only">
        <span className="font-bold">{site.name}</span>
        <span className="text-ink-soft">{label(site.tagline)}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular">
        {/* the code rather than the record's id: nobody can say 24 digits on the phone */}
        {property.propertyCode && <span>{t('Property code {code}', { code: property.propertyCode })}</span>}
        <span>{t('Ad date {date}', { date: formatDate(property.createdAt, t.language) })}</span>
      </p>
    </>
  );
}

export function DetailTitle({ property, title, costs, nearest }: TitleProps) {
  const { t, label } = useTexts('listings/facts');
  const isMade = title !== property.title;
  const price = formatRupees(property.price);
  const short = formatRupeesShort(property.price, t.language);
  // a rent below a lakh reads the same in both forms
  const exact = short === price ? undefined : price;
  const beside = property.type === 'rent' ? (exact ? t('{price} a month', { price }) : t('a month')) : exact;
  const address = property.location.address || property.address;
  return (
    <div className="flex flex-col gap-1 sm:gap-4 lg:flex-row lg:justify-between">
      {/* on a phone the title is in the first screen, also below a RERA panel */}
      <div className="measure flex flex-col">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:order-1 max-sm:mt-1 sm:mb-3">
          {/* not for sold homes */}
          {isPublicStatus(property.status) && (
            <Badge variant="accent">{label(LISTING_TYPE_LABELS[property.type])}</Badge>
          )}
          {property.status !== 'active' && <StatusBadge property={property} />}
          {property.unverifiedSince && property.verifiedAt && (
            <span className="text-ink-soft text-sm">
              {t('Verified on {date}', { date: verifiedOn(property, t) ?? '' })}
            </span>
          )}
          {isPublicStatus(property.status) && (
            <span className="text-ink-soft text-sm">
              <ConfirmedNote confirmedAt={property.confirmedAt} confirmedBy={property.confirmedBy} />
            </span>
          )}
        </div>
        {/* generated from the facts in the page's language, or the owner's words in theirs */}
        <Heading
          level={1}
          size="inherit"
          className="text-xl sm:text-3xl"
          lang={isMade ? HTML_LANG[t.language] : ownWordsLang(title, t.language)}
        >
          {title}
        </Heading>
        {isMade && (
          <p className="mt-1" lang={ownWordsLang(property.title, t.language)}>
            {property.title}
          </p>
        )}
        {costs && <p className="text-ink-soft tabular sm:hidden">{costs}</p>}
        <p
          className="mt-1 text-ink-soft max-sm:text-note sm:mt-2 sm:text-lg"
          lang={ownWordsLang(address, t.language)}
        >
          {address}
        </p>
        <Facts property={property} nearest={nearest} />
      </div>
      <p className="max-lg:-order-1 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3 lg:shrink-0 lg:text-right">
        <span className="block font-bold text-3xl tabular">{short}</span>
        <span className="text-ink-soft tabular">{beside}</span>
        {costs && <span className="block text-ink-soft tabular max-sm:hidden">{costs}</span>}
      </p>
    </div>
  );
}
