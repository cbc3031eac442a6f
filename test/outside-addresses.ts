import { guardConnections } from '../scripts/lib/outside-addresses.mjs';

// Runs before each test file (`setupFilesAfterEnv`): one that connects to anything that docs/security.md#outside-addresses does not
// list gets an error instead of a connection, and fails.
const refused: string[] = [];
guardConnections((host: string) => refused.push(host));

afterAll(() => {
  expect(refused).toEqual([]);
});
