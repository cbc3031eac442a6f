import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

// Outside of the test files (test/jest-environment-node.ts), so compiled once per worker: the schemas of one reply cost more than most
// calls, and they keep nothing of the test that asked.

export type Operation = {
  description?: string;
  security?: object[];
  'x-api-token-scope'?: string;
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

let opened: { document: Document; ajv: Ajv2020 } | undefined;

/** The document is read by the first file that calls a handler. */
function open() {
  if (opened) return opened;
  const document = JSON.parse(readFileSync(join(__dirname, '../docs/openapi.json'), 'utf8')) as Document;
  // unoptimized: most schemas see a handful of replies, and making their code shorter takes longer than making it
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
  opened = { document, ajv: ajv.addSchema(document, 'api') };
  return opened;
}

/** The entry of a call in docs/openapi.json. */
export const operationOf = (address: string, method: string): Operation | undefined =>
  open().document.paths[address]?.[method.toLowerCase()];

/** The difference of a reply from the schema at this place of the document; undefined when it does not. */
export function differences(path: string[], text: string): string | undefined {
  const { document, ajv } = open();
  const schema = path.reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], document);
  const pointer = path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
  // nine in ten are the one of errors, which is compiled once then
  const { $ref } = (schema ?? {}) as { $ref?: string };
  const validate = schema ? ajv.getSchema(`api${$ref ?? `#/${pointer.join('/')}`}`) : undefined;
  if (!validate) return `no schema at ${path.join(' ')}`;
  if (validate(JSON.parse(text))) return undefined;
  return `${ajv.errorsText(validate.errors)}\n${JSON.stringify(validate.errors?.map((error) => error.params))}`;
}
