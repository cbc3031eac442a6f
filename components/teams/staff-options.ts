/** `mine` is "me" in the language of the page. */
export const staffOptions = (staff: readonly { id: string; name: string }[], me: string, mine: string) =>
  staff.map(({ id, name }) => [id, id === me ? `${name} (${mine})` : name] as const);
