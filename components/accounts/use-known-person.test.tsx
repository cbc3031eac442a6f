import { act, renderHook } from '@testing-library/react';
import { apiDouble } from '@/test/api-double';
import { useKnownPerson } from './use-known-person';

const network = apiDouble();

test("sends a member's own name, not that of this browser's previous user", async () => {
  localStorage.setItem(
    'saptam:person',
    JSON.stringify({ name: 'Ravi', phone: '+919822012345', email: 'ravi@example.com' }),
  );
  network.replies('GET /api/user/me', {
    kind: 'user',
    user: { _id: 'a'.repeat(24), name: 'Meera', email: 'meera@example.com', role: 'buyer' },
    phone: '+919822099999',
  });
  const values: Record<string, string> = {};
  const fields = {
    get: (key: string) => values[key],
    set: (key: string, value: string) => {
      values[key] = value;
    },
  };
  const { result } = renderHook(() => useKnownPerson(fields, 'en'));
  expect(values.name).toBe('Ravi');
  // typed just before the reply arrives, and kept
  values.email = 'office@example.com';
  await act(async () => undefined);
  await act(async () => undefined);
  expect(values).toEqual({ name: 'Meera', phone: '+91 98220 99999', email: 'office@example.com' });
  expect(result.current.isRemembered).toBe(false);
});
