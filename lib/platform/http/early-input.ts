const LOOK_AGAIN_MS = 50;
const GIVE_UP_MS = 30_000;

/** Elements whose events are kept: buttons, checkboxes, text fields and selects. */
const KEPT = {
  click:
    'button[type=button]:not(:disabled,[popovertarget],[command]),input[type=checkbox],input[type=radio]',
  input: 'textarea,input:not([type=checkbox],[type=radio],[type=file])',
  change: 'select,input[type=file]',
};

/**
 * Runs first in every page. What only React makes work does nothing until React has taken it over, which takes seconds on a slow
 * phone, and may come later for one part of a page than for another: a press, a tick, a choice or what is typed before that is
 * made again when it is.
 *
 * React has no event for this, but two signs (react-dom: ReactDOMComponentTree, ReactDOMEventListener). It marks the elements that
 * it takes over with a property of its own, and an event on what it cannot take over yet is stopped on its way down, before it
 * gets to the element. So an event that gets to a marked element has worked. Should this change, e2e/public-pages.spec.ts fails.
 *
 * React also ignores an event of a field with the value that it saw last (react-dom: inputValueTracking), so this
 * value is made to differ first. What it takes over in the midst of an event it sees for the first time when the field has its new
 * value already: such an event has not worked, although it got to the element. The same when React had marked the field but not yet
 * finished: the event makes it begin again, and what it saw last becomes the new value before it looks.
 */
export const EARLY_INPUT_SCRIPT =
  '(function(w){var kept=new Map();' +
  // static server markup works once its island does (components/shell/static-html.tsx)
  "function operated(e){return !!e.closest('[data-operated]')}" +
  "function marked(e){return operated(e)||Object.keys(e).some(function(k){return k.indexOf('__react')===0})}" +
  "function isBox(e){return e.type==='checkbox'||e.type==='radio'}" +
  "function isTracked(e){return e.tagName==='TEXTAREA'||e.tagName==='INPUT'&&e.type!=='file'}" +
  // whether React will see a change when the event comes to it
  'function isNews(e){return !!e._valueTracker&&e._valueTracker.getValue()!==String(isBox(e)?e.checked:e.value)}' +
  // an event is watched until it has been dispatched; the returned function tells whether it had an effect
  'function watch(e,type,isRepeat){var works=false,early=isTracked(e)&&!e._valueTracker&&!operated(e),' +
  'news=isTracked(e)&&(isRepeat?!operated(e):isNews(e));' +
  'function here(){works=!early&&marked(e)&&(!news||isNews(e))}' +
  'e.addEventListener(type,here,true);' +
  'return function(){e.removeEventListener(type,here,true);return works}}' +
  'function repeat(e,type,was){' +
  "if(type==='click'){if(isBox(e))e.checked=!was;return e.click()}" +
  "if(e.type!=='file'&&e.value!==was)e.value=was;" +
  "if(e._valueTracker)e._valueTracker.setValue(was+' ');" +
  'e.dispatchEvent(new Event(type,{bubbles:true}))}' +
  'function again(e,type,end){' +
  'if(!kept.has(e))return;' +
  'if(e.isConnected&&!e.disabled&&Date.now()<end){var worked=watch(e,type,true);' +
  'if(marked(e))repeat(e,type,kept.get(e));' +
  `if(!worked())return setTimeout(again,${LOOK_AGAIN_MS},e,type,end)}` +
  'kept.delete(e)}' +
  'function keep(type,which){w.addEventListener(type,function(v){' +
  'var e=v.target.closest&&v.target.closest(which),worked=e&&watch(e,type);if(!e)return;' +
  // a field in its initial state has nothing to replay
  'setTimeout(function(){if(worked()||isBox(e)&&e.checked===e.defaultChecked)return kept.delete(e);' +
  'var isKept=kept.has(e);kept.set(e,isBox(e)?e.checked:e.value);' +
  `if(!isKept)again(e,type,Date.now()+${GIVE_UP_MS})})},true)}` +
  Object.entries(KEPT)
    .map(([type, which]) => `keep('${type}',${JSON.stringify(which)});`)
    .join('') +
  '})(window)';
