import fc, { type Arbitrary } from 'fast-check';

/** The JSON Schema subset that the API document uses for requests. */
export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
};

/** Any character. fast-check's own `binary` lists a million of them first, which takes two seconds. */
export const codePoint = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Values that code tends to forget. */
export const nasty = fc.constantFrom<unknown>(
  ...['', '\0', '../../etc/passwd', '%00', '<script>', "' OR 1=1", '💥'.repeat(50), '\ud800', 'f'.repeat(24)],
  ...[Number.MAX_SAFE_INTEGER, -1, 1e308, null, true, [], {}, { $gt: '' }, { $where: 'sleep(1)' }, [[[[]]]]],
  ...['a@b.example', 'page_view', 'buyer', 'admin', '2026-11-21', 'NaN', 'x'.repeat(5000)],
);

const OBJECT_ID = '^[0-9a-f]{24}$';
const LONG = 60;

/** Existing records, so that a request passes the first check. */
export type Pool = { ids: string[]; emails: string[]; phones: string[] };

/** Cached, because building an arbitrary takes longer than drawing from it, and some patterns occur a hundred times. */
const matchingText = new Map<string, Arbitrary<string>>();
function matching(pattern: string): Arbitrary<string> {
  const made = matchingText.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  matchingText.set(pattern, made);
  return made;
}

function textOf(
  { pattern, format, minLength = 0, maxLength = LONG }: JsonSchema,
  pool: Pool,
): Arbitrary<unknown> {
  if (pattern === OBJECT_ID) return fc.constantFrom(...pool.ids);
  if (format === 'email') return fc.constantFrom(...pool.emails);
  const known = fc.constantFrom(...pool.ids, ...pool.emails, ...pool.phones, 'nagpur', '2026-11-30');
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONG)) };
  if (!pattern) return fc.oneof(fc.string(length), known);
  try {
    return fc.oneof(matching(pattern), known);
  } catch {
    // can't generate look-aheads
    return fc.oneof(fc.string(length), known);
  }
}

/** Values that match a schema, using existing records where the schema allows. */
export function arbitraryOf(schema: JsonSchema, pool: Pool): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return fc.oneof(...parts.map((part) => arbitraryOf(part, pool)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, pool);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e9),
        max: Math.min(schema.maximum ?? 1e7, 1e9),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e7, max: schema.maximum ?? 1e7, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => arbitraryOf(item, pool)));
      const most = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4));
      return fc.array(arbitraryOf(schema.items || {}, pool), {
        minLength: schema.minItems ?? 0,
        maxLength: most,
      });
    }
    case 'object':
      return objectOf(schema, pool);
    default:
      return nasty;
  }
}

function objectOf(
  { properties, required, additionalProperties }: JsonSchema,
  pool: Pool,
): Arbitrary<unknown> {
  if (!properties && typeof additionalProperties === 'object')
    return fc.dictionary(
      fc.constantFrom('a', 'title', ...pool.ids),
      arbitraryOf(additionalProperties, pool),
      { maxKeys: 3 },
    );
  const fields = Object.entries(properties ?? {}).map(
    ([name, schema]) => [name, arbitraryOf(schema, pool)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: (required ?? []).filter((name) => properties?.[name]),
  });
}
