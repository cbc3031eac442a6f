import { safeStorage } from './safe-storage';

/**
 * Marks the html element as a user's or a guest's before the first frame, so that the bar never shows `Login` to a signed-in person (app/globals.css). Public
 * pages have the same HTML for every visitor, and their scripts start only after the first frame. Like the storage it reads, the mark gives no access.
 */
export const VISITOR_SCRIPT =
  'try{var l=localStorage,d=document.documentElement,k=l.getItem("userId")?"user":l.getItem("guestID")?"guest":"";' +
  'if(k)d.setAttribute("data-visitor",k);' +
  'if(k=="user"&&/^(admin|broker)$/i.test(l.getItem("userRole")))d.setAttribute("data-works","")}catch(e){}';

/** True for brokers and officers, whose home page has a strip with their open work. */
export const isWorker = (role: string | undefined): boolean => /^(admin|broker)$/i.test(role ?? '');

/** Corrects the mark when more is known. */
export function markVisitor({ kind, role }: { kind: 'anonymous' | 'guest' | 'user'; role?: string }): void {
  safeStorage(() => {
    const { dataset } = document.documentElement;
    if (kind === 'anonymous') delete dataset.visitor;
    else dataset.visitor = kind;
    if (isWorker(role)) dataset.works = '';
    else delete dataset.works;
  }, undefined);
}
