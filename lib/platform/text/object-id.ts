/** True for 24 hex digits. mongoose's isValidObjectId also accepts any 12 characters, which would query rows that cannot exist. */
export function isObjectIdHex(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);
}
