import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import { type Actor, can } from '@/lib/auth/actor';
import { getEditableRow } from '@/lib/listing/data';
import { type PropertyDto, toPropertyDto } from '@/lib/listing/dto';
import { toFormValues } from '@/lib/listing/format';
import { confirmationBy } from '@/lib/listing/rules';
import { propertyFormSchema } from '@/lib/listing/schema';
import { reservePropertyCodes } from '@/lib/listing-code/mutations';
import { ownedBy } from '@/lib/team/data';
import { Property } from '@/models/property';

const MAX_TITLE = 160;
const SUFFIX = ' (copy)';

/**
 * A draft with the facts and pictures of a listing, for the next flat of the same house. It has a number of its own and nothing of the
 * first one's history: no verification, no figures, no decisions. The pictures are shared until one of the two drops them.
 */
export async function duplicateListing(actor: Actor, id: string): Promise<PropertyDto> {
  const row = await getEditableRow(actor, id);
  const title = `${row.title.slice(0, MAX_TITLE - SUFFIX.length)}${SUFFIX}`;
  const input = propertyFormSchema.parse({ ...toFormValues(toPropertyDto(row)), title, status: 'draft' });
  const whose = can(actor, 'listings') && row.owner ? { owner: row.owner, team: row.team } : ownedBy(actor);
  const propertyCode = (await reservePropertyCodes(1))(input.citySlug);
  const made = await Property.create({
    ...input,
    propertyCode,
    status: 'draft',
    images: row.images,
    videos: row.videos,
    ...whose,
    priceHistory: [{ price: input.price, at: new Date() }],
    ...confirmationBy(actor, whose),
    review: { state: can(actor, 'moderate') ? 'approved' : 'pending', since: new Date() },
  });
  const target = { type: 'property', id: String(made._id) } as const;
  await recordAudit({ action: 'property.write', by: actor, target, details: { copied: id } });
  return toPropertyDto(made.toObject());
}
