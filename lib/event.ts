import 'server-only';

type Listener<T> = (payload: T) => Promise<void>;

export type DomainEvent<T> = {
  /** The same name again replaces the listener, so that registering twice is harmless. */
  on(name: string, listener: Listener<T>): void;
  /** Calls the listeners one after another and waits for them; an error of one reaches the caller. */
  emit(payload: T): Promise<void>;
};

/** Next bundles a module more than once in a process: all copies share these lists. */
const globalForEvents = globalThis as unknown as {
  saptamEvents?: Map<string, Map<string, Listener<never>>>;
};
globalForEvents.saptamEvents ??= new Map();
const events = globalForEvents.saptamEvents;

/**
 * What a domain tells the others after a write. The domain that writes defines the event and knows none of its
 * listeners; lib/scheduler/events.ts registers them at the start of the process.
 */
export function defineEvent<T>(name: string): DomainEvent<T> {
  const listeners = () => {
    const known = events.get(name) ?? new Map<string, Listener<never>>();
    events.set(name, known);
    return known as Map<string, Listener<T>>;
  };
  return {
    on(listenerName, listener) {
      listeners().set(listenerName, listener);
    },
    async emit(payload) {
      for (const listener of listeners().values()) await listener(payload);
    },
  };
}
