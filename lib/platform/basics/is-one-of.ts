/** Whether a value is on a closed list, such as the statuses of a listing, and therefore has its type. */
export const isOneOf = <const T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);
