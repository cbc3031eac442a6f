const undo: (() => void)[] = [];

/** Another value of a property, until `putBack` or the end of the file. */
export function replaceProperty<O extends object, K extends keyof O>(object: O, key: K, value: O[K]) {
  const before = Object.getOwnPropertyDescriptor(object, key);
  if (!before) throw new Error(`there is no ${String(key)} to replace`);
  const put = (next: O[K]) => void Object.defineProperty(object, key, { ...before, value: next });
  put(value);
  const restore = () => void Object.defineProperty(object, key, before);
  undo.push(restore);
  return { replaceValue: put, restore };
}

/** Everything that the file has replaced: properties, the last one first because it may have been replaced twice, and functions. */
export function putBack(): void {
  for (const one of undo.splice(0).reverse()) one();
  vi.restoreAllMocks();
}
