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
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate } from '@/lib/platform/text/format';

/** Shown above the other facts, or as the page's title. */
const ELSEWHERE: readonly string[] = ['title', 'description', 'status'];

/** A field's label as in the listing form. */
export function useFieldName(): (label: string) => string {
  const { label: named, language } = useTexts('listings/form');
  return (label) => (language === 'en' ? label : named(label.replace(' (sq ft)', '')));
}

/** All fields of this kind of listing with the owner's values, and the names of empty ones. */
function useFacts(property: PropertyDto) {
  const words = useTexts('moderation/office');
  const nameOf = useFieldName();
  const names = STORED_NAMES.filter((name) => !ELSEWHERE.includes(name) && hasField(name, property));
  const facts = names.map(
    (name) => [nameOf(FIELDS[name].label), formatField(name as keyof FieldValues, property, words)] as const,
  );
  const given = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  return { given, missing: facts.flatMap(([label, value]) => (value ? [] : [label])) };
}

function papersOf({ t, label, language }: Texts<'moderation/office'>, property: PropertyDto) {
  const stated = new Map(property.evidence?.checks.map((one) => [one.check, one]));
  return checksOf(property).map((check) => {
    const found = stated.get(check);
    const by = found && (found.by === 'agency' ? t('by us') : t('by the lister'));
    const value = found
      ? `${label(CHECK_STATE_LABELS[found.state])}, ${by}, ${formatDate(found.at, language)}`
      : label(CHECK_STATE_LABELS['not-asked']);
    return [label(CHECK_LABELS[check]), value] as const;
  });
}

export function ListingFacts({ property }: { property: PropertyDto }) {
  const card = useTexts('listings/card');
  const texts = useTexts('moderation/office');
  const { t, language } = texts;
  const { given, missing } = useFacts(property);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Facts
        title={t('Facts')}
        items={[
          [t('Property code'), property.propertyCode ?? t('N/A')],
          ...given,
          [t('Listed'), formatDate(property.createdAt, language)],
          [t('Verified'), verifiedOn(property, card.t) ?? t('No')],
          [
            t('Description'),
            <span key="text" className="whitespace-pre-line">
              {property.description}
            </span>,
          ],
          ...(missing.length > 0 ? [[t('Not specified'), missing.join(', ')] as const] : []),
        ]}
      />
      <div className="flex flex-col gap-6">
        <Facts title={t('Papers and checks')} items={papersOf(texts, property)} />
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
  const { t } = useTexts('moderation/office');
  return (
    <ActionLinks
      links={[
        { label: t('Property List'), href: '/admin/properties' },
        mayConfirm && { label: t('Confirm on site'), href: `/dashboard/checks/${id}` },
        mayEdit && { label: t('Figures'), href: `/dashboard/properties/${id}/figures` },
      ]}
      primary={mayEdit && { label: t('Edit'), href: `/admin/properties/edit/${id}` }}
    />
  );
}
