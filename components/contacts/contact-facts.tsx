import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/actions/button';
import { Facts } from '@/components/ui/display/facts';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import { listOf } from '@/lib/contacts/rules';
import { formatDate } from '@/lib/platform/text/format';
import { chatNumber, formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { fullName, Tags } from './contact-table';

const DATES = ['birthday', 'anniversary'];

/** Blanks show 'N/A' (docs/spec/office.md#contact-directory). */
export function ContactFacts({ contact, owner }: { contact: ContactDto; owner?: string | undefined }) {
  const rest = CONTACT_FIELDS.slice(2).map(([field, label]) => {
    const value = contact[field];
    const shown = value && DATES.includes(field) ? formatDate(value) : value;
    return [label, linked(field, shown) ?? 'N/A'] as const;
  });
  return (
    <Facts
      title="Details"
      items={[['Name', fullName(contact) || 'N/A'], ...rest, ['Assigned to', owner ?? 'No one']]}
    />
  );
}

function linked(field: string, value: string | undefined) {
  if (!value) return undefined;
  if (field === 'tags') return <Tags tags={value} />;
  const href = field.endsWith('Phone') ? phoneHref(value) : field === 'emailAddress' && `mailto:${value}`;
  if (!href) return <span className="whitespace-pre-line">{value}</span>;
  return (
    <a className="link" href={href}>
      {field.endsWith('Phone') ? formatPhone(value) : value}
    </a>
  );
}

export function ContactWays({ contact }: { contact: ContactDto }) {
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
          Call
        </ButtonLink>
      )}
      {number && (
        <ButtonLink href={whatsappUrl(number, '')} target="_blank" rel="noopener">
          <MessageCircle className="size-4.5" aria-hidden="true" />
          WhatsApp
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`}>
          <Mail className="size-4.5" aria-hidden="true" />
          Mail
        </ButtonLink>
      )}
    </div>
  );
}
