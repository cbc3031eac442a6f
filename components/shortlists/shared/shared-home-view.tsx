import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { useFacts } from '@/components/listings/property-facts';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { typedPath } from '@/lib/listings/codes/rules';
import { formatRupees } from '@/lib/platform/text/format';
import type { SharedHomePageDto } from '@/lib/shortlists/dto';
import { BrokerCard } from './broker-card';

type Props = { back: string; shared: SharedHomePageDto; site: string };

export function SharedHomeView({ back, shared: { listing, facts, broker, line, from }, site }: Props) {
  const { t } = useTexts('shortlists');
  const { titleOf } = useFacts();
  const title = titleOf(listing);
  const { price, type, description, images, location } = listing;
  return (
    <div className="container-page flex max-w-4xl flex-col gap-6 py-6 sm:py-10">
      <Link className="link self-start" href={back}>
        {t('All homes chosen for you')}
      </Link>
      <div>
        <Heading level={1}>{title}</Heading>
        <p className="mt-1 font-bold text-2xl tabular">
          {type === 'rent'
            ? t.rich('{price} <soft>a month</soft>', {
                price: formatRupees(price),
                soft: (text) => <span className="font-normal text-ink-soft">{text}</span>,
              })
            : formatRupees(price)}
        </p>
        <p className="text-ink-soft">{location.address}</p>
        <p className="text-ink-soft text-note tabular">{new URL(site).host + typedPath(listing)}</p>
      </div>
      {broker ? (
        <BrokerCard
          broker={broker}
          line={line}
          text={t('Hello {name}, about {title} ({url})', {
            name: broker.name,
            title,
            url: site + typedPath(listing),
          })}
        />
      ) : (
        from && <p className="font-bold">{t('Chosen for you by {name}', { name: from })}</p>
      )}
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-b py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="measure whitespace-pre-line">{description}</p>
      <ul className="flex flex-col gap-4">
        {images.map((image, i) => (
          <li key={image.public_id}>
            <ListingImage
              image={image}
              category={listing.category}
              alt={t('Photo {number}', { number: i + 1 })}
              sizes="(min-width: 56rem) 54rem, 100vw"
              priority={i === 0}
              fit={image.room === 'floor-plan' ? 'contain' : 'cover'}
              className="rounded-md"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
