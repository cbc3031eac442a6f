/** A date as `2020-01-31T10:11:12.131Z`. */
export function dateText(date: Date): string {
  return date.toISOString();
}
