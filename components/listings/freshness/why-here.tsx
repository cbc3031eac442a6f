import { useTexts } from '#language';
import { useFacts } from '@/components/listings/property-facts';
import { PlainButton } from '@/components/ui/actions/button';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { whyHere } from '@/lib/listings/freshness/format';

/** Explains a card's rank; the island around the cards opens it (components/search/cards/operate-cards.ts). */
export function WhyButton({ property }: { property: PropertyCardDto }) {
  const { t } = useTexts('listings/card');
  const { titleOf } = useFacts();
  if (!property.rank) return null;
  const name = t('Why is this here? {title}', { title: titleOf(property) });
  return (
    <PlainButton data-act="why" aria-expanded="false" aria-label={name} title={t('Why is this here?')}>
      ?
    </PlainButton>
  );
}

/** The reason for its rank, worded from the ranking number. */
export function WhyText({ property: { rank, createdAt, confirmedAt } }: { property: PropertyCardDto }) {
  const { t } = useTexts('listings/card');
  if (!rank) return null;
  return (
    <p role="status" data-why="" hidden suppressHydrationWarning>
      {whyHere({ rank, createdAt, confirmedAt }, Date.now(), t)}
    </p>
  );
}
