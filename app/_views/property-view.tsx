import clsx from 'clsx';
import { useTexts } from '#language';
import { StaticKeyFacts } from '@/components/listings/detail/static-key-facts';
import { StaticReraPanel } from '@/components/listings/detail/static-rera-panel';
import { useFacts } from '@/components/listings/property-facts';
import { StaticPrintLinks } from '@/components/listings/static-print-links';
import { PropertyGrid } from '@/components/search/cards/property-grid';
import { Handed } from '@/components/shell/handed';
import { PageTexts } from '@/components/shell/page-texts';
import { StaticBreadcrumbs } from '@/components/shell/static-breadcrumbs';
import { Fold } from '@/components/ui/display/fold';
import { Heading } from '@/components/ui/display/heading';
import type { RateDto } from '@/lib/costs/rates/rules';
import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { approximateText } from '@/lib/listings/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import type { ListerDto } from '@/lib/listings/listers/dto';
import { pictureText } from '@/lib/listings/media/rules';
import { findCity } from '@/lib/places/rules';
import type { Texts } from '@/lib/platform/language/translate';
import type { AroundDto, PricePosition, QuarterDto } from '@/lib/search/neighbourhood/dto';
import { nearestPlace } from '@/lib/search/neighbourhood/rules';
import type { Site } from '@/lib/settings/dto';
import type { Crumb } from '@/lib/settings/format';
import { sheetOf } from './contact-card';
import {
  ContactTools,
  CostIsland,
  EditButton,
  Gallery,
  GoneButton,
  MatchingClients,
  OwnListing,
  PlaceMap,
  ReportListing,
  SaveButton,
  Share,
  Visited,
} from './later-listing';
import { calculatorOf, costTexts } from './listing-costs';
import { StaticContactBar, StaticContactCard } from './static-contact-card';
import { StaticDetailCode, StaticDetailTitle } from './static-detail-title';
import { StaticListingBody } from './static-listing-body';
import { StaticListingCosts } from './static-listing-costs';

type Props = {
  property: PropertyDto;
  site: Site;
  similar: PropertyCardDto[];
  /** what is nearby, and how its price compares */
  around: AroundDto | undefined;
  position: PricePosition | undefined;
  quarters: readonly QuarterDto[];
  rates: RateDto[];
  crumbs: readonly Crumb[];
  lister?: ListerDto | undefined;
  /** the tile server of the map */
  map: { tiles: string; attribution: string };
  /** the questions about WhatsApp in the forms */
  asked?: { enquiry?: string | undefined; visit?: string | undefined };
};

/** A listing with its names and facts in the language of the page. */
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

/** The places that the page names, which have a name in each language. */
function namesOf({ locality, city }: PropertyDto, around: AroundDto | undefined): (string | undefined)[] {
  const places = around?.groups.flatMap(({ places, nearest, stations = [] }) => [
    ...places,
    ...stations,
    ...(nearest ? [nearest] : []),
  ]);
  return [locality, city, ...[...(places ?? []), ...(around?.landmarks ?? [])].map(({ name }) => name)];
}

/** Texts of the parts that are only HTML, which the browser does not get. */
const STATIC = ['listings/facts', 'listings/card', 'labels', 'common', 'content/service-lines'] as const;

/** Agency, code and date, and what can be done with the listing; title, place and price, which come first on a phone. */
function DetailHeader({ shown, ...props }: Pick<Props, 'site' | 'rates' | 'around'> & { shown: Shown }) {
  const { property, title } = shown;
  const { site, rates, around } = props;
  const nearest = nearestPlace(around);
  return (
    <header className="listing">
      {/* below the title on a phone, whose first screen has room for title, price and photograph */}
      <div className="listing-top">
        <Handed
          to={StaticDetailCode}
          of={STATIC}
          value={{ property, site: { name: site.name, tagline: site.tagline } }}
        />
        <div className="flex shrink-0 gap-2">
          <EditButton id={property._id} />
          <SaveButton id={property._id} title={title} />
          <Visited id={property._id} />
          <Share title={title} />
        </div>
      </div>
      <MatchingClients id={property._id} />
      <Handed
        to={StaticDetailTitle}
        of={STATIC}
        names={[property.locality, property.city, nearest?.name]}
        value={{ property, title, costs: costTexts(shown, { rates, site }), nearest }}
      />
    </header>
  );
}

function Costs({ shown, rates, site }: Pick<Props, 'rates' | 'site'> & { shown: Shown }) {
  const { property } = shown;
  const given = { rates, site };
  const calculator = calculatorOf(shown, given);
  const state = findCity(property.citySlug)?.state ?? '';
  const html = (
    <Handed
      to={StaticListingCosts}
      of={[...STATIC, 'costs/sheet']}
      names={[property.locality, property.city, state]}
      value={{ property, calculator, ...given }}
    />
  );
  return calculator ? (
    <CostIsland given={calculator} state={state}>
      {html}
    </CostIsland>
  ) : (
    html
  );
}

/** Rarely read sections: folded, each with a summary. */
function Folded({ shown, ...props }: Pick<Props, 'rates' | 'site' | 'map'> & { shown: Shown }) {
  const { property, words } = shown;
  const { rates, site, map } = props;
  return (
    <div className="flex flex-col border-line border-b">
      <Costs {...{ shown, rates, site }} />
      {property.placePrecision !== 'unknown' && (
        <Fold title={words.t('Where it is')}>
          <Where {...shown} map={map} />
        </Fold>
      )}
      <Fold title={words.t('Brochure')}>
        <Handed to={StaticPrintLinks} of={STATIC} value={{ id: property._id }} />
      </Fold>
      <div className="flex flex-wrap gap-x-6 border-line border-t py-2">
        <ReportListing id={property._id} />
        {isPublicStatus(property.status) && <GoneButton id={property._id} />}
      </div>
    </div>
  );
}

/** A listing in three layers: decide, verify, and the rest folded. Nothing depends on the visitor; the owner's bar is an island. */
export function PropertyView(props: Props) {
  const { property, site, lister, similar, around, position, quarters, rates, crumbs, map } = props;
  const words = useTexts('listings/facts');
  const { t, label } = words;
  const title = useFacts().titleOf(property);
  const shown = { property, title, words };
  const contact = { property, site, lister, title };
  const contactTexts = { of: [...STATIC, 'visits/booking'] as const, names: [property.city], value: contact };
  const images = property.images.map(({ alt, public_id: _, blurDataURL, ...image }, i) => {
    const said = pictureText({ ...image, alt }, '', words);
    // the others are loaded before somebody turns to them
    return { ...image, ...(i === 0 && { blurDataURL }), ...(said && { alt: said }) };
  });
  return (
    <PageTexts of={['listings/detail', 'shortlists/hidden']}>
      <div className="contents">
        <div className="container-page listing-page">
          <article className="listing">
            <Handed to={StaticBreadcrumbs} of={['shell']} value={{ crumbs }} />
            <OwnListing id={property._id} />
            <DetailHeader {...{ shown, site, rates, around }} />
            {/* one column reads photographs, facts, contact, the rest; from lg on the contact is beside all of it */}
            <div className="listing-columns">
              {/* the order on advertisements asks for the code at the top right: on a phone right below the photographs */}
              {property.reraNumber && (
                <div className="listing-code">
                  <Handed
                    to={StaticReraPanel}
                    of={['listings/facts']}
                    value={{ number: property.reraNumber }}
                  />
                </div>
              )}
              <div className={clsx('listing-first lg:row-start-1', property.reraNumber && 'lg:row-span-2')}>
                <div className="max-lg:-order-2">
                  <Gallery images={images} title={title} category={property.category} />
                </div>
                <Handed
                  to={StaticKeyFacts}
                  of={['listings/facts', 'labels']}
                  names={[property.locality, property.city]}
                  value={{ property, teller: lister?.kind ?? 'agency' }}
                />
              </div>
              <aside
                aria-label={t('Contact')}
                className={clsx(
                  'listing-contact',
                  property.reraNumber ? 'lg:-mt-8 lg:row-start-2' : 'lg:row-start-1',
                )}
              >
                <Handed to={StaticContactCard} {...contactTexts} />
              </aside>
              <div className="listing-rest">
                <Handed
                  to={StaticListingBody}
                  of={['listings/facts', 'labels']}
                  names={namesOf(property, around)}
                  value={{ property, title, position, quarters, around }}
                />
                <Folded {...{ shown, rates, site, map }} />
              </div>
            </div>
          </article>
          {similar.length > 0 && (
            <section id="similar">
              <Heading level={2} className="mb-4 sm:mb-6">
                {t('Similar properties')}
              </Heading>
              <PropertyGrid items={similar} columns="row" />
            </section>
          )}
          <Handed to={StaticContactBar} {...contactTexts} />
        </div>
        <ContactTools
          sheet={sheetOf(contact, label)}
          consents={props.asked}
          notLoaded={useTexts('visits/booking').t('The form could not be loaded. Please press again.')}
        />
      </div>
    </PageTexts>
  );
}
