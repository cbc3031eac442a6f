/** Every field of every schema that takes figures takes them in Devanagari too: found by asking the field, not by a list. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';

const FIGURES = [
  '7',
  '12',
  '900',
  '2027',
  '6.5',
  '1,00,000',
  '45 lakh',
  '2026-12-01',
  '10:30',
  '440010',
].concat(
  ['9822012345', '98220 12345', '123456', '123456789012', 'A50500012345', 'P50500012345', 'ABCDE1234F'],
  ['27AAPFU0939F1ZV', '21.1402', '79.0612', '-3', '2 acres', '30 ft', '2026-12'],
);
const WORDS = 'a word of no figure';

const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

type Def = {
  shape?: Record<string, z.ZodType>;
  in?: z.ZodType;
  out?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  options?: z.ZodType[];
};

/** Each field of a schema with its path, through wrappers, lists and choices. */
function* fieldsOf(schema: z.ZodType, path: string, seen: Set<z.ZodType>): Generator<[string, z.ZodType]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  const { shape, in: input, out, innerType, element, valueType, left, right, options } = schema.def as Def;
  for (const [key, field] of Object.entries(shape ?? {})) {
    yield [`${path}.${key}`, field];
    yield* fieldsOf(field, `${path}.${key}`, seen);
  }
  for (const part of [input, out, innerType, element, valueType, left, right, ...(options ?? [])])
    if (part) yield* fieldsOf(part, path, seen);
}

const read = (field: z.ZodType, text: string): unknown => {
  try {
    const { success, data } = field.safeParse(text);
    return success ? data : undefined;
  } catch {
    return undefined;
  }
};

/** A field that reads this figure, but is no free text. */
const takesFigure = (field: z.ZodType, figure: string) =>
  read(field, figure) !== undefined && read(field, WORDS) === undefined;

/** Made or offered by the page, never typed: keys, ids, choices, addresses of pages and what a device measured. */
const NOT_TYPED = new RegExp(
  [
    /^accounts\/(?:passkeys|step-up)/,
    /\.(?:version|state|placeOfSupply|year|project|key|reasonKey|slug|into|from|draft)$/,
    /^(?:deals\/summary|moderation\/(?:reasons|site-checks)|places\/tiles|search\/map|visitors\/guests|visits\/calendar)\//,
    /^places\/gazetteer\/schema\.ts place(?:Update)?Schema\.name|^search\/schema\.ts searchSchema\.(?:within|zoom)$/,
    /^deals\/signing\/schema\.ts newSigningSchema\.days$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

test('every field that reads a figure reads it in Devanagari', async () => {
  const files = (readdirSync('lib', { recursive: true }) as string[]).filter((path) =>
    path.endsWith('schema.ts'),
  );
  const deaf: string[] = [];
  let asked = 0;
  for (const file of files.sort()) {
    const parts = Object.entries<unknown>(await import(`@/lib/${file}`));
    for (const [name, schema] of parts) {
      if (!(schema instanceof z.ZodType)) continue;
      const place = `${file} ${name}`;
      for (const [path, field] of [
        [place, schema] as [string, z.ZodType],
        ...fieldsOf(schema, place, new Set()),
      ]) {
        const taken = FIGURES.filter((figure) => takesFigure(field, figure));
        if (taken.length) asked++;
        const lost = taken.filter(
          (figure) => JSON.stringify(read(field, devanagari(figure))) !== JSON.stringify(read(field, figure)),
        );
        if (lost.length && !NOT_TYPED.test(path)) deaf.push(`${path}: ${lost.join(', ')}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(150);
  expect(deaf).toEqual([]);
});
