import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { Heading } from '@/components/ui/display/heading';
import type { BinListing } from '@/lib/brokers/own-listings/dto';
import { formatDate, formatRupeesShort } from '@/lib/platform/text/format';
import { RestoreListing } from './own-listing-actions';

/** Deleted listings, each until its removal date. */
export function ListingBin({ items }: { items: BinListing[] }) {
  const { t } = useTexts('brokers/own-listings');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="bin-title" className="flex flex-col gap-2">
      <Heading level={2} id="bin-title">
        {t('Bin')}
      </Heading>
      <p className="text-ink-soft">{t('Nobody else sees these. Each is removed for good on its day.')}</p>
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
