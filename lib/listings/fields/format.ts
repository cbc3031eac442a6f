import type { Language } from '@/lib/platform/language/languages';
import type { Text } from '@/lib/platform/language/translate';
import { formatArea, formatDate, formatLand } from '@/lib/platform/text/format';
import { type Category, LAND_CATEGORIES, type PropertyStatus } from './vocabulary';

// every card loads this module, so it uses neither fields nor schemas (.dependency-cruiser.cjs)

/** "1,600 sq ft"; for land also "1,08,900 sq ft · 2 acres 20 guntha" */
export function formatAreaOf(
  { area, category }: { area: number; category: Category },
  language: Language = 'en',
): string {
  const land = LAND_CATEGORIES.includes(category) ? formatLand(area, language) : undefined;
  return [formatArea(area, language), land].filter(Boolean).join(' · ');
}

type Verified = {
  status: PropertyStatus;
  verifiedAt?: string | undefined;
  unverifiedSince?: string | undefined;
  createdAt: string;
};

/** Texts that any area can use, because the sentence is in the common texts. */
type DateText = {
  (key: '{date}, edited since', values: { date: string }): string;
  readonly language: Language;
};

/** "3 Nov 2026" or "3 Nov 2026, edited since"; undefined if never verified. */
export function verifiedOn({ verifiedAt, unverifiedSince }: Verified, t: DateText): string | undefined {
  const date = verifiedAt && formatDate(verifiedAt, t.language);
  return date && unverifiedSince ? t('{date}, edited since', { date }) : date;
}

/** Explains who set a status, about what and when; undefined for self-explanatory ones. */
export function statusMeaning(listing: Verified, t: Text<'listings/card'>): string | undefined {
  const { status, createdAt } = listing;
  if (status === 'active')
    return t(
      'Published by its owner on {date}. Our team has not verified it, so see the place and the papers before you pay.',
      { date: formatDate(createdAt, t.language) },
    );
  const date = verifiedOn(listing, t) ?? '';
  if (status === 'verified')
    return t(
      'Verified by our team on {date}. We checked title, description, price, place, size and photos against evidence. Since then the owner has changed none of them, except the price by at most a tenth.',
      { date },
    );
  if (status !== 'unverified') return undefined;
  return date
    ? t(
        'Verified on {date}. The owner has since changed something we had checked, and we haven’t checked it again yet.',
        { date },
      )
    : t('We couldn’t verify this listing. See the place and the papers before you pay.');
}
