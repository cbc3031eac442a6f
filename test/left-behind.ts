import { putBack } from './replace-property';

// Runs before each test file (`setupFiles`): what a file changes in its worker is put back for the next one, which shares its modules.
const env = { ...process.env };
const product = globalThis as { saptamEvents?: Map<string, Map<string, unknown>> };
const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));

type Members = Record<PropertyKey, unknown>;
const membersOf = (object: object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, (object as Members)[key]]));
/** What a page is made of: a file puts doubles where its component looks for the browser. */
const page: object[] = 'document' in globalThis ? [globalThis, document, navigator] : [];
const members = page.map((object) => ({ object: object as Members, before: membersOf(object) }));

/** Functions get their own values back, and what was not there before goes; the product's own entries on the page stay. */
function restorePage(): void {
  for (const { object, before } of members)
    for (const [key, value] of membersOf(object)) {
      const isNew = !before.has(key);
      if (isNew && (object !== globalThis || typeof value === 'function'))
        Reflect.deleteProperty(object, key);
      else if (typeof before.get(key) === 'function' && value !== before.get(key))
        object[key] = before.get(key);
    }
}

/** A page that is closed takes its timers along: here its file's. */
const timers = new Set<NodeJS.Timeout>();
function recordTimers(name: 'setTimeout' | 'setInterval'): void {
  const set = globalThis[name] as (...args: unknown[]) => NodeJS.Timeout;
  const recorded = (...args: unknown[]) => {
    const timer = set(...args);
    timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, { [name]: Object.assign(recorded, set) });
}
if (page.length > 0) {
  recordTimers('setTimeout');
  recordTimers('setInterval');
}

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
  putBack();
  vi.useRealTimers();
  restorePage();
  // a test names its listeners of the product's events so
  for (const listeners of product.saptamEvents?.values() ?? [])
    for (const name of listeners.keys()) if (name.startsWith('test')) listeners.delete(name);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  for (const name of process.eventNames())
    for (const listener of process.rawListeners(name))
      if (!listeners.get(name)?.includes(listener)) process.removeListener(name, listener as () => void);
});
