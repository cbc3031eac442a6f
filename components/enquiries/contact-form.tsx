'use client';

import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { EmailField, NameField, PhoneField } from '@/components/accounts/person-fields';
import { RememberedPerson } from '@/components/accounts/remembered-person';
import { useKnownPerson } from '@/components/accounts/use-known-person';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { CheckboxField, TextAreaField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { TrapField } from '@/components/ui/forms/trap-field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { ENQUIRY_FAILED } from '@/lib/enquiries/constants';
import { enquiryText } from '@/lib/enquiries/format';
import { enquiryFormSchema } from '@/lib/enquiries/schema';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { callOrWait } from '@/lib/platform/browser/offline/client';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';

/** The enquiry's subject from the address: `?service=vridi` or `?propertyId=…&propertyTitle=…`. */
type About = { serviceLine?: string; propertyId?: string; propertyTitle?: string };

type Props = {
  whatsapp: string;
  /** names of the lines by slug */
  lines: Record<string, string>;
  /** wording of the WhatsApp checkbox; without it the form does not ask */
  consent?: string | undefined;
};

function aboutFromAddress(): About {
  const params = new URLSearchParams(window.location.search);
  const pick = (key: string) => params.get(key)?.slice(0, 200) || undefined;
  return {
    serviceLine: pick('service'),
    propertyId: pick('propertyId'),
    propertyTitle: pick('propertyTitle'),
  };
}

function subject(about: About, lines: Props['lines']): string | undefined {
  if (about.propertyTitle) return about.propertyTitle;
  return about.serviceLine && Object.hasOwn(lines, about.serviceLine) ? lines[about.serviceLine] : undefined;
}

const bold = (text: ReactNode) => <span className="font-bold">{text}</span>;
const toPrivacy = (text: ReactNode) => (
  <Link className="link" href="/privacy">
    {text}
  </Link>
);

/** Replaces the form after sending. The chat opens in a new tab unless the browser refuses. */
function ContactSuccess({ chat, propertyId }: { chat: string; propertyId: string | undefined }) {
  const { t } = useTexts('enquiries/contact');
  const heading = useRef<HTMLHeadingElement>(null);
  // moves the focus from the removed form to the heading, so that screen readers announce the result
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
              'We’ll reply by phone or email by the next working day. A WhatsApp chat with your message opened in a new tab. If it didn’t, open it here.',
            )
          : t('We’ll reply by phone or email by the next working day.')}
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

export function ContactForm({ whatsapp, lines, consent }: Props) {
  const { t, language } = useTexts('enquiries/contact');
  const [about, setAbout] = useState<About>({});
  const [chat, setChat] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const started = useRef({ opened: 0, key: '' });
  const trap = useRef<HTMLInputElement>(null);

  useEffect(() => {
    started.current = { opened: performance.now(), key: newIdempotencyKey() };
    setAbout(aboutFromAddress());
  }, []);

  const topic = subject(about, lines);
  const { form, field, formProps, busy, outcome } = useZodForm(enquiryFormSchema, {
    async send(values) {
      const { opened, key } = started.current;
      const body = {
        ...values,
        ...about,
        website: trap.current?.value ?? '',
        // prefilled forms may be sent faster than the bot check allows
        ...(!person.isKnown && { fillMs: Math.round(performance.now() - opened) }),
        idempotencyKey: key,
      };
      const what = topic ? t('Your enquiry about {topic}', { topic }) : t('Your enquiry');
      const outcome = await callOrWait({ path: '/api/contact', method: 'POST', body, what });
      person.remember(values);
      if (outcome === 'waiting') {
        setWaiting(true);
        return undefined;
      }
      const url = whatsapp && whatsappUrl(whatsapp, enquiryText({ ...values, propertyTitle: topic }));
      setChat(url);
      if (url) window.open(url, '_blank', 'noopener');
      return undefined;
    },
    failed: () => ENQUIRY_FAILED,
  });

  const person = useKnownPerson({ get: form.getValues, set: form.setValue }, language, {
    asksServer: false,
  });

  if (isWaiting)
    return (
      <Notice variant="warning">
        {t('You’re offline. Your enquiry is saved on this device and sent once you’re back online.')}
      </Notice>
    );
  if (chat !== undefined) return <ContactSuccess chat={chat} propertyId={about.propertyId} />;
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {topic && (
        <p className="rounded-md border border-line bg-sunken px-4 py-3">
          {t.rich('About: <b>{topic}</b>', { topic, b: bold })}
        </p>
      )}
      <RememberedPerson {...person} />
      <NameField required {...field('name')} />
      <EmailField required {...field('email')} />
      <PhoneField required {...field('phone')} />
      <TextAreaField label={t('Message')} rows={4} required {...field('message')} />
      {consent && <CheckboxField label={consent} value={consent} {...form.register('agreedWords')} />}
      <TrapField ref={trap} />
      <FormEnd {...{ busy, outcome }} variant="primary">
        {busy ? t('Submitting...') : t('Submit')}
      </FormEnd>
      <p className="text-note text-ink-soft">
        {t.rich('We use what you write to answer you, and for nothing else: <a>privacy notice</a>.', {
          a: toPrivacy,
        })}
      </p>
    </form>
  );
}
