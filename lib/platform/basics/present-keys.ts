import type { z } from 'zod';

/** Sets of keys that are remembered: people use some hundred, and a program may make up any number. */
const MAX_SETS = 500;

/**
 * Parses like the schema, looking at those keys alone that are given and at those with defaults: of an address with two of sixty
 * parameters, the others took nine tenths of the time. Every other key must be optional.
 */
export function presentKeys<S extends z.ZodObject>(
  schema: S,
  defaults: readonly (keyof S['shape'] & string)[],
): (given: Readonly<Record<string, unknown>>) => z.infer<S> {
  const names = Object.keys(schema.shape);
  const made = new Map<string, z.ZodObject>();
  return (given) => {
    const keys = names.filter((name) => Object.hasOwn(given, name) || defaults.includes(name));
    const id = keys.join();
    let part = made.get(id);
    if (!part) {
      if (made.size >= MAX_SETS) made.clear();
      part = schema.pick(Object.fromEntries(keys.map((key) => [key, true])) as never);
      made.set(id, part);
    }
    return part.parse(given) as z.infer<S>;
  };
}
