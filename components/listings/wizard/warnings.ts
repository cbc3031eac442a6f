import type { PropertyDto } from '@/lib/listings/dto';
import { noticesOf } from '@/lib/listings/format';
import { missingText } from '@/lib/listings/publish-gate/format';
import type { Reply, Text } from '@/lib/platform/language/translate';

/** The server's notices about a saved listing, in the page's language. */
export function warningsIn(
  t: Text<'listings/wizard'>,
  say: Reply,
  listing: PropertyDto,
  warnings: readonly string[],
): string[] {
  const { awaiting = [] } = listing;
  const [stored] = awaiting.length > 0 ? noticesOf(listing) : [];
  return warnings.map((warning) =>
    warning === stored
      ? t('Stored. It becomes public as soon as you {what}', { what: missingText(t, awaiting) })
      : say(warning),
  );
}
