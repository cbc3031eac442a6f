declare global {
  interface Window {
    /** ends the keeping, and gives the buttons in the order of their presses */
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/**
 * Runs first in every page. A button that only React makes work does nothing until React has taken the page over, which takes
 * seconds on a slow phone; this keeps such presses for `replayEarlyClicks`. It listens on the window, after React's own listeners
 * on the document: a press that React takes by itself ends the keeping before it gets here.
 */
export const EARLY_CLICKS_SCRIPT =
  '(function(w){var kept=new Set();' +
  'function keep(e){' +
  "var b=e.target.closest&&e.target.closest('button[type=button]:not(:disabled,[popovertarget],[command])');" +
  'if(b&&!e.defaultPrevented)kept.add(b)}' +
  "w.addEventListener('click',keep);" +
  "w.takeEarlyClicks=function(){w.removeEventListener('click',keep);delete w.takeEarlyClicks;return Array.from(kept)}" +
  '})(window)';

/** Called when React takes a page over: presses the buttons that somebody pressed before it, each once. */
export function replayEarlyClicks(): void {
  const press = (button: HTMLElement) => button.isConnected && button.click();
  // not while React finishes its render
  for (const button of window.takeEarlyClicks?.() ?? []) setTimeout(press, 0, button);
}
