/** A call rises through these; a notification that comes late changes nothing. */
export type CallState = 'ringing' | 'answered' | 'missed' | 'failed' | 'completed';

export type CallEvent = {
  /** by which the provider knows the call */
  id: string;
  direction: 'in' | 'out';
  /** E.164, of the person outside */
  phone: string;
  state: CallState;
  seconds?: number | undefined;
  recordingUrl?: string | undefined;
};

export type Bridge = {
  /** E.164: is called first */
  agent: string;
  /** E.164: is called when the agent has picked up */
  person: string;
  /** where the provider says how it went */
  callback: string;
  /** of a sound that both hear before the call is recorded; without it nothing is recorded */
  announcement?: string | undefined;
};

/** The port to a cloud telephony: each provider is one adapter. */
export type Telephony = {
  /** Connects two phones and returns the provider's id of the call. Throws when it does not take the call. */
  connect(bridge: Bridge): Promise<string>;
  /** Reads the provider's message about a call; undefined if unreadable. */
  readEvent(values: Readonly<Record<string, string>>): CallEvent | undefined;
};
