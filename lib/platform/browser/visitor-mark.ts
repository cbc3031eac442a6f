import { safeStorage } from './safe-storage';

/**
 * Public pages have one HTML for every visitor, and their scripts begin after the first frame. Before it this line says on the html
 * element whether the browser is a user's or a guest's, so that the bar never shows `Login` to one who is signed in (app/globals.css).
 * A convenience like the storage that it reads: it opens nothing.
 */
export const VISITOR_SCRIPT =
  'try{var l=localStorage,k=l.getItem("userId")?"user":l.getItem("guestID")?"guest":"";' +
  'if(k)document.documentElement.setAttribute("data-visitor",k)}catch(e){}';

/** … and this puts it right when more is known. */
export function markVisitor(kind: 'anonymous' | 'guest' | 'user'): void {
  safeStorage(() => {
    const { dataset } = document.documentElement;
    if (kind === 'anonymous') delete dataset.visitor;
    else dataset.visitor = kind;
  }, undefined);
}
