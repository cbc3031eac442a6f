/**
 * `npm run openapi` generates docs/openapi.json: inputs from the handlers' schemas, replies from their types. `--check` only compares the document's
 * replies with the types.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { readReplyTypes } from './reply-types.mjs';

const jsonOf = (reply) => reply.content?.['application/json']?.schema ?? null;

/** Operations and schemas whose replies differ from the types. */
function outdated({ operations, schemas }) {
  const { paths, components } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));
  const { Error: _, ...written } = components.schemas;
  const differs = (one, other) => JSON.stringify(one) !== JSON.stringify(other);
  const names = new Set([...Object.keys(written), ...Object.keys(schemas)]);
  const calls = Object.entries(operations).filter(([name, replies]) => {
    const [method, path] = name.split(' ');
    const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
    return Object.entries(replies).some(
      ([status, schema]) => !responses[status] || differs(jsonOf(responses[status]), schema),
    );
  });
  return [
    ...calls.map(([name]) => name),
    ...[...names].filter((name) => differs(written[name], schemas[name])),
  ];
}

const types = readReplyTypes();
if (process.argv.includes('--check')) {
  const wrong = outdated(types);
  for (const name of wrong)
    console.error(`docs/openapi.json: ${name} replies with something else by its types`);
  if (wrong.length) console.error('Run `npm run openapi`');
  process.exitCode = wrong.length ? 1 : 0;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'replies.json');
  writeFileSync(file, JSON.stringify(types));
  const title = ['-t', 'docs/openapi.json says'];
  const jest = ['node_modules/jest/bin/jest.js', 'lib/platform/http/replies.test.ts', ...title];
  process.exitCode = await run(process.execPath, jest, { env: { OPENAPI_REPLIES: file } });
  rmSync(folder, { recursive: true });
}
