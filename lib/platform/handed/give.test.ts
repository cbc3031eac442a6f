import { give } from './give';
import { store, take } from './store';

test('what is given is taken by a name that comes from its content, as often as the render is repeated', () => {
  const name = give({ items: [1] }, { shown: 1 });
  expect(give({ items: [1] }, { shown: 1 })).toBe(name);
  expect(give({ items: [2] }, { shown: 2 })).not.toBe(name);
  expect([take(name), take(name)]).toEqual([{ shown: 1 }, { shown: 1 }]);
});

test('what was given long ago is gone, and taking it is an error', () => {
  const name = give('old', 'old');
  for (let i = 0; i < 1001; i++) store(`newer ${i}`, i);
  expect(() => take(name)).toThrow('nothing was handed over');
});
