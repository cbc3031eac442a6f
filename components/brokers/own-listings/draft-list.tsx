import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import type { BinListing } from '@/lib/brokers/own-listings/dto';
import type { ListingDraftDto } from '@/lib/listings/drafts/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime, formatRupeesShort } from '@/lib/platform/text/format';
import { DeleteListing, RestoreListing } from './own-listing-actions';

const titleOf = (t: Text<'brokers/own-listings'>, { values, property }: ListingDraftDto) =>
  String(values.title || (property ? t('Changes to a listing') : t('Without a title')));

const formOf = ({ key, property }: ListingDraftDto) =>
  `${property ? `/dashboard/properties/${property}/edit` : '/properties/new'}?draft=${key}`;

export function DraftList({ drafts }: { drafts: ListingDraftDto[] }) {
  const { t } = useTexts('brokers/own-listings');
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished-title" className="flex flex-col gap-2">
      <Heading level={2} id="unfinished-title">
        {t('Not finished yet')}
      </Heading>
      <ul>
        {drafts.map((draft) => (
          <li
            key={draft.key}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
          >
            <p className="min-w-0 flex-1">
              <span className="block font-bold">{titleOf(t, draft)}</span>
              <span className="text-note text-ink-soft">
                {draft.property
                  ? t('Changes, last saved on {day}', { day: formatDateTime(draft.savedAt, t.language) })
                  : t('Last saved on {day}', { day: formatDateTime(draft.savedAt, t.language) })}
              </span>
            </p>
            <span className="flex flex-wrap items-center gap-2">
              <ButtonLink size="sm" href={formOf(draft)}>
                {t.rich('Continue<hidden> with {title}</hidden>', {
                  title: titleOf(t, draft),
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </ButtonLink>
              <DeleteListing path={`/api/property/drafts/${draft.key}`} title={titleOf(t, draft)} isDraft />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ListingBin({ items }: { items: BinListing[] }) {
  const { t } = useTexts('brokers/own-listings');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="bin-title" className="flex flex-col gap-2">
      <Heading level={2} id="bin-title">
        {t('Bin')}
      </Heading>
      <p className="text-ink-soft">{t('Only you see these. Each is deleted for good on the date shown.')}</p>
      <ul>
        {items.map((item) => (
          <li key={item._id} className="flex flex-wrap items-center gap-4 border-line border-t py-3">
            <div className="w-20 shrink-0 overflow-hidden rounded-md">
              <ListingImage image={item.image} category={item.category} alt="" sizes="5rem" />
            </div>
            <p className="min-w-0 flex-1">
              <span className="block font-bold">{item.title}</span>
              <span className="text-note text-ink-soft">
                {t('{price} · removed on {removedAt}', {
                  price: formatRupeesShort(item.price, t.language),
                  removedAt: formatDate(item.removedAt, t.language),
                })}
              </span>
            </p>
            <RestoreListing id={item._id} title={item.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
