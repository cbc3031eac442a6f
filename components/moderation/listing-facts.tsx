import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { Facts } from '@/components/ui/display/facts';
import type { PropertyDto } from '@/lib/listings/dto';
import { CHECK_LABELS, CHECK_STATE_LABELS } from '@/lib/listings/evidence/constants';
import { checksOf } from '@/lib/listings/evidence/rules';
import type { FieldValues } from '@/lib/listings/fields/dto';
import { verifiedOn } from '@/lib/listings/fields/format';
import { FIELDS, hasField, STORED_NAMES } from '@/lib/listings/fields/rules';
import { formatField } from '@/lib/listings/format';
import { formatDate } from '@/lib/platform/text/format';

/** Shown above the other facts, or as the page's title. */
const ELSEWHERE: readonly string[] = ['title', 'description', 'status'];

/** Every field that such a listing has, with what its owner has stated, and the names of those left empty. */
function factsOf(property: PropertyDto) {
  const names = STORED_NAMES.filter((name) => !ELSEWHERE.includes(name) && hasField(name, property));
  const facts = names.map(
    (name) => [FIELDS[name].label, formatField(name as keyof FieldValues, property)] as const,
  );
  const given = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  return { given, missing: facts.flatMap(([label, value]) => (value ? [] : [label])) };
}

function papersOf(property: PropertyDto) {
  const stated = new Map(property.evidence?.checks.map((one) => [one.check, one]));
  return checksOf(property).map((check) => {
    const found = stated.get(check);
    const by = found && (found.by === 'agency' ? 'by us' : 'by the lister');
    const value = found
      ? `${CHECK_STATE_LABELS[found.state]}, ${by}, ${formatDate(found.at)}`
      : CHECK_STATE_LABELS['not-asked'];
    return [CHECK_LABELS[check], value] as const;
  });
}

export function ListingFacts({ property }: { property: PropertyDto }) {
  const { t } = useTexts('listings/card');
  const { given, missing } = factsOf(property);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Facts
        title="Facts"
        items={[
          ['Property code', property.propertyCode ?? 'N/A'],
          ...given,
          ['Listed', formatDate(property.createdAt)],
          ['Verified', verifiedOn(property, t) ?? 'No'],
          [
            'Description',
            <span key="text" className="whitespace-pre-line">
              {property.description}
            </span>,
          ],
          ...(missing.length > 0 ? [['Not specified', missing.join(', ')] as const] : []),
        ]}
      />
      <div className="flex flex-col gap-6">
        <Facts title="Papers and checks" items={papersOf(property)} />
        <div className="grid grid-cols-2 content-start gap-2 sm:grid-cols-3">
          {property.images.map((image) => (
            <ListingImage
              key={image.public_id}
              image={image}
              alt={property.title}
              category={property.category}
              sizes="200px"
            />
          ))}
        </div>
      </div>
    </div>
  );
}

export function ListingLinks({
  id,
  mayEdit,
  mayConfirm,
}: {
  id: string;
  mayEdit: boolean;
  mayConfirm: boolean;
}) {
  return (
    <ActionLinks
      links={[
        { label: 'Property List', href: '/admin/properties' },
        mayConfirm && { label: 'Confirm on the spot', href: `/dashboard/checks/${id}` },
        mayEdit && { label: 'Figures', href: `/dashboard/properties/${id}/figures` },
      ]}
      primary={mayEdit && { label: 'Edit', href: `/admin/properties/edit/${id}` }}
    />
  );
}
