/** A call of the API that waits for a network. */
export type WaitingCall = {
  path: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** for people: "Your enquiry about 3 BHK in Dharampeth" */
  what: string;
  /** who it is of (`callerOf`): another person who signs in on this device does not send it */
  who: string;
  /** the server's words, when it refused the call: it is shown until it is dismissed */
  refusal?: string;
};

/** A stored page, for the list on the offline page. */
export type StoredPage = { path: string; title: string; at: string };
