'use client';

import { useId, useState } from 'react';
import { useTexts } from '#language';
import { useFacts } from '@/components/listings/property-facts';
import { PlainButton } from '@/components/ui/actions/button';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { whyHere } from '@/lib/listings/freshness/format';

/** Why a card stands where it does, in words made of the number that ranked it. */
export function WhyHere({ property }: { property: PropertyCardDto }) {
  const [text, setText] = useState<string>();
  const id = useId();
  const { t } = useTexts('listings/card');
  const { titleOf } = useFacts();
  const { rank, createdAt, confirmedAt } = property;
  if (!rank) return null;
  const toggle = () =>
    setText((shown) => (shown ? undefined : whyHere({ rank, createdAt, confirmedAt }, Date.now(), t)));
  return (
    // above the link that covers the card
    <div className="relative z-10 text-sm">
      <PlainButton
        aria-expanded={text !== undefined}
        aria-controls={id}
        onClick={toggle}
        className="min-h-6 text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {t.rich('Why is this here?<hidden> {title}</hidden>', {
          title: titleOf(property),
          hidden: (text) => (
            <span key="title" className="sr-only">
              {text}
            </span>
          ),
        })}
      </PlainButton>
      <p id={id} role="status" className="text-ink-soft">
        {text}
      </p>
    </div>
  );
}
