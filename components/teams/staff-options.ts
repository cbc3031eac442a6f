export const staffOptions = (staff: readonly { id: string; name: string }[], me: string) =>
  staff.map(({ id, name }) => [id, id === me ? `${name} (me)` : name] as const);
