import { useText } from '#language';
import { Facts } from '@/components/admin/facts';
import { ListingImage } from '@/components/property/listing-image';
import { formatArea, formatDate, formatRupees } from '@/lib/format';
import type { PropertyDto } from '@/lib/listing/dto';
import { formatAreaOf, verifiedOn } from '@/lib/listing-vocabulary/format';

/** What a moderator needs to judge a listing, with its pictures. */
export function ListingFacts({ property: p }: { property: PropertyDto }) {
  const t = useText('card');
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
