import type { MetadataRoute } from 'next';
import { site } from '@/lib/settings/data';

/** The name comes from the settings, which do not exist at build time. */
export const dynamic = 'force-dynamic';

/** Name and appearance of the installed app (W3C Web Application Manifest). */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, tagline, city } = await site();
  return {
    id: '/',
    name,
    short_name: name.split(' ')[0],
    description: `${tagline}. Homes, land and shops in and around ${city}.`,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    categories: ['business', 'lifestyle'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // a forwarded message with its photos becomes a draft (docs/spec/members.md#messages)
    share_target: {
      action: '/api/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'images', accept: ['image/*', '.jpg', '.jpeg', '.png', '.webp', '.heic'] }],
      },
    },
    shortcuts: [
      { name: 'My shortlist', url: '/shortlist' },
      { name: 'Homes for sale', url: '/buy' },
      { name: 'Homes for rent', url: '/rent' },
      { name: 'List from a message', url: '/dashboard/properties/message' },
    ],
  };
}
