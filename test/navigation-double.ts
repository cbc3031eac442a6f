const router = {
  push: (address: string) => globalThis.visited.push(address),
  replace: (address: string) => globalThis.visited.push(address),
  refresh: () => globalThis.visited.push('refresh'),
};

/** Replaces `next/navigation` in component tests. `visited` has the router's requests. */
export const useRouter = () => router;
export const usePathname = () => window.location.pathname;
export const useSearchParams = () => new URLSearchParams(window.location.search);
