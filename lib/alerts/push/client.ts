import { api } from '@/lib/platform/browser/api';
import { safeStorage, serviceWorkers } from '@/lib/platform/browser/safe-storage';

/** `unsupported` means no push in this browser, `denied` that the person refused. Alerts then arrive by mail. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Tells the next sign-out that there is a subscription to end. */
const MARK_KEY = 'saptam:push';
const setMark = (isOn: boolean) =>
  safeStorage(
    () => (isOn ? localStorage.setItem(MARK_KEY, '1') : localStorage.removeItem(MARK_KEY)),
    undefined,
  );

async function current(): Promise<PushSubscription | null | undefined> {
  const registration = await serviceWorkers()?.getRegistration();
  return registration?.pushManager?.getSubscription();
}

export async function pushState(): Promise<PushState> {
  const subscription = await current().catch(() => undefined);
  if (subscription === undefined || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks for permission and sends this browser's subscription to the server. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const registration = await navigator.serviceWorker.ready;
  const { key } = await api<{ key: string }>('/api/push');
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription =
    (await registration.pushManager.getSubscription()) ?? (await registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  await api('/api/push', { method: 'PUT', body: { endpoint, keys } });
  setMark(true);
  return 'on';
}

/** The push service stops accepting messages for this browser, even if the call to the server fails. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await current().catch(() => undefined);
  setMark(false);
  if (subscription) {
    await subscription.unsubscribe();
    await api('/api/push', { method: 'DELETE', body: { endpoint: subscription.endpoint } }).catch(
      () => undefined,
    );
  }
  return pushState();
}
