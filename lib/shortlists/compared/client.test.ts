/** @jest-environment jsdom */
import { clearCompared, comparedStore, toggleCompared } from './client';

const ids = Array.from({ length: 7 }, (_, i) => String(i).repeat(24));

afterEach(() => clearCompared());

test('six homes at most are compared, a second press takes one out', () => {
  const heard = jest.fn();
  const stop = comparedStore.subscribe(heard);
  for (const id of ids) toggleCompared(id);
  expect(comparedStore.get()).toEqual(ids.slice(0, 6));
  expect(heard).toHaveBeenCalledTimes(6);
  toggleCompared(ids[0]!);
  expect(comparedStore.get()).toEqual(ids.slice(1, 6));
  expect(JSON.parse(sessionStorage.getItem('saptam:compared')!)).toEqual(ids.slice(1, 6));
  stop();
});
