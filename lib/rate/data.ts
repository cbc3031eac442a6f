import 'server-only';
import { trusted } from 'mongoose';
import { cache } from 'react';
import { connectDb } from '@/lib/db';
import type { RateDto } from '@/lib/property/finance';
import { Rate, type RateRow } from '@/models/rate';
import defaults from './defaults.json';

function toRateDto(row: RateRow): RateDto {
  return {
    key: row.key,
    group: row.group,
    label: row.label,
    region: row.region,
    citySlugs: row.citySlugs,
    categories: row.categories,
    womenOnly: row.womenOnly,
    underConstructionOnly: row.underConstructionOnly,
    ...(row.maxPrice != null && { maxPrice: row.maxPrice }),
    ...(row.maxCarpetArea != null && { maxCarpetArea: row.maxCarpetArea }),
    percent: row.percent,
    ...(row.capRupees != null && { capRupees: row.capRupees }),
    from: row.from.toISOString(),
    source: row.source,
  };
}

/** Puts in the rows that ship with the product where they are missing. Rows that an admin added or changed stay. */
export async function ensureDefaultRates(): Promise<void> {
  await connectDb();
  await Rate.bulkWrite(
    defaults.map((row) => ({
      updateOne: {
        filter: { key: row.key, from: new Date(row.from) },
        update: { $setOnInsert: { ...row, from: new Date(row.from) } as never },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

/** All dated rows of a region and of India, newest first. An installation without any gets the defaults. */
export const listRates = cache(async (region: string): Promise<RateDto[]> => {
  await connectDb();
  const read = () =>
    Rate.find({ region: trusted({ $in: [region, 'India'] }) })
      .sort({ from: -1 })
      .lean();
  let rows = await read();
  if (rows.length === 0) {
    await ensureDefaultRates();
    rows = await read();
  }
  return rows.map(toRateDto);
});
