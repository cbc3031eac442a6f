import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Facts } from '@/components/ui/display/facts';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import { listOf } from '@/lib/contacts/rules';
import type { Language } from '@/lib/platform/language/languages';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { formatDate } from '@/lib/platform/text/format';
import { chatNumber, formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { fullName, Tags } from './contact-table';

const DATES = ['birthday', 'anniversary'];

/** Blanks show 'N/A' (docs/spec/office.md#contact-directory). */
export function ContactFacts({ contact, owner }: { contact: ContactDto; owner?: string | undefined }) {
  const { t, label: named, language } = useTexts('contacts');
  const rest = CONTACT_FIELDS.slice(2).map(([field, label]) => {
    const value = contact[field];
    const shown = value && DATES.includes(field) ? formatDate(value, language) : value;
    return [named(label), linked(field, shown, language) ?? t('N/A')] as const;
  });
  return (
    <Facts
      title={t('Details')}
      items={[[t('Name'), fullName(contact) || t('N/A')], ...rest, [t('Assigned to'), owner ?? t('No one')]]}
    />
  );
}

function linked(field: string, value: string | undefined, language: Language) {
  if (!value) return undefined;
  if (field === 'tags') return <Tags tags={value} />;
  const href = field.endsWith('Phone') ? phoneHref(value) : field === 'emailAddress' && `mailto:${value}`;
  if (!href)
    return (
      <span className="whitespace-pre-line" lang={ownWordsLang(value, language)}>
        {value}
      </span>
    );
  return (
    <Link className="link" href={href}>
      {field.endsWith('Phone') ? formatPhone(value) : value}
    </Link>
  );
}

export function ContactWays({ contact }: { contact: ContactDto }) {
  const { t } = useTexts('contacts');
  const { mobilePhone, homePhone, businessPhone, otherPhones, emailAddress, otherEmails } = contact;
  const phones = [mobilePhone, ...listOf(otherPhones), businessPhone, homePhone].filter((phone) => phone);
  const typed = phones.join(',');
  const number = chatNumber(typed);
  const email = emailAddress || listOf(otherEmails)[0];
  const call = number ? `tel:+${number}` : phoneHref(typed);
  if (!call && !email) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {call && (
        <ButtonLink variant="primary" href={call}>
          <Phone className="size-4.5" aria-hidden="true" />
          {t('Call')}
        </ButtonLink>
      )}
      {number && (
        <ButtonLink href={whatsappUrl(number, '')} target="_blank" rel="noopener">
          <MessageCircle className="size-4.5" aria-hidden="true" />
          {t('WhatsApp')}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`}>
          <Mail className="size-4.5" aria-hidden="true" />
          {t('Mail')}
        </ButtonLink>
      )}
    </div>
  );
}
