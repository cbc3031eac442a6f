import type { Reply, Text } from '@/lib/language/translate';
import type { PropertyDto } from '@/lib/listing/dto';
import { noticesOf } from '@/lib/listing/format';
import { awaitedText } from '@/lib/publish-gate/format';

/** What the server said of a listing that was saved, in the language of the page. */
export function warningsIn(
  t: Text<'wizard'>,
  say: Reply,
  listing: PropertyDto,
  warnings: readonly string[],
): string[] {
  const { awaiting = [] } = listing;
  const [stored] = awaiting.length > 0 ? noticesOf(listing) : [];
  return warnings.map((one) =>
    one === stored
      ? t('Stored. It becomes public as soon as you {what}', { what: awaitedText(t, awaiting) })
      : say(one),
  );
}
