/** States of a call in ascending order. A late notification of an earlier state changes nothing. */
export type CallState = 'ringing' | 'answered' | 'missed' | 'failed' | 'completed';

export type CallEvent = {
  id: string;
  direction: 'in' | 'out';
  /** Number of the outside person in E.164. */
  phone: string;
  state: CallState;
  seconds?: number | undefined;
  recordingUrl?: string | undefined;
};

export type Bridge = {
  /** Number that is called first, in E.164. */
  agent: string;
  /** Number that is called when the agent has picked up, in E.164. */
  person: string;
  /** Address for the provider's report. */
  callback: string;
  /** Address of a sound that both hear before the recording; without it, nothing is recorded. */
  announcement?: string | undefined;
};

/** The port to a cloud telephony service, with one adapter per provider. */
export type Telephony = {
  /** Connects two phones and returns the provider's id of the call. Throws if the provider refuses it. */
  connect(bridge: Bridge): Promise<string>;
  readEvent(values: Readonly<Record<string, string>>): CallEvent | undefined;
};
