import type { PushMessage } from '@/lib/alerts/push/dto';

declare const self: ServiceWorkerGlobalScope;

const FALLBACK: PushMessage = { title: 'There is news for you', body: '', path: '/shortlist', tag: 'news' };

function messageOf(event: PushEvent): PushMessage {
  try {
    return { ...FALLBACK, ...(event.data?.json() as Partial<PushMessage>) };
  } catch {
    return FALLBACK;
  }
}

/** Shows something for every push, because browsers otherwise revoke the permission. */
export function onPush(event: PushEvent): void {
  const { title, body, path, tag } = messageOf(event);
  const options = { body, tag, icon: '/icons/192.png', badge: '/icons/badge.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
}

async function open(path: string): Promise<void> {
  // always a page of this site, whatever the message says
  const { pathname, search } = new URL(path, self.location.origin);
  const { href } = new URL(pathname + search, self.location.origin);
  for (const client of await self.clients.matchAll({ type: 'window' }))
    if (client.url === href) {
      await client.focus();
      return;
    }
  await self.clients.openWindow(href);
}

export function onNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
}
