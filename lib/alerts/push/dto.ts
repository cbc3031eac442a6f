/** Payload of a push to the browser's service worker. */
export type PushMessage = {
  title: string;
  body: string;
  /** the page of this site that a tap opens */
  path: string;
  /** a later message with the same tag replaces the earlier one */
  tag: string;
};
