/** Replaces `lib/platform/browser/navigation` in component tests, which can't leave the page. `visited` has the requested addresses. */
export const goTo = (address: string) => void globalThis.visited.push(address);
export const goInstead = (address: string) => goTo(address);
export const loadAgain = () => void globalThis.visited.push('reload');
