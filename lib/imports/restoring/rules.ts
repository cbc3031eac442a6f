import { MAX_RECORD_LENGTH, type RecordList } from '@/lib/imports/archives/constants';
import { RECORD_FIELDS } from '@/lib/imports/packing/constants';
import { cleanInput } from '@/lib/platform/text/clean';
import { isObjectIdHex } from '@/lib/platform/text/object-id';

/** A record as it is in the file: nothing of it is trusted, and only the fields of its list are looked at. */
export type Returned = { _id: string } & Record<string, unknown>;

/** One line of a file of records; undefined when it cannot be read. */
export function parseRecord(list: RecordList, line: string): Returned | undefined {
  if (line.length > MAX_RECORD_LENGTH) return undefined;
  let value: unknown;
  try {
    value = cleanInput(JSON.parse(line));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const record = value as Record<string, unknown>;
  if (typeof record._id !== 'string' || !isObjectIdHex(record._id)) return undefined;
  const files = list === 'listings' ? ['images', 'videos'] : [];
  const fields = list === 'documents' ? ['type', 'name', 'file'] : [...RECORD_FIELDS[list], ...files];
  const given = fields.flatMap((field) => {
    const part = record[field];
    return part === undefined || part === null ? [] : [[field, part] as const];
  });
  return { ...Object.fromEntries(given), _id: record._id };
}

/** A moment of a record, never one that has not come: undefined for anything else. */
export function pastOf(value: unknown, now: Date): Date | undefined {
  const at = typeof value === 'string' ? new Date(value) : undefined;
  return at && !Number.isNaN(at.getTime()) ? new Date(Math.min(at.getTime(), now.getTime())) : undefined;
}

/** Files that a listing names, as far as they are in the folder that they belong to and in the ZIP. */
export function filesOf(
  value: unknown,
  folder: string,
  entries: { has(path: string): boolean },
  max: number,
) {
  if (!Array.isArray(value)) return [];
  return value.slice(0, max).flatMap((one: unknown) => {
    const { file, alt, room } = (one ?? {}) as Record<string, unknown>;
    if (typeof file !== 'string' || !file.startsWith(`${folder}/`) || !entries.has(file)) return [];
    const more = {
      ...(typeof alt === 'string' && { alt: alt.slice(0, 300) }),
      ...(typeof room === 'string' && { room }),
    };
    return [{ file, more }];
  });
}
