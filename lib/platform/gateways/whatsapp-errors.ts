/**
 * Meanings of the Cloud API's error codes ("Cloud API error codes", developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes). `retry` means that
 * nothing was sent but can be later. `token` means that nothing is sent until the office has a new token. `refused` means that this message is never sent.
 */
export type Outcome = 'retry' | 'token' | 'refused';

type Meaning = { outcome: Outcome; text: string };

export const ERROR_CODES: Readonly<Record<number, Meaning>> = {
  0: { outcome: 'token', text: 'WhatsApp does not accept the access token' },
  1: { outcome: 'retry', text: 'WhatsApp had an error of its own' },
  2: { outcome: 'retry', text: 'WhatsApp is not available at the moment' },
  3: { outcome: 'token', text: 'The access token may not do this' },
  4: { outcome: 'retry', text: 'Too many requests to WhatsApp' },
  10: { outcome: 'token', text: 'The access token may not do this' },
  100: { outcome: 'refused', text: 'WhatsApp does not accept the message as it is written' },
  190: { outcome: 'token', text: 'The access token has expired' },
  368: { outcome: 'refused', text: 'WhatsApp has blocked the account for breaking its rules' },
  80007: { outcome: 'retry', text: 'Too many requests to WhatsApp' },
  130429: { outcome: 'retry', text: 'Too many messages at once' },
  130472: {
    outcome: 'refused',
    text: 'WhatsApp excluded this number as part of a marketing experiment',
  },
  130497: { outcome: 'refused', text: 'WhatsApp does not let this account write to people in that country' },
  131000: { outcome: 'retry', text: 'WhatsApp had an error of its own' },
  131005: { outcome: 'token', text: 'The access token may not do this' },
  131008: { outcome: 'refused', text: 'WhatsApp does not accept the message as it is written' },
  131009: { outcome: 'refused', text: 'WhatsApp does not accept the message as it is written' },
  131016: { outcome: 'retry', text: 'WhatsApp is not available at the moment' },
  131021: { outcome: 'refused', text: 'The message was addressed to our own number' },
  131026: {
    outcome: 'refused',
    text: 'The message couldn’t be delivered. The number may not be on WhatsApp, or the app may be too old',
  },
  131030: { outcome: 'refused', text: 'A test number of WhatsApp writes only to the receivers on its list' },
  131031: { outcome: 'refused', text: 'WhatsApp has locked the account' },
  131042: {
    outcome: 'refused',
    text: 'WhatsApp could not charge for the message: look at the payment method',
  },
  131045: { outcome: 'refused', text: 'Our number is not registered with WhatsApp' },
  131047: {
    outcome: 'refused',
    text: 'More than 24 hours since the person wrote: only a template can be sent',
  },
  131048: {
    outcome: 'retry',
    text: 'WhatsApp slows us down: too many people blocked or reported our messages',
  },
  131049: {
    outcome: 'refused',
    text: 'WhatsApp didn’t deliver it, because this person gets many marketing messages',
  },
  131050: { outcome: 'refused', text: 'The person has stopped marketing messages from us in WhatsApp' },
  131051: { outcome: 'refused', text: 'WhatsApp does not know this kind of message' },
  131052: { outcome: 'refused', text: 'WhatsApp could not fetch the file that the person sent' },
  131053: { outcome: 'refused', text: 'WhatsApp does not accept the file' },
  131056: { outcome: 'retry', text: 'Too many messages to this person in a short time' },
  131057: { outcome: 'retry', text: 'WhatsApp is maintaining the account' },
  132000: { outcome: 'refused', text: 'The template has another number of variables' },
  132001: {
    outcome: 'refused',
    text: 'WhatsApp doesn’t have this template in this language, or hasn’t approved it',
  },
  132005: { outcome: 'refused', text: 'The text with its variables is too long for the template' },
  132007: { outcome: 'refused', text: 'The template breaks a rule of WhatsApp' },
  132012: { outcome: 'refused', text: 'A variable of the template has the wrong form' },
  132015: { outcome: 'refused', text: 'WhatsApp has paused the template because of its low quality' },
  132016: { outcome: 'refused', text: 'WhatsApp has switched the template off because of its low quality' },
  133010: { outcome: 'refused', text: 'Our number is not registered with WhatsApp' },
};

const UNKNOWN = 'WhatsApp rejected the message';

/** The meaning of an error. An unknown code is judged by the HTTP status, where 429 and 5xx are temporary and 401 concerns the token. */
export function meaningOf(code: number, status = 400): Meaning {
  const known = ERROR_CODES[code];
  if (known) return known;
  if (code >= 200 && code < 300) return { outcome: 'token', text: 'The access token may not do this' };
  if (status === 401) return { outcome: 'token', text: 'WhatsApp does not accept the access token' };
  return { outcome: status === 429 || status >= 500 ? 'retry' : 'refused', text: UNKNOWN };
}
