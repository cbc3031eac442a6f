import { createRequire } from 'node:module';
import Ajv from 'ajv/dist/2020.js';

// Compiled once per worker (test/jest-runtime.mjs): the schemas of one reply cost more than most calls, and they keep
// nothing of the test that asked.

const document = createRequire(import.meta.url)('../docs/openapi.json');
const ajv = new Ajv({ strict: false, validateFormats: false });
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
  const pointer = path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.getSchema(`api#/${pointer.join('/')}`);
  if (!validate) return `no schema at ${path.join(' ')}`;
  if (validate(JSON.parse(text))) return undefined;
  return `${ajv.errorsText(validate.errors)}\n${JSON.stringify(validate.errors?.map((error) => error.params))}`;
}
