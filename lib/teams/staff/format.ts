import type { Texts } from '@/lib/platform/language/translate';

const OFFICE = 'office: ';

export const standingText = (standing: string, { t, label }: Texts<'office/users'>): string =>
  standing.startsWith(OFFICE)
    ? t('office: {role}', { role: label(standing.slice(OFFICE.length)) })
    : label(standing);
