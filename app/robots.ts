import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/platform/site';

// the address is the running server's environment, not the build's
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      // nothing to find there; pages that must not be listed say so themselves
      disallow: ['/api/', '/admin', '/dashboard', '/profile', '/search?'],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
