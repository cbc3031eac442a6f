'use client';

import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { EmailField, NameField, PhoneField } from '@/components/accounts/person-fields';
import { RememberedPerson } from '@/components/accounts/remembered-person';
import { useKnownPerson } from '@/components/accounts/use-known-person';
import { Button, ButtonLink, ChoiceChip } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, TextAreaField } from '@/components/ui/forms/field';
import { TrapField } from '@/components/ui/forms/trap-field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { Sheet } from '@/components/ui/overlays/sheet';
import { ENQUIRY_FAILED, ENQUIRY_TOPICS } from '@/lib/enquiries/constants';
import { enquiryText, toggleSentence } from '@/lib/enquiries/format';
import { enquirySheetSchema } from '@/lib/enquiries/schema';
import { serverMessage } from '@/lib/platform/browser/api';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { callOrWait } from '@/lib/platform/browser/offline/client';
import { formatPhone } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';

export type SheetProps = {
  listing: { _id: string; title: string; type: 'sale' | 'rent' };
  /** the lister's name, or the agency's */
  recipient: string;
  whatsapp: string | undefined;
  /** the recipient's measured response time, or 'agency' for the agency's own promise; absent for a lister without a measurement */
  promise?: { text: string } | 'agency' | undefined;
  /** wording of the WhatsApp checkbox; without it the form does not ask */
  consent?: string | undefined;
  onClose: () => void;
};

type Sent = {
  name: string;
  phone: string;
  email?: string | undefined;
  message: string;
  /** true if it is queued until there is a network */
  isWaiting: boolean;
};

function SheetSuccess({
  sent,
  listing,
  recipient,
  whatsapp,
  promise,
  onBack,
}: SheetProps & { sent: Sent; onBack: () => void }) {
  const { t } = useTexts('enquiries/form');
  const heading = useRef<HTMLHeadingElement>(null);
  // moves the focus from the removed form to the heading, so that screen readers announce the result
  useLayoutEffect(() => heading.current?.focus(), []);
  const chat = whatsapp && whatsappUrl(whatsapp, enquiryText({ ...sent, propertyTitle: listing.title }));
  return (
    <div className="flex flex-col items-start gap-4">
      <Check className="size-8 text-verified" aria-hidden="true" />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {sent.isWaiting ? t('Your enquiry is waiting for a connection') : t('Your enquiry has been sent')}
      </Heading>
      {sent.isWaiting ? (
        <p>
          {t(
            'It’s saved on this device and will be sent once you’re back online. You don’t need to fill it in again.',
          )}
        </p>
      ) : (
        <div>
          <p className="font-bold">{t('What happens next')}</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
            <li>{t('{recipient} has your message now.', { recipient })}</li>
            <li>
              {t.rich(
                promise === 'agency'
                  ? 'You’ll get a call on <b>{phone}</b>, usually within a working day.'
                  : 'You’ll get a call on <b>{phone}</b>.',
                {
                  phone: formatPhone(sent.phone),
                  b: (text) => <span className="whitespace-nowrap tabular">{text}</span>,
                },
              )}
            </li>
            {typeof promise === 'object' && <li>{promise.text}</li>}
            {sent.email && <li>{t('A confirmation is on its way to {email}.', { email: sent.email })}</li>}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onBack}>
          {t('Back to the property')}
        </Button>
        {chat && (
          <ButtonLink href={chat} target="_blank" rel="noopener">
            {t('Open WhatsApp')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function SheetForm({ listing, consent, onSent }: SheetProps & { onSent: (sent: Sent) => void }) {
  const { t, language } = useTexts('enquiries/form');
  const attempt = useRef({ opened: performance.now(), key: newIdempotencyKey() });
  const trap = useRef<HTMLInputElement>(null);
  const { form, field, formProps, busy, outcome } = useZodForm(enquirySheetSchema, {
    start: {
      name: '',
      phone: '',
      email: '',
      message: t('I am interested in {title}.', { title: listing.title }),
    },
    async send(values) {
      const { opened, key } = attempt.current;
      const body = {
        ...values,
        kind: 'listing',
        propertyId: listing._id,
        website: trap.current?.value ?? '',
        // a prefilled form may be sent faster than the bot check allows
        ...(!person.isKnown && { fillMs: Math.round(performance.now() - opened) }),
        idempotencyKey: key,
      };
      const what = t('Your enquiry about {title}', { title: listing.title });
      const outcome = await callOrWait({ path: '/api/contact', method: 'POST', body, what });
      person.remember(values);
      onSent({ ...values, isWaiting: outcome === 'waiting' });
      return undefined;
    },
    failed: (error) => serverMessage(error, ENQUIRY_FAILED),
  });

  const person = useKnownPerson({ get: form.getValues, set: form.setValue }, language);

  const message = form.watch('message');
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <RememberedPerson {...person} />
      <NameField {...field('name')} />
      <PhoneField label={t('Mobile')} {...field('phone')} />
      <EmailField optional {...field('email')} />
      <div className="flex flex-col gap-2">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 font-bold">{t('I am asking about')}</legend>
          {ENQUIRY_TOPICS[listing.type].map(({ label, sentence: english }) => {
            const sentence = t(english);
            const isChosen = message.includes(sentence);
            return (
              <ChoiceChip
                key={label}
                isChosen={isChosen}
                onClick={() =>
                  form.setValue('message', toggleSentence(message, sentence), { shouldDirty: true })
                }
              >
                {t(label)}
              </ChoiceChip>
            );
          })}
        </fieldset>
        <TextAreaField label={t('Message')} rows={3} {...field('message')} />
      </div>
      {consent && <CheckboxField label={consent} value={consent} {...form.register('agreedWords')} />}
      <TrapField ref={trap} />
      <OutcomeNotice outcome={outcome} />
      {/* stays visible above any keyboard */}
      <div className="sticky bottom-0 -mx-5 flex flex-col bg-paper px-5 py-2 sm:static sm:m-0 sm:p-0">
        <SubmitButton variant="primary" disabled={busy}>
          {busy ? t('Submitting...') : t('Send enquiry')}
        </SubmitButton>
      </div>
      <p className="text-note text-ink-soft">
        {t('We pass your message on to the person offering the property, and use it for nothing else.')}
      </p>
    </form>
  );
}

/** Asks for name and mobile number on the page itself, with a suggested message (docs/spec/listing.md#property-page). */
export default function EnquirySheet(props: SheetProps) {
  const { t } = useTexts('enquiries/form');
  const [sent, setSent] = useState<Sent>();
  const { title } = props.listing;
  return (
    <Sheet label={t('Enquiry about {title}', { title })} lead={title} onClose={props.onClose}>
      {(close) =>
        sent ? (
          <SheetSuccess {...props} sent={sent} onBack={close} />
        ) : (
          <>
            <Heading level={2}>{t('Enquire about this property')}</Heading>
            <SheetForm {...props} onSent={setSent} />
          </>
        )
      }
    </Sheet>
  );
}
