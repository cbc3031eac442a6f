import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { HOME_ANSWER_LABELS, KEY_LABELS, KEYS, MAX_NOTE_LENGTH } from '@/lib/clients/tours/constants';
import type { TourDto, TourHomeDto } from '@/lib/clients/tours/dto';
import { timesText } from '@/lib/clients/tours/format';
import { chatNumber } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { openingOf } from './merge-tour';
import type { TourState } from './use-tour';

function SendLink({ phone, message }: { phone: string; message: string }) {
  const { t } = useTexts('clients/tours');
  if (!message) return null;
  const number = chatNumber(phone);
  const copy = () => navigator.clipboard.writeText(message).then(() => toast.success(t('Copied')));
  return (
    <p className="flex flex-wrap gap-2">
      {number && (
        <ButtonLink size="sm" href={whatsappUrl(number, message)} target="_blank" rel="noopener noreferrer">
          {t('Send by WhatsApp')}
        </ButtonLink>
      )}
      <Button size="sm" variant="quiet" onClick={() => void copy()}>
        {t('Copy text')}
      </Button>
    </p>
  );
}

function Opening({ state, home }: { state: TourState; home: TourHomeDto }) {
  const { t } = useTexts('clients/tours');
  const [values, setValues] = useState(openingOf(home));
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const save = () => state.open(values, () => toast.success(t('Saved and replanned')));
  return (
    <div className="grid gap-3 py-2 sm:grid-cols-2">
      <SelectField
        label={t('Who opens')}
        value={values.keys}
        onChange={({ target }) => set({ keys: target.value as typeof values.keys })}
      >
        <Options of={KEYS.map((keys) => [keys, t(KEY_LABELS[keys])])} />
      </SelectField>
      <TextField
        label={t('Note on the keys')}
        optional
        maxLength={MAX_NOTE_LENGTH}
        value={values.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      {!home.isOutside && (
        <>
          <TextField
            label={t('Name')}
            optional
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label={t('Phone')}
            optional
            type="tel"
            value={values.phone}
            onChange={({ target }) => set({ phone: target.value })}
          />
          <TextField
            label={t('Email')}
            optional
            type="email"
            value={values.email}
            onChange={({ target }) => set({ email: target.value })}
          />
        </>
      )}
      <Button
        size="sm"
        className="self-end justify-self-start"
        disabled={state.isBusy}
        onClick={() => void save()}
      >
        {t('Save')}
      </Button>
    </div>
  );
}

const ANSWER_VARIANTS = { none: 'plain', confirmed: 'verified', declined: 'warning' } as const;

export function TourHomes({ state }: { state: TourState }) {
  const { t } = useTexts('clients/tours');
  const { tour } = state;
  return (
    <section aria-labelledby="homes">
      <Heading level={2} id="homes">
        {t('Homes')}
      </Heading>
      <ul>
        {tour.homes.map((home) => (
          <li key={home.id} className="flex flex-col gap-2 border-line border-t py-3">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <span className="min-w-0">
                <Link href={`/properties/${home.id}`} className="font-bold">
                  {home.title}
                </Link>
                <span className="block text-ink-soft">
                  {[t(KEY_LABELS[home.keys]), home.note, home.name, timesText(t, home.times)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {home.word && <span className="block">“{home.word}”</span>}
              </span>
              {tour.state === 'sent' && (
                <Badge variant={ANSWER_VARIANTS[home.answer]}>
                  {home.answer === 'none' && home.isAsked
                    ? t('Asked by email')
                    : t(HOME_ANSWER_LABELS[home.answer])}
                </Badge>
              )}
            </div>
            {tour.state === 'sent' && !home.isOutside && (
              <SendLink phone={home.phone} message={home.message} />
            )}
            {tour.state !== 'cancelled' && !tour.hasBegun && (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center">{t('Keys and owner')}</summary>
                <Opening state={state} home={home} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TourFamilies({ tour }: { tour: TourDto }) {
  const { t } = useTexts('clients/tours');
  return (
    <section aria-labelledby="families">
      <Heading level={2} id="families">
        {t('Families')}
      </Heading>
      <ul>
        {tour.families.map(({ client, name, phone, mayMail, isMailed, message, url }) => (
          <li key={client} className="flex flex-col gap-2 border-line border-t py-3">
            <span>
              <Link href={`/dashboard/clients/${client}`} className="font-bold">
                {name}
              </Link>
              <span className="block text-ink-soft">
                {isMailed
                  ? t('Has the link by email')
                  : mayMail
                    ? t('Gets the link by email when you send the tour')
                    : t('No email address or no recorded consent, so send the link yourself')}
              </span>
            </span>
            {url && (
              <Link href={url} className="break-all">
                {url}
              </Link>
            )}
            <SendLink phone={phone} message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
