'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { EmailField, NameField, PhoneField } from '@/components/accounts/person-fields';
import { RememberedPerson } from '@/components/accounts/remembered-person';
import { useKnownPerson } from '@/components/accounts/use-known-person';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, TextAreaField } from '@/components/ui/forms/field';
import { TrapField } from '@/components/ui/forms/trap-field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { ENQUIRY_FAILED } from '@/lib/enquiries/constants';
import { enquiryText } from '@/lib/enquiries/format';
import { enquiryFormSchema } from '@/lib/enquiries/schema';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { callOrWait } from '@/lib/platform/browser/offline/client';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { ContactSuccess } from './contact-success';

/** The subject of the enquiry, from the address: `?service=vridi` or `?propertyId=…&propertyTitle=…`. */
type About = { serviceLine?: string; propertyId?: string; propertyTitle?: string };

type Props = {
  whatsapp: string;
  /** slug → name of the line in the form */
  lines: Record<string, string>;
  /** the wording of the WhatsApp checkbox; if absent, the form does not ask */
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

/** The form of docs/spec/enquiries.md#enquiry-form. */
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
        // a person whose fields were prefilled may well be quick
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
        {t(
          'There is no network. Your enquiry is stored on this device and sent once, as soon as there is one.',
        )}
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
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy} className="self-start">
        {busy ? t('Submitting...') : t('Submit')}
      </SubmitButton>
      <p className="text-note text-ink-soft">
        {t.rich('We use what you write to answer you, and for nothing else: <a>privacy notice</a>.', {
          a: toPrivacy,
        })}
      </p>
    </form>
  );
}
