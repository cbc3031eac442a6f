const router = {
  push: (address: string) => globalThis.visited.push(address),
  replace: (address: string) => globalThis.visited.push(address),
  refresh: () => globalThis.visited.push('refresh'),
};

/** Stands for `next/navigation` in tests of components: `visited` shows what the router was asked for. */
export const useRouter = () => router;
export const usePathname = () => window.location.pathname;
export const useSearchParams = () => new URLSearchParams(window.location.search);
