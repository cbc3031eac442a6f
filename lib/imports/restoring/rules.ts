import { MAX_RECORD_LENGTH, type RecordList } from '@/lib/imports/archives/constants';
import { RECORD_FIELDS } from '@/lib/imports/packing/constants';
import { cleanInput } from '@/lib/platform/text/clean';
import { isObjectIdHex } from '@/lib/platform/text/object-id';

/** A record from the file: untrusted, and only the fields of its list are used. */
export type Returned = { _id: string } & Record<string, unknown>;

/** One line of a record file; undefined if unreadable. */
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

/** A date of a record, never in the future; undefined for anything else. */
export function pastOf(value: unknown, now: Date): Date | undefined {
  const at = typeof value === 'string' ? new Date(value) : undefined;
  return at && !Number.isNaN(at.getTime()) ? new Date(Math.min(at.getTime(), now.getTime())) : undefined;
}

/** Files a listing names, if they are in the expected folder of the ZIP. */
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
