import 'server-only';
import mongoose, { type Schema } from 'mongoose';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import type { KeptUntil } from '@/lib/platform/db/personal-data';
import { encryptedSchema } from '@/models/platform/encrypted';
import '@/lib/registries/models';
import { AREA_TEXTS, type DataArea } from './constants';
import { PERSONAL_DATA } from './definitions';

/** One kind of record with its fields as the database has them, and which of them are encrypted. */
export type MappedRecord = { name: string; fields: string[]; encrypted: string[] };

export type MappedArea = {
  area: DataArea;
  records: MappedRecord[];
  until: readonly KeptUntil[];
  /** a job deletes or shortens expired data */
  expires: boolean;
};

const AREAS = Object.keys(AREA_TEXTS) as DataArea[];

function fieldsOf(schema: Schema, prefix = ''): { fields: string[]; encrypted: string[] } {
  const fields: string[] = [];
  const encrypted: string[] = [];
  schema.eachPath((path, type) => {
    if (/^(_id|__v|createdAt|updatedAt)$/.test(path)) return;
    const name = prefix + path;
    const inner = type.schema as Schema | undefined;
    if (inner && inner !== (encryptedSchema as unknown)) {
      const part = fieldsOf(inner, `${name}.`);
      fields.push(...part.fields);
      encrypted.push(...part.encrypted);
      return;
    }
    fields.push(name);
    if (inner) encrypted.push(name);
  });
  return { fields, encrypted };
}

/** Builds the data map from the definitions and schemas, so that it covers everything stored. */
export function buildDataMap(): MappedArea[] {
  return PERSONAL_DATA.map(({ area, models, until, expire }) => {
    if (!isOneOf(AREAS, area)) throw new Error(`The data map has no texts about ${area}`);
    const records = [...new Set(models)].map((name) => ({
      name,
      ...fieldsOf(mongoose.model(name).schema as Schema),
    }));
    return { area, records, until, expires: expire !== undefined };
  });
}
