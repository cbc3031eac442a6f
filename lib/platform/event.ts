import 'server-only';

type Listener<T, R> = (payload: T) => Promise<R>;

export type DomainEvent<T, R = void> = {
  /** Registering the same name again replaces the listener, so doing it twice is harmless. */
  on(name: string, listener: Listener<T, R>): void;
  /** Calls the listeners one after another and returns their results; an error in one reaches the caller. */
  emit(payload: T): Promise<R[]>;
};

/** Next bundles a module more than once per process: all copies share these lists. */
const globalForEvents = globalThis as unknown as {
  saptamEvents?: Map<string, Map<string, Listener<never, unknown>>>;
};
globalForEvents.saptamEvents ??= new Map();
const events = globalForEvents.saptamEvents;

/**
 * How an area informs others after a write. The writing area defines the event and knows none of its listeners;
 * lib/registries/listeners.ts registers them at process start.
 */
export function defineEvent<T, R = void>(name: string): DomainEvent<T, R> {
  const listeners = () => {
    const known = events.get(name) ?? new Map<string, Listener<never, unknown>>();
    events.set(name, known);
    return known as Map<string, Listener<T, R>>;
  };
  return {
    on(listenerName, listener) {
      listeners().set(listenerName, listener);
    },
    async emit(payload) {
      const results: R[] = [];
      for (const listener of listeners().values()) results.push(await listener(payload));
      return results;
    },
  };
}
