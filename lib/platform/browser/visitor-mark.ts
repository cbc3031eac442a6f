import { safeStorage } from './safe-storage';

/**
 * Public pages have one HTML for every visitor, and their scripts begin after the first frame. Before it this line says on the html
 * element whether the browser is a user's or a guest's, so that the bar never shows `Login` to one who is signed in (app/globals.css).
 * A convenience like the storage that it reads: it opens nothing.
 */
export const VISITOR_SCRIPT =
  'try{var l=localStorage,d=document.documentElement,k=l.getItem("userId")?"user":l.getItem("guestID")?"guest":"";' +
  'if(k)d.setAttribute("data-visitor",k);' +
  'if(k=="user"&&/^(admin|broker)$/i.test(l.getItem("userRole")))d.setAttribute("data-works","")}catch(e){}';

/** Brokers and officers: the home page has a strip with what waits for them. */
export const isWorker = (role: string | undefined): boolean => /^(admin|broker)$/i.test(role ?? '');

/** … and this puts it right when more is known. */
export function markVisitor({ kind, role }: { kind: 'anonymous' | 'guest' | 'user'; role?: string }): void {
  safeStorage(() => {
    const { dataset } = document.documentElement;
    if (kind === 'anonymous') delete dataset.visitor;
    else dataset.visitor = kind;
    if (isWorker(role)) dataset.works = '';
    else delete dataset.works;
  }, undefined);
}
