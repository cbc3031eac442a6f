import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** True if calls wait for a network (lib/platform/browser/offline/client.ts, which is loaded only then). */
export const hasOutbox = () => safeStorage(() => localStorage.getItem('saptam:outbox') !== null, false);
