import { Facts } from '@/components/ui/display/facts';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { fullName, Tags } from './contact-table';

const DATES = ['birthday', 'anniversary'];

/** What is known; blanks show 'N/A' (docs/spec.md#contact-directory), folded below. */
export function ContactFacts({ contact, owner }: { contact: ContactDto; owner?: string | undefined }) {
  const rest = CONTACT_FIELDS.slice(2).map(([field, label]) => {
    const value = contact[field];
    const shown = value && DATES.includes(field) ? formatDate(value) : value;
    return [label, linked(field, shown)] as const;
  });
  const known = rest.filter(([, value]) => value !== undefined);
  const blank = rest.filter(([, value]) => value === undefined);
  return (
    <div>
      <Facts
        title="Details"
        items={[['Name', fullName(contact) || 'N/A'], ...known, ['Looked after by', owner ?? 'Nobody']]}
      />
      {blank.length > 0 && (
        <details className="text-note">
          <summary className="min-h-11 cursor-pointer py-2.5 text-ink-soft">
            {blank.length === 1 ? '1 empty field' : `${blank.length} empty fields`}
          </summary>
          <dl>
            {blank.map(([label]) => (
              <div key={label} className="grid gap-x-4 border-line border-t py-1.5 sm:grid-cols-[11rem_1fr]">
                <dt className="text-ink-soft">{label}</dt>
                <dd>N/A</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
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
