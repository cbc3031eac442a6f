export function StaffChoices({ staff }: { staff: readonly { id: string; name: string }[] }) {
  return staff.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
