import 'server-only';
import { cache } from 'react';
import { remember } from '@/lib/platform/cache/remember';
import { op } from '@/lib/platform/db/operators';
import { log } from '@/lib/platform/log/log';
import { Rate, type RateRow } from '@/models/costs/rate';
import defaults from './default-rates.json';
import type { RateDto } from './rules';

function toRateDto(row: RateRow): RateDto {
  return {
    key: row.key,
    group: row.group,
    label: row.label,
    region: row.region,
    citySlugs: row.citySlugs,
    jurisdictions: row.jurisdictions,
    categories: row.categories,
    womenOnly: row.womenOnly,
    underConstructionOnly: row.underConstructionOnly,
    ...(row.maxPrice != null && { maxPrice: row.maxPrice }),
    ...(row.maxCarpetArea != null && { maxCarpetArea: row.maxCarpetArea }),
    percent: row.percent,
    ...(row.capRupees != null && { capRupees: row.capRupees }),
    ...(row.rupees != null && { rupees: row.rupees }),
    ...(row.count != null && { count: row.count, unit: row.unit ?? 'days' }),
    ...(row.text != null && { text: row.text }),
    from: row.from.toISOString(),
    source: row.source,
    ...(row.checkedOn && { checkedOn: row.checkedOn }),
    ...(row.doubt && { doubt: row.doubt }),
  };
}

/** Adds missing rows that ship with the product. Rows added or changed by an admin stay. */
export async function ensureDefaultRates(): Promise<void> {
  await Rate.bulkWrite(
    defaults.flatMap(({ from, ...row }) => {
      const [of, filter] = [
        'jurisdictions' in row ? row.jurisdictions : [],
        { key: row.key, from: new Date(from) },
      ];
      return [
        { updateOne: { filter, update: { $setOnInsert: row as never }, upsert: true } },
        // rows of versions without jurisdictions, including an admin's
        {
          updateMany: {
            filter: { key: row.key, jurisdictions: op.missing() },
            update: { $set: { jurisdictions: of as never[] } },
          },
        },
      ];
    }),
  );
}

/** Shipped rules without a row yet, in a new installation or after an update. */
function missingDefaults(rows: { key: string }[], region?: string) {
  const keys = new Set(rows.map(({ key }) => key));
  const isAsked = (of: string) => region === undefined || of === region || of === 'India';
  return defaults.filter((rule) => isAsked(rule.region) && !keys.has(rule.key));
}

async function readRates(region?: string): Promise<RateDto[]> {
  const filter = region === undefined ? {} : { region: op.in([region, 'India']) };
  const read = () => Rate.find(filter).sort({ from: -1 }).lean<RateRow[]>();
  const rows = await read();
  const missing = missingDefaults(rows, region);
  if (missing.length === 0) return rows.map(toRateDto);
  try {
    await ensureDefaultRates();
    return (await read()).map(toRateDto);
  } catch (err) {
    // a full disk prevents writes but must not break pages that only read
    log.warn({ err }, 'rates: the shipped ones could not be stored');
    const shipped = missing.map((row) => new Rate(row).toObject<RateRow>());
    return [...rows, ...shipped].sort((a, b) => +b.from - +a.from).map(toRateDto);
  }
}

const ratesOf = remember('rates', ['site'], readRates);

/** Call after a rate was added. */
export const forgetRates = () => ratesOf.forget();

/** All dated rows of a region and of India, newest first. Rules without rows get the shipped ones. */
export const listRates = cache((region: string) => ratesOf.get(region));

/** Rows of all regions, because a search can find listings in several. */
export const listAllRates = cache(() => readRates());
