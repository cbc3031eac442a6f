import { BadgeCheck, Mail, MessageCircle, Phone } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { formatArea, formatDate, formatRate, formatRupees, formatRupeesShort } from '@/lib/format';
import {
  AMENITY_LABELS,
  FURNISHING_LABELS,
  LISTING_TYPE_LABELS,
  POSSESSION_LABELS,
  STATUS_LABELS,
} from '@/lib/property/constants';
import type { PropertyDto } from '@/lib/property/dto';
import type { Site } from '@/lib/site';
import { ListingImage } from './listing-image';

/** Label and value of every fact that this listing has, in the order people ask for them. */
function keyFacts(p: PropertyDto): [string, string][] {
  const rate = p.type === 'sale' ? formatRate(p.price, p.carpetArea ?? p.area) : undefined;
  const facts: [string, string | number | undefined][] = [
    ['Bedrooms', p.bedrooms],
    ['Bathrooms', p.bathrooms],
    ['Carpet area', p.carpetArea && formatArea(p.carpetArea)],
    ['Built-up area', p.builtUpArea && formatArea(p.builtUpArea)],
    ['Area', formatArea(p.area)],
    [p.carpetArea ? 'Price on carpet area' : 'Price on area', rate],
    ['Floor', p.floor !== undefined && p.totalFloors ? `${p.floor} of ${p.totalFloors}` : undefined],
    ['Facing', p.facing],
    ['Furnishing', p.furnishing && FURNISHING_LABELS[p.furnishing]],
    ['Possession', p.possession && POSSESSION_LABELS[p.possession]],
    ['Age', p.ageYears === undefined ? undefined : `${p.ageYears} ${p.ageYears === 1 ? 'year' : 'years'}`],
    ['Parking', p.parking],
    ['Maintenance', p.maintenance && `${formatRupees(p.maintenance)} a month`],
    ['Deposit', p.deposit && formatRupees(p.deposit)],
    ['MahaRERA project', p.reraNumber],
    ['Status', STATUS_LABELS[p.status]],
  ];
  return facts.flatMap(([label, value]) =>
    value === undefined || value === 0 ? [] : [[label, String(value)]],
  );
}

function ContactCard({ property, site }: { property: PropertyDto; site: Site }) {
  const text = `Hello, I am interested in ${property.title} (${site.url}/properties/${property._id})`;
  return (
    <aside className="flex flex-col gap-3 rounded-md border border-line bg-surface p-6 lg:sticky lg:top-24">
      <p className="font-bold text-xl">{site.name}</p>
      <p className="text-ink-soft">{site.tagline}</p>
      <ButtonLink
        look="primary"
        href={`mailto:${site.email}?subject=${encodeURIComponent(`Enquiry for ${property.title}`)}&body=${encodeURIComponent(text)}`}
      >
        <Mail className="size-5" aria-hidden="true" />
        Enquire Now
      </ButtonLink>
      <ButtonLink href={`tel:${site.phone}`}>
        <Phone className="size-5" aria-hidden="true" />
        Call Now
      </ButtonLink>
      <ButtonLink
        href={`https://wa.me/${site.whatsapp}?text=${encodeURIComponent(text)}`}
        rel="noopener"
        target="_blank"
      >
        <MessageCircle className="size-5" aria-hidden="true" />
        WhatsApp
      </ButtonLink>
    </aside>
  );
}

function Header({ property }: { property: PropertyDto }) {
  return (
    <header className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-end">
      <div className="measure">
        <p className="mb-3 flex flex-wrap items-center gap-2">
          <Badge tone="accent">{LISTING_TYPE_LABELS[property.type]}</Badge>
          <Badge>{property.category}</Badge>
          {property.status === 'verified' && (
            <Badge tone="verified">
              <BadgeCheck className="size-4" aria-hidden="true" />
              Verified
            </Badge>
          )}
        </p>
        <h1 className="text-3xl sm:text-4xl">{property.title}</h1>
        <p className="mt-2 text-ink-soft">{property.location.address || property.address}</p>
      </div>
      <p className="lg:text-right">
        <span className="block font-bold text-4xl tabular">{formatRupeesShort(property.price)}</span>
        <span className="text-ink-soft tabular">
          {formatRupees(property.price)}
          {property.type === 'rent' && ' a month'}
        </span>
      </p>
    </header>
  );
}

/** A listing, whole. Nothing in it depends on who looks. */
export function PropertyView({ property, site }: { property: PropertyDto; site: Site }) {
  return (
    <article className="container-page flex flex-col gap-8 py-8 sm:py-12">
      <Header property={property} />
      <div className="grid gap-2 sm:grid-cols-2">
        {(property.images.length ? property.images : [undefined]).map((image, i) => (
          <div
            key={image?.public_id ?? 'none'}
            className={i === 0 ? 'overflow-hidden rounded-md sm:col-span-2' : 'overflow-hidden rounded-md'}
          >
            <ListingImage
              image={image}
              category={property.category}
              alt={image?.alt ?? `${property.title}, picture ${i + 1}`}
              sizes={i === 0 ? '(min-width: 76rem) 72rem, 100vw' : '(min-width: 40rem) 50vw, 100vw'}
              priority={i === 0}
            />
          </div>
        ))}
      </div>
      <div className="grid gap-10 lg:grid-cols-[1fr_20rem]">
        <div className="flex flex-col gap-10">
          <section>
            <h2 className="mb-4 text-2xl">Key facts</h2>
            <dl className="grid gap-x-8 sm:grid-cols-2">
              {keyFacts(property).map(([label, value]) => (
                <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="text-right font-bold tabular first-letter:uppercase">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="measure">
            <h2 className="mb-4 text-2xl">About this property</h2>
            <p className="whitespace-pre-line">{property.description}</p>
          </section>
          {property.amenities.length > 0 && (
            <section>
              <h2 className="mb-4 text-2xl">Amenities</h2>
              <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
                {property.amenities.map((amenity) => (
                  <li key={amenity}>{AMENITY_LABELS[amenity]}</li>
                ))}
              </ul>
            </section>
          )}
          <p className="text-ink-soft text-sm">
            Property code {property._id}. Ad date {formatDate(property.createdAt)}.
          </p>
        </div>
        <ContactCard property={property} site={site} />
      </div>
    </article>
  );
}
