import 'server-only';
import { revalidatePath } from 'next/cache';

/**
 * Makes a written listing show at once on the cached pages that carry it: its own page and the home page. Lists and
 * searches are rendered per request, and every other listing's cached page stays as it is. For route handlers only.
 */
export function revalidateListing(id: string): void {
  revalidatePath(`/properties/${id}`);
  revalidatePath('/');
  revalidatePath('/home');
}
