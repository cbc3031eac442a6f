import { Facts } from '@/components/ui/display/facts';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
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
      items={[['Name', fullName(contact) || 'N/A'], ...rest, ['Looked after by', owner ?? 'Nobody']]}
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
