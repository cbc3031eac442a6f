'use client';

import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { isObjectIdHex } from '@/lib/platform/text/object-id';

/** Shown instead of the form after sending, with the way back to the listing. The chat opened in a new tab, unless the browser refused. */
export function ContactSuccess({ chat, propertyId }: { chat: string; propertyId: string | undefined }) {
  const { t } = useTexts('enquiries/contact');
  const heading = useRef<HTMLHeadingElement>(null);
  // the focused form is gone: screen readers announce what happened
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4 rounded-md border border-verified bg-verified-soft p-6">
      <Check className="size-8 text-verified" aria-hidden="true" />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('Thank you. Your enquiry has reached us.')}
      </Heading>
      <p>
        {chat
          ? t(
              'We answer by phone or e-mail on the next working day at the latest. A WhatsApp chat with your message opened in a new tab; if it did not, open it here.',
            )
          : t('We answer by phone or e-mail on the next working day at the latest.')}
      </p>
      <div className="flex flex-wrap gap-3">
        {chat && (
          <ButtonLink href={chat} target="_blank" rel="noopener">
            {t('Open WhatsApp')}
          </ButtonLink>
        )}
        {propertyId && isObjectIdHex(propertyId) ? (
          <ButtonLink href={`/properties/${propertyId}`}>{t('Back to the property')}</ButtonLink>
        ) : (
          <ButtonLink variant="quiet" href="/buy">
            {t('See properties')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
