import 'server-only';

type Listener<T, R = void> = (payload: T) => Promise<R>;

type DomainEvent<T> = {
  /** Registering the same name again replaces the listener, so doing it twice is harmless. */
  on(name: string, listener: Listener<T>): void;
  /** Calls the listeners one after another; an error in one reaches the caller. */
  emit(payload: T): Promise<void>;
};

/** Next bundles a module more than once per process: all copies share these lists. */
const globalForEvents = globalThis as unknown as {
  saptamEvents?: Map<string, Map<string, Listener<never, unknown>>>;
};
globalForEvents.saptamEvents ??= new Map();
const events = globalForEvents.saptamEvents;

function registered<T, R>(kind: string, name: string): Map<string, Listener<T, R>> {
  const key = `${kind} ${name}`;
  const known = events.get(key) ?? new Map<string, Listener<never, unknown>>();
  events.set(key, known);
  return known as Map<string, Listener<T, R>>;
}

/** Tells other areas of a write. The writing area knows none of the listeners, which lib/registries/listeners.ts registers. */
export const defineEvent = <T>(name: string): DomainEvent<T> => ({
  on: (listenerName, listener) => void registered<T, void>('event', name).set(listenerName, listener),
  async emit(payload) {
    for (const listener of registered<T, void>('event', name).values()) await listener(payload);
  },
});

type Providers<T, R> = {
  /** Registering the same name again replaces the provider. */
  provide(name: string, provider: Listener<T, R>): void;
  /** Asks the providers one after another and returns what each has; an error in one reaches the caller. */
  ask(payload: T): Promise<R[]>;
};

/** How an area asks higher floors for what they have: their `listeners.ts` registers the providers, beside the listeners. */
export const defineProviders = <T, R>(name: string): Providers<T, R> => ({
  provide: (providerName, provider) => void registered<T, R>('providers', name).set(providerName, provider),
  async ask(payload) {
    const results: R[] = [];
    for (const provider of registered<T, R>('providers', name).values())
      results.push(await provider(payload));
    return results;
  },
});
