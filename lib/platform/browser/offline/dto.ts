export type WaitingCall = {
  path: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** A description for people, such as "Your enquiry about 3 BHK in Dharampeth". */
  what: string;
  /** The call's person (`callerOf`), so that another person on this device does not send it. */
  who: string;
  /** The server's message if it refused the call, shown until dismissed. */
  refusal?: string;
};

export type StoredPage = { path: string; title: string; at: string };
