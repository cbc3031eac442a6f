import 'server-only';
import type { CheckName, CheckState, Source, Witness } from '@/lib/listings/evidence/constants';
import { checksOf } from '@/lib/listings/evidence/rules';
import { DAY_MS } from '@/lib/platform/time/time';
import type { ListingRecord } from '@/packages/demo-data/src/listings';

type Said = { by: Witness; at: Date };
type Check = Said & { check: CheckName; state: CheckState };
type Evidence = {
  checks?: Check[];
  sources?: (Said & { field: string; source: Source })[];
};

/** Checks that the agency makes itself before it verifies a listing. The lister reports the rest. */
const SEEN: readonly CheckName[] = ['place', 'area', 'land-record', 'rera'];
/** One in this many checks was never requested. */
const UNASKED = 4;

/** A small number derived from the listing's id. */
const digit = (id: string, i: number): number => Number.parseInt(id.at(-1 - i) ?? '0', 16);

/** Checks of a demo listing: by the agency if verified, otherwise by its lister. */
export function evidenceOf(record: ListingRecord): Evidence {
  const { id, verifiedAt, status } = record;
  if (status === 'draft') return {};
  const statedAt = new Date(Math.min(+record.confirmedAt, +record.createdAt + DAY_MS));
  const checks = checksOf(record).flatMap((check, i): Check[] => {
    if (verifiedAt && SEEN.includes(check)) return [{ check, state: 'seen', by: 'agency', at: verifiedAt }];
    if (digit(id, i) % UNASKED === 0) return [];
    const state = check === 'lien' && digit(id, i) === 1 ? 'missing' : 'told';
    return [{ check, state, by: 'lister', at: statedAt }];
  });
  if (!verifiedAt) return checks.length > 0 ? { checks } : {};
  const by = { by: 'agency' as const, at: verifiedAt };
  const sources = [
    { field: 'area', source: 'measured' as const, ...by },
    ...(record.carpetArea ? [{ field: 'carpetArea', source: 'measured' as const, ...by }] : []),
    ...(record.landRecord ? [{ field: 'landRecord', source: 'document' as const, ...by }] : []),
    ...(record.reraNumber ? [{ field: 'reraNumber', source: 'document' as const, ...by }] : []),
    ...(record.naOrder ? [{ field: 'naOrder', source: 'document' as const, ...by }] : []),
  ];
  return { checks, sources };
}
