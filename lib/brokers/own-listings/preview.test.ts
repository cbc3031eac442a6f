import PreviewPage from '@/app/(member)/dashboard/properties/[id]/page';
import { Property } from '@/models/listings/property';
import type { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { pageRequest } from '@/test/page-request';
import { signedIn } from '@/test/people';

useTestDb();

/** 'in' when the page renders, else the status or the redirect that it ends with. */
async function outcome(browser: Browser, id: string): Promise<string> {
  pageRequest({ browser });
  try {
    await PreviewPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });
    return 'in';
  } catch (error) {
    return String((error as { digest?: unknown }).digest ?? error);
  }
}

test.each(['draft', 'paused', 'expired', 'active'] as const)(
  'a listing that is %s is previewed by its owner and admins, and does not exist for anyone else',
  async (status) => {
    const [owner, admin, stranger] = [
      await signedIn('seller'),
      await signedIn('admin'),
      await signedIn('broker'),
    ];
    const where = { type: 'sale', category: 'Plots', address: 'a', city: 'Nagpur', citySlug: 'nagpur' };
    const listing = { title: 't', description: 'd', price: 1, area: 1, owner: owner.id, status, ...where };
    const id = String((await Property.create(listing as never))._id);
    expect(await outcome(owner.browser, id)).toBe('in');
    expect(await outcome(admin.browser, id)).toBe('in');
    const refused = await outcome(stranger.browser, id);
    expect(refused).toContain('404');
    expect(refused).toBe(await outcome(stranger.browser, 'e'.repeat(24)));
  },
);
