const LOOK_AGAIN_MS = 50;
const GIVE_UP_MS = 30_000;

/**
 * Runs first in every page. A button that only React makes work does nothing until React has taken it over, which takes seconds
 * on a slow phone, and may come later for one part of a page than for another: a press before that is made again when it is.
 *
 * React has no event for this, but two signs (react-dom: ReactDOMComponentTree, ReactDOMEventListener). It marks the elements that
 * it takes over with a property of its own, and a press on what it cannot take over yet is stopped on its way down, before it
 * gets to the button. So a press that gets to a marked button has worked. Should this change, e2e/public-pages.spec.ts fails.
 */
export const EARLY_CLICKS_SCRIPT =
  '(function(w){var kept=new Set();' +
  "function marked(b){return Object.keys(b).some(function(k){return k.indexOf('__react')===0})}" +
  // a press is watched until it is through; the function that is returned says whether it has worked
  'function watch(b){var works=false;function here(){works=marked(b)}' +
  "b.addEventListener('click',here,true);" +
  "return function(){b.removeEventListener('click',here,true);return works}}" +
  'function press(b){var worked=watch(b);b.click();return worked()}' +
  'function again(b,end){' +
  'if(b.isConnected&&!b.disabled&&Date.now()<end&&!(marked(b)&&press(b)))' +
  `return setTimeout(again,${LOOK_AGAIN_MS},b,end);` +
  'kept.delete(b)}' +
  "w.addEventListener('click',function(e){" +
  "var b=e.target.closest&&e.target.closest('button[type=button]:not(:disabled,[popovertarget],[command])');" +
  'if(!b||kept.has(b))return;kept.add(b);var worked=watch(b);' +
  `setTimeout(function(){if(worked())kept.delete(b);else again(b,Date.now()+${GIVE_UP_MS})})},true)` +
  '})(window)';
