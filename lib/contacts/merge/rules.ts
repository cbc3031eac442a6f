import { CONTACT_FIELDS, type ContactField, MAX_TAGS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import { isMobile, listOf, tagsOf } from '@/lib/contacts/rules';
import { type ContactInput, contactInputSchema } from '@/lib/contacts/schema';
import type { ContactMergeInput } from './schema';

const PHONES = ['mobilePhone', 'homePhone', 'businessPhone'] as const;

type Take = ContactMergeInput['take'];
type Values = Partial<Record<ContactField, string>>;

/** The result of a merge. Unused numbers and addresses become other phones and emails, so that earlier messages still find the contact. */
export function mergedContact(keep: ContactDto, gone: ContactDto, take: Take): ContactInput {
  const merged: Values = {};
  for (const [field] of CONTACT_FIELDS) merged[field] = chosen(keep[field], gone[field], take[field]);
  // a landline in this field is refused, and stays among the other phones
  const phones = [merged.mobilePhone, keep.mobilePhone, gone.mobilePhone];
  merged.mobilePhone = phones.find((phone) => phone && isMobile(phone));
  merged.birthday = merged.birthday?.slice(0, 10);
  merged.anniversary = merged.anniversary?.slice(0, 10);
  merged.tags = tagsOf([keep.tags, gone.tags].join(',')).slice(0, MAX_TAGS).join(', ');
  merged.otherPhones = others(PHONES, 'otherPhones', merged, [keep, gone], (text) =>
    text.replace(/\D/g, '').slice(-10),
  );
  merged.otherEmails = others(['emailAddress'], 'otherEmails', merged, [keep, gone], (text) =>
    text.toLowerCase(),
  );
  const owner = keep.owner ?? gone.owner;
  return contactInputSchema.parse({ ...merged, ...(owner && { owner }) });
}

function chosen(
  keep: string | undefined,
  gone: string | undefined,
  take: Take[ContactField],
): string | undefined {
  if (take === 'both') return [...new Set([keep, gone])].filter(Boolean).join('\n') || undefined;
  return take === 'gone' ? gone : keep || gone;
}

/** All values of this kind of either contact that are not in a main field now, without duplicates. */
function others(
  main: readonly ContactField[],
  list: ContactField,
  merged: Values,
  from: ContactDto[],
  keyOf: (text: string) => string,
): string | undefined {
  const seen = new Set(main.flatMap((field) => (merged[field] ? [keyOf(merged[field])] : [])));
  const all = from.flatMap((contact) => [...main.map((field) => contact[field]), ...listOf(contact[list])]);
  const left: string[] = [];
  for (const text of all) {
    if (!text || seen.has(keyOf(text))) continue;
    seen.add(keyOf(text));
    left.push(text);
  }
  return left.join(', ') || undefined;
}
