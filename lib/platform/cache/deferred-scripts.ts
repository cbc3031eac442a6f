/**
 * The scripts of a page wait for its visible content: text and first photograph. On a phone they would share the connection with
 * both, and run before the first frame (docs/performance.md#deferred-scripts). Their addresses stay in place, in
 * elements that no browser runs; a small inline script activates them after the frame that shows the page and the picture with
 * `fetchpriority="high"`. These are Next's tags as it writes them. If it writes others, pages work as before without the effect,
 * and e2e/edge-cache.spec.ts fails.
 */
const ASYNC = /<script src="(\/_next\/static\/[^"]+)" async="">/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;
const TYPE = 'text/x-deferred';

/** A background tab draws no frames, and a picture may never arrive: scripts then start after this time. */
const MAX_DELAY_MS = 1000;

export const DEFERRED_SCRIPT =
  '(function(d){var begun;' +
  'function begin(){if(begun)return;begun=1;' +
  `d.querySelectorAll('script[type="${TYPE}"]').forEach(function(s){` +
  // the attribute, not the property: the bundler finds its scripts by the address as written
  "var n=d.createElement('script');n.async=true;n.src=s.getAttribute('src');s.replaceWith(n)})}" +
  // the second callback runs once the frame of the first is drawn
  'function frame(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})})}' +
  // a picture that has arrived is not drawn until it is decoded
  'function drawn(){p&&p.decode?p.decode().then(frame,frame):frame()}' +
  "var p=d.querySelector('img[fetchpriority=high]');" +
  `setTimeout(begin,${MAX_DELAY_MS});` +
  "if(p&&!p.complete){p.addEventListener('load',drawn);p.addEventListener('error',drawn)}else drawn()" +
  '})(document)';

export function withDeferredScripts(html: string): string {
  if (!html.includes('</body>')) return html;
  const deferred = html.replace(PRELOAD, '').replace(ASYNC, `<script type="${TYPE}" src="$1">`);
  const end = deferred.lastIndexOf('</body>');
  return `${deferred.slice(0, end)}<script>${DEFERRED_SCRIPT}</script>${deferred.slice(end)}`;
}
