import { randomBytes } from 'node:crypto';
import type { Collection } from 'mongodb';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { CITIES } from '@/lib/places/rules';
import { Property } from '@/models/listings/property';
import { demoListings } from '@/packages/demo-data/src/listings';
import { insertInBulk } from './bulk';
import { listingRow } from './rows';

const OWNERS = 200;

/** Inserts listings without pictures, for benchmarks, and nothing else. */
export async function insertListings(count: number): Promise<void> {
  const owners = Array.from({ length: OWNERS }, () => randomBytes(12).toString('hex'));
  const records = demoListings({ count, now: new Date(), seed: 'bench', owners, cities: CITIES });
  const makeCode = await reservePropertyCodes(count);
  function* rows() {
    for (const record of records) yield listingRow(record, [], makeCode);
  }
  await insertInBulk(Property.collection as unknown as Collection, rows());
}
