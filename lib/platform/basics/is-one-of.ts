/** Narrows a value to the type of a closed list, such as a listing's statuses. */
export const isOneOf = <const T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);
