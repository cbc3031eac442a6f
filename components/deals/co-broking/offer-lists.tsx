import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/notice';
import { INTRODUCTION_LABELS } from '@/lib/deals/introductions/constants';
import type { IntroductionItemDto } from '@/lib/deals/introductions/dto';
import { OFFER_LABELS } from '@/lib/deals/offers/constants';
import type { OfferDto } from '@/lib/deals/offers/dto';
import { formatDateTime, formatRupeesShort } from '@/lib/platform/text/format';
import { IntroduceClient, WithdrawOffer } from './introduce-client';
import { OfferListing } from './offer-listing';

function OfferRow({ offer, children }: { offer: OfferDto; children: ReactNode }) {
  const { t } = useTexts('deals/co-broking');
  const { property, firm, percent, note, isOwn, state } = offer;
  const price = property.price > 0 ? formatRupeesShort(property.price, t.language) : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <span className="min-w-0 basis-80 grow">
        {state === 'open' ? (
          <Link href={`/properties/${property.id}`} className="font-bold">
            {property.title}
          </Link>
        ) : (
          <b>{property.title}</b>
        )}
        <span className="block text-ink-soft">
          {[
            property.type === 'rent' && price ? t('{price} a month', { price }) : price,
            property.address || property.city,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {!isOwn && (
          <span className="block text-note text-ink-soft">
            {[firm.name, firm.agentNumber].filter(Boolean).join(' · ')}
          </span>
        )}
        {note && <span className="block">{note}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <b className="tabular">{t('{percent} % for the firm that brings the client', { percent })}</b>
        {children}
      </span>
    </li>
  );
}

type OtherProps = {
  offers: readonly OfferDto[];
  mayAccept: boolean;
  clients: readonly { id: string; name: string }[];
};

export function OtherOffers({ offers, mayAccept, clients }: OtherProps) {
  const { t } = useTexts('deals/co-broking');
  return (
    <section aria-labelledby="others" className="flex flex-col gap-2">
      <Heading level={2} id="others">
        {t('Offered by other firms')}
      </Heading>
      {offers.length === 0 ? (
        <p className="text-ink-soft">{t('No other firm offers a home at the moment')}</p>
      ) : (
        <ul className="flex flex-col">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer}>
              <IntroduceClient offer={offer} mayAccept={mayAccept} clients={clients} />
            </OfferRow>
          ))}
        </ul>
      )}
    </section>
  );
}

export function OwnOffers({ offers }: { offers: readonly OfferDto[] }) {
  const { t } = useTexts('deals/co-broking');
  return (
    <section aria-labelledby="own" className="flex flex-col gap-2">
      <Heading level={2} id="own">
        {t('Offered by your firm')}
      </Heading>
      {offers.length === 0 ? (
        <EmptyState title={t('Nothing offered yet')}>
          <p className="measure text-ink-soft">
            {t(
              'Offer a listing for a stated share of the commission. Brokers of other firms see it here, and the ledger records who introduced whom.',
            )}
          </p>
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer}>
              <Badge variant={offer.state === 'open' ? 'verified' : 'plain'}>
                {t(OFFER_LABELS[offer.state])}
              </Badge>
              {offer.state !== 'ended' && <OfferListing listings={[]} offer={offer} />}
              {offer.state === 'open' && <WithdrawOffer id={offer.id} title={offer.property.title} />}
            </OfferRow>
          ))}
        </ul>
      )}
    </section>
  );
}

export function IntroductionList({ introductions }: { introductions: readonly IntroductionItemDto[] }) {
  const { t } = useTexts('deals/co-broking');
  if (introductions.length === 0) return null;
  return (
    <section aria-labelledby="introductions" className="flex flex-col gap-2">
      <Heading level={2} id="introductions">
        {t('Introductions')}
      </Heading>
      <ul className="flex flex-col">
        {introductions.map(({ id, property, lister, bringer, side, name, percent, introducedAt, ...row }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-3"
          >
            <span className="min-w-0 basis-80 grow">
              <Link href={`/dashboard/deals/co-broking/${id}`} className="font-bold">
                {name || t('Name erased')}
              </Link>
              <span className="block">{property.title}</span>
              <span className="block text-note text-ink-soft">
                {side === 'bringer'
                  ? t('Brought by your firm to {firm}', { firm: lister.name })
                  : t('Brought by {firm}', { firm: bringer.name })}
                {` · ${formatDateTime(introducedAt, t.language)}`}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-3">
              <b className="tabular">{`${percent} %`}</b>
              {row.disputedBy && <Badge variant="warning">{t('Disputed')}</Badge>}
              <Badge variant={row.state === 'registered' ? 'verified' : 'plain'}>
                {t(INTRODUCTION_LABELS[row.state])}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
