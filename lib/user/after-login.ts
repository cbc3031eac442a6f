/** Delay before every redirect after login, registration and a saved profile (seed §9), in milliseconds. */
export const REDIRECT_DELAY_MS = 1000;

/** `from` if it is a path of this very site, else undefined: an open redirect would lend our name to others. */
export function safePath(from: string | null | undefined, origin: string): string | undefined {
  if (!from?.startsWith('/')) return undefined;
  try {
    const url = new URL(from, origin);
    // `/.//host` is of this site as an address, but its path alone, `//host`, is another one's
    if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return undefined;
  }
}

/** Seed §4: buyer and seller to the list, admin and anything else to the home page. */
export function landingPath(role: string): string {
  return ['buyer', 'seller'].includes(role.toLowerCase()) ? '/properties' : '/';
}

/** Seed §8: how the toast greets. */
export function greeting(user: { name?: string; email: string; role: string; isGuest: boolean }): string {
  return user.isGuest ? `Guest ${user.role} session started!` : `Welcome back, ${user.name || user.email}`;
}
