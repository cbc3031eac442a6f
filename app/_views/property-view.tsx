import clsx from 'clsx';
import { useTexts } from '#language';
import { MatchingClients } from '@/components/clients/matching-clients';
import { ChecksPanel } from '@/components/listings/detail/checks-panel';
import { EditButton } from '@/components/listings/detail/edit-button';
import { Gallery } from '@/components/listings/detail/gallery';
import { KeyFacts } from '@/components/listings/detail/key-facts';
import { OwnListing } from '@/components/listings/detail/own-listing';
import { PlaceMap } from '@/components/listings/detail/place-map';
import { ReraPanel } from '@/components/listings/detail/rera-panel';
import { Share } from '@/components/listings/detail/share';
import { GoneButton } from '@/components/listings/freshness/gone-button';
import { PrintLinks } from '@/components/listings/print-links';
import { useFacts } from '@/components/listings/property-facts';
import { ReportListing } from '@/components/moderation/reports/report-listing';
import { PropertyGrid } from '@/components/search/cards/property-grid';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PageTexts } from '@/components/shell/page-texts';
import { SaveButton } from '@/components/shortlists/save-button';
import { Visited } from '@/components/shortlists/visited';
import { Fold } from '@/components/ui/display/fold';
import { Heading } from '@/components/ui/display/heading';
import type { RateDto } from '@/lib/costs/rates/rules';
import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { approximateText } from '@/lib/listings/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import type { ListerDto } from '@/lib/listings/listers/dto';
import { pictureText } from '@/lib/listings/media/rules';
import type { Texts } from '@/lib/platform/language/translate';
import { formatRupeesShort } from '@/lib/platform/text/format';
import type { AroundDto, PricePosition, QuarterDto } from '@/lib/search/neighbourhood/dto';
import { nearestPlace } from '@/lib/search/neighbourhood/rules';
import type { Site } from '@/lib/settings/dto';
import type { Crumb } from '@/lib/settings/format';
import { ContactBar, ContactCard, sheetOf } from './contact-card';
import { ContactTools } from './contact-tools';
import { DetailCode, DetailTitle } from './detail-title';
import { ListingBody } from './listing-body';
import { costTexts, ListingCosts } from './listing-costs';

type Props = {
  property: PropertyDto;
  site: Site;
  similar: PropertyCardDto[];
  around: AroundDto | undefined;
  position: PricePosition | undefined;
  quarters: readonly QuarterDto[];
  rates: RateDto[];
  crumbs: readonly Crumb[];
  lister?: ListerDto | undefined;
  map: { tiles: string; attribution: string };
  /** wording of the WhatsApp checkboxes in the forms */
  asked?: { enquiry?: string | undefined; visit?: string | undefined };
};

type Shown = { property: PropertyDto; title: string; words: Texts<'listings/facts'> };

function Where({ property, words, map }: Shown & Pick<Props, 'map'>) {
  const [lng, lat] = property.location.coordinates;
  return (
    <>
      {property.placePrecision === 'approximate' && (
        <p className="mb-4">{approximateText(property, words)}</p>
      )}
      <PlaceMap lat={lat} lng={lng} label={words.label(property.locality ?? property.city)} {...map} />
    </>
  );
}

function Folded({ shown, ...props }: Pick<Props, 'rates' | 'site' | 'map'> & { shown: Shown }) {
  const { property, words } = shown;
  const { rates, site, map } = props;
  return (
    <div className="flex flex-col border-line border-b">
      <ChecksPanel property={property} />
      <ListingCosts {...{ property, rates, site }} />
      {property.placePrecision !== 'unknown' && (
        <Fold title={words.t('Where it is')}>
          <Where {...shown} map={map} />
        </Fold>
      )}
      <Fold title={words.t('Brochure')}>
        <PrintLinks id={property._id} />
      </Fold>
      <div className="flex flex-wrap gap-x-6 border-line border-t py-2 print:hidden">
        <ReportListing id={property._id} />
        {isPublicStatus(property.status) && <GoneButton id={property._id} />}
      </div>
    </div>
  );
}

/** A listing in three layers: decide, verify, and the rest folded. Nothing depends on the visitor, because the owner's bar is an island. */
export function PropertyView(props: Props) {
  const { property, site, lister, similar, around, position, quarters, rates, crumbs, map } = props;
  const words = useTexts('listings/facts');
  const { t, label } = words;
  const { titleOf, whatItIs } = useFacts();
  const title = titleOf(property);
  const price = formatRupeesShort(property.price, t.language);
  const heading = `${property.type === 'rent' ? t('{price} a month', { price }) : price} · ${whatItIs(property)}`;
  const shown = { property, title, words };
  const contact = { property, site, lister, title };
  const images = property.images.map(({ alt, public_id: _, blurDataURL, ...image }, i) => {
    const said = pictureText({ ...image, alt }, '', words);
    // the others load before a visitor turns to them
    return { ...image, ...(i === 0 && { blurDataURL }), ...(said && { alt: said }) };
  });
  return (
    <PageTexts of={['listings/detail', 'shortlists/hidden']}>
      <div className="contents">
        <div className="container-page flex flex-col gap-10 py-2 sm:gap-12 sm:py-6">
          {/* below lg one column: photographs, price and title, code, facts, contact, the rest; from lg on the contact is beside all of it */}
          <article className="flex flex-col gap-3 sm:gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_auto_auto_1fr] lg:items-start lg:gap-x-10">
            {/* first from lg on, below that after the facts, which are what a phone's first screen is for */}
            <div className="lg:-mb-3 lg:col-span-2">
              <Breadcrumbs crumbs={crumbs} />
            </div>
            <div className="flex flex-col gap-3 max-lg:contents lg:col-span-2">
              <div className="flex flex-col gap-3 empty:hidden max-lg:-order-5">
                <OwnListing id={property._id} />
                <MatchingClients id={property._id} />
              </div>
              <div className="relative flex items-end justify-between gap-4 max-lg:contents">
                <div className="min-w-0 max-lg:-order-1">
                  <DetailCode property={property} site={site} />
                </div>
                {/* over the photographs below lg */}
                <div className="flex shrink-0 gap-2 print:hidden max-lg:-order-5 max-lg:relative max-lg:z-10 max-lg:-mb-15 max-lg:self-end max-lg:pt-2">
                  <EditButton id={property._id} />
                  <SaveButton id={property._id} title={title} />
                  <Visited id={property._id} />
                  <Share title={title} />
                </div>
              </div>
            </div>
            <div className={clsx('max-lg:-order-4 max-sm:-mt-2', !property.reraNumber && 'lg:col-span-2')}>
              <Gallery {...{ images, title, heading }} category={property.category} />
            </div>
            {/* the order on advertisements puts the code at the top right: beside the photographs, on a phone right below them */}
            {property.reraNumber && (
              <div className="max-lg:-order-3 lg:col-start-2">
                <ReraPanel number={property.reraNumber} />
              </div>
            )}
            <div className="flex flex-col gap-8 max-lg:contents lg:col-start-1 lg:row-start-4 lg:min-w-0 lg:gap-12">
              <div className="max-lg:-order-2">
                <DetailTitle
                  {...{ property, title }}
                  nearest={nearestPlace(around)}
                  costs={costTexts(shown, { rates, site })}
                />
              </div>
              <div className="max-lg:-order-1">
                <KeyFacts property={property} teller={lister?.kind ?? 'agency'} />
              </div>
            </div>
            <aside
              aria-label={t('Contact')}
              className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-4 lg:self-start"
            >
              <ContactCard {...contact} />
            </aside>
            <div className="flex min-w-0 flex-col gap-8 max-sm:mt-4 sm:gap-12 lg:col-start-1 lg:row-start-5 lg:mt-6">
              <ListingBody {...{ property, title, position, quarters, around }} />
              <Folded {...{ shown, rates, site, map }} />
            </div>
          </article>
          {similar.length > 0 && (
            <section id="similar" className="print:hidden">
              <Heading level={2} className="mb-4 sm:mb-6">
                {t('Similar properties')}
              </Heading>
              <PropertyGrid items={similar} columns="row" />
            </section>
          )}
          <ContactBar {...contact} />
        </div>
        <ContactTools
          sheet={sheetOf(contact, label)}
          consents={props.asked}
          notLoaded={useTexts('visits/booking').t('We couldn’t load the form. Please try again.')}
        />
      </div>
    </PageTexts>
  );
}
