import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { Facts } from '@/components/ui/display/facts';
import type { PropertyDto } from '@/lib/listings/dto';
import { formatAreaOf, verifiedOn } from '@/lib/listings/vocabulary/format';
import { formatArea, formatDate, formatRupees } from '@/lib/platform/text/format';

/** What a moderator needs to judge a listing, with its pictures. */
export function ListingFacts({ property: p }: { property: PropertyDto }) {
  const { t } = useTexts('listings/card');
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Facts
        title="Facts"
        items={[
          ['Property code', p.propertyCode ?? 'N/A'],
          ['Price', formatRupees(p.price)],
          ['Offer', `${p.category}, ${p.type}`],
          ['Area', formatAreaOf(p)],
          ['Carpet area', p.carpetArea ? formatArea(p.carpetArea) : 'N/A'],
          ['Bedrooms', p.bedrooms ?? 'N/A'],
          ['MahaRERA project', p.reraNumber ?? p.reraExemption ?? 'N/A'],
          ['Listed', formatDate(p.createdAt)],
          ['Verified', verifiedOn(p, t) ?? 'No'],
          [
            'Description',
            <span key="text" className="whitespace-pre-line">
              {p.description}
            </span>,
          ],
        ]}
      />
      <div className="grid grid-cols-2 content-start gap-2 sm:grid-cols-3">
        {p.images.map((image) => (
          <ListingImage
            key={image.public_id}
            image={image}
            alt={p.title}
            category={p.category}
            sizes="200px"
          />
        ))}
      </div>
    </div>
  );
}
