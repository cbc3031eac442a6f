/** What a push tells the browser's service worker. */
export type PushMessage = {
  title: string;
  body: string;
  /** the page of this site that a tap opens */
  path: string;
  /** a later message with the same tag takes the place of the one before */
  tag: string;
};
