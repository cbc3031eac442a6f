import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** jsdom does not navigate. What the product's components ask of `location` is recorded instead; everything else is jsdom's own. */
function recordVisits(global: typeof globalThis): void {
  const visited: string[] = [];
  const visit = (url: string) => void visited.push(url);
  const recorded = { assign: visit, replace: visit, reload: () => visit('reload') };
  const own = global.location;
  const location = new Proxy(recorded as unknown as Location, {
    get(_, key) {
      const value: unknown = Reflect.get(key in recorded ? recorded : own, key);
      return typeof value === 'function' ? value.bind(own) : value;
    },
    set: (_, key, value) => Reflect.set(own, key, value),
  });
  Object.defineProperty(global, 'location', { value: location, configurable: true, writable: true });
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
    recordVisits(global);
    return made;
  },
};
export default environment;
