import { putBack } from './replace-property';

// Runs before each test file (`setupFiles`): what a file changes in its worker is put back for the next one, which shares its modules.
const env = { ...process.env };
const product = globalThis as { saptamEvents?: Map<string, Map<string, unknown>> };
const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));

afterAll(() => {
  putBack();
  vi.useRealTimers();
  // a test names its listeners of the product's events so
  for (const listeners of product.saptamEvents?.values() ?? [])
    for (const name of listeners.keys()) if (name.startsWith('test')) listeners.delete(name);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  for (const name of process.eventNames())
    for (const listener of process.rawListeners(name))
      if (!listeners.get(name)?.includes(listener)) process.removeListener(name, listener as () => void);
});
