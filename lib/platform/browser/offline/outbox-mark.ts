import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** Something is queued for a network connection (lib/platform/browser/offline/client.ts, which is loaded only then). */
export const hasOutbox = () => safeStorage(() => localStorage.getItem('saptam:outbox') !== null, false);
