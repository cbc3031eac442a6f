const LOOK_AGAIN_MS = 50;
const GIVE_UP_MS = 30_000;

/**
 * Runs first in every page. A button that only React makes work does nothing until React has taken it over, which takes seconds
 * on a slow phone, and may come later for one part of a page than for another: a press before that is made again when it is.
 *
 * React has no event for this. It marks the elements that it has taken over with a property of its own
 * (react-dom, ReactDOMComponentTree); should it stop doing so, e2e/public-pages.spec.ts fails. The window hears of a press after
 * React, which listens on the document: what React took over because of the press is marked by then.
 */
export const EARLY_CLICKS_SCRIPT =
  '(function(w){var kept=new Set();' +
  "function taken(b){return Object.keys(b).some(function(k){return k.indexOf('__react')===0})}" +
  'function again(b,end){' +
  'if(!b.isConnected||Date.now()>end)kept.delete(b);' +
  'else if(taken(b)){kept.delete(b);b.click()}' +
  `else setTimeout(again,${LOOK_AGAIN_MS},b,end)}` +
  "w.addEventListener('click',function(e){" +
  "var b=e.target.closest&&e.target.closest('button[type=button]:not(:disabled,[popovertarget],[command])');" +
  `if(b&&!taken(b)&&!kept.has(b)){kept.add(b);again(b,Date.now()+${GIVE_UP_MS})}})` +
  '})(window)';
