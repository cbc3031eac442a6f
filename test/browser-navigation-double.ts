/** Stands for `lib/platform/browser/navigation` in tests of components, where no page can be left: `visited` shows where to. */
export const goTo = (address: string) => void globalThis.visited.push(address);
export const goInstead = (address: string) => goTo(address);
export const loadAgain = () => void globalThis.visited.push('reload');
