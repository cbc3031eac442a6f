import 'server-only';

type Listener<T, R = void> = (payload: T) => Promise<R>;

type DomainEvent<T> = {
  /** Registers a listener. The same name again replaces it, so registering twice is harmless. */
  on(name: string, listener: Listener<T>): void;
  /** Calls the listeners one after another. An error in one reaches the caller. */
  emit(payload: T): Promise<void>;
};

/** Lists shared by all copies of this module, because Next bundles it more than once per process. */
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

/** Defines an event that informs other areas of a write. The emitting area knows none of the listeners, which lib/registries/listeners.ts registers. */
export const defineEvent = <T>(name: string): DomainEvent<T> => ({
  on: (listenerName, listener) => void registered<T, void>('event', name).set(listenerName, listener),
  async emit(payload) {
    for (const listener of registered<T, void>('event', name).values()) await listener(payload);
  },
});

type Providers<T, R> = {
  /** Registers a provider. The same name again replaces it. */
  provide(name: string, provider: Listener<T, R>): void;
  /** Asks the providers one after another and returns their results. An error in one reaches the caller. */
  ask(payload: T): Promise<R[]>;
};

/** Defines a request to higher layers. The `listeners.ts` of an area registers its providers, together with the listeners. */
export const defineProviders = <T, R>(name: string): Providers<T, R> => ({
  provide: (providerName, provider) => void registered<T, R>('providers', name).set(providerName, provider),
  async ask(payload) {
    const results: R[] = [];
    for (const provider of registered<T, R>('providers', name).values())
      results.push(await provider(payload));
    return results;
  },
});
