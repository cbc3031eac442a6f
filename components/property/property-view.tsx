import clsx from 'clsx';
import { Check } from 'lucide-react';
import { GoneButton } from '@/components/freshness/gone-button';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { rentSheet } from '@/lib/cost-sheet/rules';
import { indianDay } from '@/lib/indian-day';
import type { ListerDto } from '@/lib/lister/dto';
import type { PropertyCardDto, PropertyDto } from '@/lib/listing/dto';
import { approximateText } from '@/lib/listing/format';
import { AMENITY_LABELS, PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import type { AroundDto, PricePosition } from '@/lib/neighbourhood/dto';
import { findCity, jurisdictionOf } from '@/lib/place/rules';
import { knowsRegion, type RateDto } from '@/lib/pricing/rules';
import type { Site } from '@/lib/settings/dto';
import type { Crumb } from '@/lib/structured-data/format';
import { Calculator } from './detail/calculator';
import { ChecksPanel } from './detail/checks-panel';
import { ContactBar, ContactCard } from './detail/contact-card';
import { DetailHeader } from './detail/detail-header';
import { FilmLinks } from './detail/film-links';
import { Gallery } from './detail/gallery';
import { KeyFacts } from './detail/key-facts';
import { AroundSection, PriceInPlace } from './detail/neighbourhood';
import { PlaceMap } from './detail/place-map';
import { PriceHistory } from './detail/price-history';
import { RentCosts } from './detail/rent-costs';
import { ReportListing } from './detail/report-listing';
import { ReraPanel } from './detail/rera-panel';
import { PrintLinks } from './print-links';
import { PropertyGrid } from './property-grid';

type Props = {
  property: PropertyDto;
  site: Site;
  similar: PropertyCardDto[];
  /** what lies around it, and its price beside others there */
  around: AroundDto | undefined;
  position: PricePosition | undefined;
  rates: RateDto[];
  crumbs: readonly Crumb[];
  lister?: ListerDto | undefined;
  /** where the map's pictures come from */
  map: { tiles: string; attribution: string };
};

function Videos({ property }: { property: PropertyDto }) {
  if (property.videos.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-2xl">Videos</h2>
      <ul className="flex flex-col gap-4">
        {property.videos.map((video, i) => (
          <li key={video.url}>
            {/* biome-ignore lint/a11y/useMediaCaption: uploads of owners come without captions */}
            <video
              controls
              preload="metadata"
              src={video.url}
              className="aspect-video w-full rounded-md bg-black"
              aria-label={`${property.title}, video ${i + 1}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Amenities({ property }: { property: PropertyDto }) {
  if (property.amenities.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-2xl">Amenities</h2>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {property.amenities.map((amenity) => (
          <li key={amenity} className="flex items-center gap-3">
            <Check className="size-5 shrink-0 text-verified" aria-hidden="true" />
            {AMENITY_LABELS[amenity]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cost({ property, rates, site }: Pick<Props, 'property' | 'rates' | 'site'>) {
  const region = findCity(property.citySlug)?.state ?? '';
  const jurisdiction = jurisdictionOf(property);
  const { price, category, citySlug, carpetArea, deposit } = property;
  const agency = site.costs ?? {};
  const today = indianDay(Date.now());
  if (property.type === 'rent') {
    const rent = { category, region, citySlug, jurisdiction, rent: price, deposit, on: new Date(today) };
    return <RentCosts sheet={rentSheet(rent, rates, agency)} />;
  }
  return (
    <Calculator
      {...{ price, category, citySlug, jurisdiction, carpetArea, rates, agency, today }}
      region={jurisdiction ? region : ''}
      knowsCharges={jurisdiction !== undefined && knowsRegion(region, rates)}
      underConstruction={property.possession === 'under-construction' || property.possession === 'new-launch'}
    />
  );
}

function Where({ property, map }: Pick<Props, 'property' | 'map'>) {
  const [lng, lat] = property.location.coordinates;
  if (property.placePrecision === 'unknown') return null;
  return (
    <section>
      <h2 className="mb-4 text-2xl">Where it is</h2>
      {property.placePrecision === 'approximate' && <p className="mb-4">{approximateText(property)}</p>}
      <PlaceMap lat={lat} lng={lng} label={property.locality ?? property.city} {...map} />
    </section>
  );
}

/** A listing, whole. Nothing in it depends on who looks; the Edit button is an island. */
export function PropertyView(props: Props) {
  const { property, site, lister, similar, around, position, rates, crumbs, map } = props;
  return (
    <div className="container-page flex flex-col gap-12 py-3 sm:py-10">
      <article className="flex flex-col gap-3 sm:gap-6">
        <Breadcrumbs crumbs={crumbs} />
        <DetailHeader property={property} site={site} />
        {/* one column reads photographs, facts, contact, the rest; from lg on the contact stands beside all of it */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
          {/* the order on advertisements asks for the code at the top right: on a phone right below the photographs */}
          {property.reraNumber && (
            <div className="max-lg:-order-1 max-lg:-mt-6 lg:col-start-2 lg:row-start-1">
              <ReraPanel number={property.reraNumber} />
            </div>
          )}
          <div
            className={clsx(
              'max-lg:contents lg:flex lg:min-w-0 lg:flex-col lg:gap-12 lg:col-start-1 lg:row-start-1',
              property.reraNumber && 'lg:row-span-2',
            )}
          >
            <div className="max-lg:-order-2">
              <Gallery images={property.images} title={property.title} category={property.category} />
            </div>
            <Videos property={property} />
            <FilmLinks property={property} />
            <KeyFacts property={property} />
          </div>
          <aside
            aria-label="Contact"
            className={clsx(
              'flex flex-col gap-4 self-start lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2',
              property.reraNumber ? 'lg:-mt-8 lg:row-start-2' : 'lg:row-start-1',
            )}
          >
            <ContactCard property={property} site={site} lister={lister} />
          </aside>
          <div className="flex min-w-0 flex-col gap-12">
            <section className="measure">
              <h2 className="mb-4 text-2xl">About this property</h2>
              <p className="whitespace-pre-line">{property.description}</p>
            </section>
            <ChecksPanel property={property} />
            <Amenities property={property} />
            <Cost property={property} rates={rates} site={site} />
            {position && <PriceInPlace property={property} position={position} />}
            <PriceHistory history={property.priceHistory} />
            <Where property={property} map={map} />
            {around && <AroundSection property={property} around={around} />}
            <PrintLinks id={property._id} />
            <div className="flex flex-wrap gap-x-6">
              <ReportListing id={property._id} />
              {(PUBLIC_STATUSES as readonly string[]).includes(property.status) && (
                <GoneButton id={property._id} />
              )}
            </div>
          </div>
        </div>
      </article>
      {similar.length > 0 && (
        <section>
          <h2 className="mb-6 text-2xl">Similar properties</h2>
          <PropertyGrid items={similar} />
        </section>
      )}
      <ContactBar property={property} site={site} lister={lister} />
    </div>
  );
}
