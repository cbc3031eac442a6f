import { createRequire } from 'node:module';
import Ajv from 'ajv/dist/2020.js';

// Compiled once per worker: the schemas of one reply cost more than most calls, and they keep
// nothing of the test that asked.

const document = createRequire(import.meta.url)('../docs/openapi.json');
// unoptimized: most schemas see a handful of replies, and making their code shorter takes longer than making it
const ajv = new Ajv({ strict: false, validateFormats: false, code: { optimize: false } });
ajv.addSchema(document, 'api');

/** What docs/openapi.json says of a call. */
export const operationOf = (address, method) => document.paths[address]?.[method.toLowerCase()];

/**
 * How a reply differs from the schema at this place of the document; undefined when it does not.
 * @param {string[]} path
 * @param {string} text
 * @returns {string | undefined}
 */
export function differences(path, text) {
  const schema = path.reduce((node, part) => node?.[part], document);
  const pointer = path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
  // nine in ten are the one of errors, which is compiled once then
  const validate = schema && ajv.getSchema(`api${schema.$ref ?? `#/${pointer.join('/')}`}`);
  if (!validate) return `no schema at ${path.join(' ')}`;
  if (validate(JSON.parse(text))) return undefined;
  return `${ajv.errorsText(validate.errors)}\n${JSON.stringify(validate.errors?.map((error) => error.params))}`;
}
