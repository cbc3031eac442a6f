import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';

type Props = { contact: { name: string; phones: string[] } | undefined; isMasked?: boolean };

/** The owner named in a message or sheet, shown only to the lister. */
export function OwnerContact({ contact, isMasked }: Props) {
  const { t } = useTexts('imports/messages');
  if (!contact && !isMasked) return null;
  return (
    <section className="max-w-2xl">
      <Heading level={2} size="panel" className="mb-2">
        {t('Owner’s contact')}
      </Heading>
      {contact && (
        <p>
          {contact.name}{' '}
          {contact.phones.map((phone) => (
            <a key={phone} className="link mr-3 inline-block min-h-11 py-2" href={phoneHref(phone)}>
              {formatPhone(phone)}
            </a>
          ))}
        </p>
      )}
      <p className="text-note text-ink-soft">
        {isMasked
          ? t('Some digits of a number in the message were hidden. Ask for the full number.')
          : t('Only you see it. It is not part of the listing.')}
      </p>
    </section>
  );
}
