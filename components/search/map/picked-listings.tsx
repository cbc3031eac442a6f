import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { useFacts } from '@/components/listings/property-facts';
import { SaveButton } from '@/components/shortlists/save-button';
import { IconButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import type { PropertyDto } from '@/lib/listings/dto';
import { formatNumber, formatRupeesShort } from '@/lib/platform/text/format';
import { fetchListings } from '@/lib/search/map/client';
import type { MarkDto } from '@/lib/search/map/dto';

type Props = { mark: MarkDto; query: string; onClose: () => void };

function Row({ listing }: { listing: PropertyDto }) {
  const { t } = useTexts('listings/card');
  const { whatItIs, howLarge, whereItIs, titleOf, titleLang } = useFacts();
  const title = titleOf(listing);
  const { _id: id, price, type, images, category } = listing;
  return (
    <li className="relative flex gap-3 border-line border-t py-2.5 first:border-0">
      <ListingImage
        image={images[0]}
        category={category}
        alt=""
        sizes="6rem"
        className="w-24 shrink-0 self-start rounded-md"
      />
      <div className="min-w-0 flex-1 text-note leading-snug">
        <p className="font-bold text-lg tabular leading-tight">
          {formatRupeesShort(price, t.language)}
          {type === 'rent' && <span className="font-normal text-ink-soft text-sm">{t(' a month')}</span>}
        </p>
        <Link
          href={`/properties/${id}`}
          lang={titleLang(listing)}
          className="line-clamp-2 no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="text-ink-soft">
          {whatItIs(listing)} · {howLarge(listing)}
        </p>
        <p className="truncate text-ink-soft">{whereItIs(listing)}</p>
      </div>
      <span className="relative z-10 shrink-0">
        <SaveButton id={id} title={title} isCompact />
      </span>
    </li>
  );
}

export function PickedListings({ mark, query, onClose }: Props) {
  const { t } = useTexts('search/map');
  const [listings, setListings] = useState<PropertyDto[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    setListings(undefined);
    setFailed(false);
    fetchListings(query, mark).then(
      (found) => here && setListings(found),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [query, mark]);
  const more = mark.count - (listings?.length ?? mark.count);
  return (
    <section
      aria-label={t('Chosen on the map')}
      className="max-h-[min(24rem,45dvh)] w-full overflow-y-auto rounded-md border border-line bg-surface px-3 py-1 shadow-lift sm:w-96"
    >
      <div className="sticky top-0 z-20 float-right -mr-2 bg-surface">
        <IconButton onClick={onClose} className="size-10" label={t('Close')}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div role="status">
        {failed && <p className="py-3">{t('This couldn’t be loaded. Tap it again.')}</p>}
        {!failed && !listings && <p className="py-3 text-ink-soft">{t('Loading…')}</p>}
      </div>
      <ul className="clear-left">
        {listings?.map((listing) => (
          <Row key={listing._id} listing={listing} />
        ))}
      </ul>
      {more > 0 && (
        <p className="border-line border-t py-2 text-ink-soft">
          {t('And {count} more here, in the list.', { count: formatNumber(more) })}
        </p>
      )}
      {mark.about && listings && (
        <p className="border-line border-t py-2 text-ink-soft text-sm">
          {t('The exact place isn’t shown. The marker stands for the area around it.')}
        </p>
      )}
    </section>
  );
}
