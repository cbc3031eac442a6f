'use client';

import { Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { EmailField, NameField, PhoneField } from '@/components/accounts/person-fields';
import { RememberedPerson } from '@/components/accounts/remembered-person';
import { useKnownPerson } from '@/components/accounts/use-known-person';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Input } from '@/components/ui/forms/control';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { TrapField } from '@/components/ui/forms/trap-field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { Sheet } from '@/components/ui/overlays/sheet';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { visitFormSchema } from '@/lib/visits/schema';
import { MAX_TOUR_HOMES } from '@/lib/visits/tours/constants';
import type { TourDto, TourHomeDto } from '@/lib/visits/tours/dto';
import { freeIn } from '@/lib/visits/tours/rules';
import { HalfDayPicker } from './half-day-picker';

type Props = {
  listing: { _id: string; title: string };
  host: string;
  /** the wording of the WhatsApp checkbox; if absent, the form does not ask */
  consent?: string | undefined;
  onClose: () => void;
};
type Booked = { url: string; hasEmail: boolean; tour?: TourDto };

const FAILED = 'The request wasn’t sent. Please try again.';

function TourAsked({ tour }: { tour: TourDto }) {
  const { t } = useTexts('visits/booking');
  return (
    <>
      <p>
        {t('You have asked for {count} visits. This order makes the shortest route:', {
          count: tour.stops.length,
        })}
      </p>
      <ol className="flex list-decimal flex-col gap-1 pl-5">
        {tour.stops.map(({ id, url, title, km }) => (
          <li key={id}>
            <Link className="link" href={new URL(url).pathname}>
              {title}
            </Link>
            {km !== null && (
              <span className="text-ink-soft">
                {' '}
                · {t('{km} km from the previous stop', { km: km.toFixed(1) })}
              </span>
            )}
          </li>
        ))}
      </ol>
      {tour.totalKm !== null && (
        <p className="tabular">{t('{km} km in total, in straight lines', { km: tour.totalKm.toFixed(1) })}</p>
      )}
      {tour.mapUrl && (
        <ButtonLink href={tour.mapUrl} target="_blank" rel="noopener">
          {t('The whole route on a map')}
        </ButtonLink>
      )}
    </>
  );
}

function Asked({ listing, host, booked }: Props & { booked: Booked }) {
  const { t } = useTexts('visits/booking');
  const heading = useRef<HTMLHeadingElement>(null);
  // moves the focus from the removed form to the heading, so that screen readers announce the result
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <Check className="size-8 text-verified" aria-hidden="true" />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('You have asked for a visit')}
      </Heading>
      <p>
        {booked.hasEmail
          ? t('{host} will confirm a time, offer another or decline. We’ll email you.', { host })
          : t(
              '{host} will confirm a time, offer another or decline. You’ll see it under My visits and at your own link:',
              { host },
            )}
      </p>
      {booked.tour ? (
        <TourAsked tour={booked.tour} />
      ) : (
        <Input readOnly value={booked.url} aria-label={t('Your link to this visit')} className="h-12" />
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href="/visits">
          {t('My visits')}
        </ButtonLink>
        <ButtonLink
          href={whatsappUrl('', `${t('Visit: {title}', { title: listing.title })}\n${booked.url}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('Send the link on WhatsApp')}
        </ButtonLink>
      </div>
      <p className="text-note text-ink-soft">
        {t('Anyone with the link can change the visit. It shows no number or email address.')}
      </p>
    </div>
  );
}

type TourFieldsProps = {
  property: string;
  /** half-days or hours selected for the first home */
  halfDays: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Free homes of the same lister or locality at the selected times, nearest first, to combine into one tour. */
function TourFields({ property, halfDays, chosen, onChange }: TourFieldsProps) {
  const { t, language } = useTexts('visits/booking');
  const [homes, setHomes] = useState<TourHomeDto[]>([]);
  useEffect(() => {
    let here = true;
    api<{ homes: TourHomeDto[] }>(`/api/visits/tours?property=${property}`).then(
      (found) => here && setHomes(found.homes),
      // the home can be booked without the others
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [property]);
  const isFree = (home: TourHomeDto) => freeIn(halfDays, home.halfDays).length > 0;
  const shown = homes.filter((home) => chosen.includes(home.id) || (halfDays.length > 0 && isFree(home)));
  if (shown.length === 0) return null;
  const isFull = chosen.length + 1 >= MAX_TOUR_HOMES;
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{t('See other homes on the same route')}</legend>
      <div className="flex flex-col gap-1">
        {shown.map(({ id, title, price, type, km }) => (
          <CheckboxField
            key={id}
            label={[
              title,
              type === 'rent'
                ? t('{price} a month', { price: formatRupeesShort(price, language) })
                : formatRupeesShort(price, language),
              ...(km === undefined ? [] : [t('{km} km away', { km: km.toFixed(1) })]),
            ].join(' · ')}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={() =>
              onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function VisitForm({ listing, host, consent, onBooked }: Props & { onBooked: (booked: Booked) => void }) {
  const { t, language } = useTexts('visits/booking');
  const openedAt = useRef(performance.now());
  const trap = useRef<HTMLInputElement>(null);
  const [others, setOthers] = useState<string[]>([]);
  const { form, field, formProps, busy, outcome } = useZodForm(visitFormSchema, {
    start: { halfDays: [], name: '', phone: '', email: '', withFamily: false, word: '' },
    async send(values) {
      const body = {
        ...values,
        website: trap.current?.value ?? '',
        // a person with prefilled fields may be quick
        ...(!person.isKnown && { fillMs: Math.round(performance.now() - openedAt.current) }),
      };
      const hasEmail = Boolean(values.email);
      if (others.length > 0) {
        const tour = await api<TourDto>('/api/visits/tours', {
          method: 'POST',
          body: { ...body, propertyIds: [listing._id, ...others] },
        });
        onBooked({ url: tour.stops[0]?.url ?? '', hasEmail, tour });
      } else {
        const { url } = await api<{ url: string }>('/api/visits', {
          method: 'POST',
          body: { ...body, propertyId: listing._id },
        });
        onBooked({ url, hasEmail });
      }
      person.remember(values);
      return undefined;
    },
    failed: (error) => serverMessage(error, t(FAILED)),
  });
  const person = useKnownPerson({ get: form.getValues, set: form.setValue }, language);
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <HalfDayPicker
        property={listing._id}
        chosen={form.watch('halfDays')}
        onChange={(chosen) =>
          form.setValue('halfDays', chosen, { shouldValidate: form.formState.isSubmitted })
        }
      />
      <TourFields
        property={listing._id}
        halfDays={form.watch('halfDays')}
        chosen={others}
        onChange={setOthers}
      />
      <RememberedPerson {...person} />
      <NameField {...field('name')} />
      <PhoneField label={t('Mobile')} {...field('phone')} />
      <CheckboxField label={t('I’m coming with family')} {...form.register('withFamily')} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center py-2">
          {t('Get the reply by email, or add a message')}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <EmailField
            optional
            help={t('For a confirmation with a calendar entry, and a reminder')}
            {...field('email')}
          />
          <TextField label={t('Message')} optional maxLength={500} {...field('word')} />
        </div>
      </details>
      {consent && <CheckboxField label={consent} value={consent} {...form.register('agreedWords')} />}
      <TrapField ref={trap} />
      <OutcomeNotice outcome={outcome} />
      <div className="sticky bottom-0 -mx-5 flex flex-col bg-paper px-5 py-2 sm:static sm:m-0 sm:p-0">
        <SubmitButton variant="primary" disabled={busy}>
          {busy ? t('Sending...') : t('Ask for a visit')}
        </SubmitButton>
      </div>
      <p className="text-note text-ink-soft">
        {t('{host} gets your name and number for this visit only.', { host })}
      </p>
    </form>
  );
}

export default function VisitSheet(props: Props) {
  const { t } = useTexts('visits/booking');
  const [booked, setBooked] = useState<Booked>();
  const { title } = props.listing;
  return (
    <Sheet label={t('Visit to {title}', { title })} lead={title} onClose={props.onClose}>
      {booked ? (
        <Asked {...props} booked={booked} />
      ) : (
        <>
          <Heading level={2}>{t('Visit this home')}</Heading>
          <VisitForm {...props} onBooked={setBooked} />
        </>
      )}
    </Sheet>
  );
}
