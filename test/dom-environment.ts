import { builtinEnvironments, type Environment } from 'vitest/runtime';

type Navigate = (this: unknown, url: string) => void;

const { jsdom } = builtinEnvironments;

/** What the product's components use and jsdom lacks: `fetch` and its classes, and navigation that is recorded. */
function complete(global: typeof globalThis): void {
  const visited: string[] = [];
  // an object of the page cannot be replaced; the implementation behind it can
  const [implementation] = Object.getOwnPropertySymbols(global.location);
  const location = (global.location as unknown as Record<symbol, Record<string, Navigate>>)[
    implementation as symbol
  ];
  const visit: Navigate = (url) => visited.push(url);
  const reload = () => visited.push('reload');
  Object.assign(location as object, { assign: visit, replace: visit, reload });
  Object.assign(global, { visited });
}

const environment: Environment = {
  ...jsdom,
  name: 'dom',
  async setup(global, options) {
    const kept = {
      ArrayBuffer,
      Uint8Array,
      Headers,
      Request,
      Response,
      structuredClone,
      TextDecoder,
      TextEncoder,
      BroadcastChannel,
    };
    const made = await jsdom.setup(global, options);
    Object.assign(global, kept);
    complete(global);
    return made;
  },
};
export default environment;
