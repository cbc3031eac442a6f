import 'server-only';
import { CARD_PROJECTION, toPropertyCardDto } from '@/lib/listings/dto';
import { isVisibleStatus } from '@/lib/listings/lifecycle';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import type { MailHome } from '@/lib/platform/mail/html';
import { siteUrl } from '@/lib/platform/site';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Property } from '@/models/listings/property';
import { toMailHome } from './format';

/** Property codes by id, for mails that have only the card of a home. */
export async function mapCodes(ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await Property.find({ _id: op.in(ids.filter(isObjectIdHex)) }, { propertyCode: 1 }).lean();
  return new Map(
    rows.flatMap(({ _id, propertyCode }) => (propertyCode ? [[String(_id), propertyCode] as const] : [])),
  );
}

/** The home that a mail is about, in its receiver's language; undefined if it is no longer stored. */
export async function getMailHome(
  id: unknown,
  language: Language | null | undefined,
): Promise<MailHome | undefined> {
  if (!isObjectIdHex(String(id))) return undefined;
  const row = await Property.findById(String(id), { ...CARD_PROJECTION, propertyCode: 1 }).lean();
  if (!row) return undefined;
  const card = { ...toPropertyCardDto(row), ...(row.propertyCode && { propertyCode: row.propertyCode }) };
  return toMailHome(card, siteUrl(), language ?? 'en', isVisibleStatus(row.status));
}
