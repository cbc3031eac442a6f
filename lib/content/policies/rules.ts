import type { Language } from '@/lib/platform/language/languages';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import type { Site } from '@/lib/settings/dto';

/** Recipient of complaints: the officer, or the office without one. */
export function officerLinks(site: Site): { href: string; label: string }[] {
  const { email, phone } = site.grievanceOfficer ?? site;
  const call = phoneHref(phone);
  return [
    { href: `mailto:${email}`, label: email },
    ...(call ? [{ href: call, label: formatPhone(phone) }] : []),
  ];
}

export const dataMapPath = (language: Language): string => `/api/data-map?lang=${language}`;
