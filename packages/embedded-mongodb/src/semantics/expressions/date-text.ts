export function dateText(date: Date): string {
  return date.toISOString();
}
