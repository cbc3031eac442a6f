/** Purposes that a person can agree to be contacted for. */
export const CONSENT_KINDS = ['answers', 'visits', 'alerts', 'offers'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
export const CONSENT_KIND_LABELS = {
  answers: 'Replies to their questions',
  visits: 'Visit reminders',
  alerts: 'News about homes they’re looking for',
  offers: 'Offers',
} as const satisfies Record<ConsentKind, string>;

/** Purposes. The last two need no consent, because they are the reply to "stop" and a test sent to the person who presses the button. */
export const PURPOSES = [...CONSENT_KINDS, 'confirmation', 'test'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const CONSENT_WAYS = ['whatsapp', 'call', 'form', 'person', 'paper'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];
export const CONSENT_WAY_LABELS = {
  whatsapp: 'by WhatsApp',
  call: 'on the phone',
  form: 'in a form',
  person: 'in person',
  paper: 'on paper',
} as const satisfies Record<ConsentWay, string>;

export const MESSAGE_STATE_LABELS = {
  held: 'Waiting for its time',
  queued: 'Sending',
  unsure: 'We don’t know whether it was sent',
  sent: 'Sent',
  failed: 'Not delivered',
  delivered: 'Delivered',
  read: 'Read',
  received: 'Received',
  cancelled: 'Cancelled',
} as const;
export type MessageState = keyof typeof MESSAGE_STATE_LABELS;
/** Delivery states of a message. A `held` message waits for its time; an `unsure` one was sent, but its delivery is unknown. */
export const MESSAGE_STATES = Object.keys(MESSAGE_STATE_LABELS) as MessageState[];

/** A state is only replaced by one of a higher rank, in whatever order notifications arrive; delivered outranks failed. */
export const STATE_RANK: Readonly<Record<MessageState, number>> = {
  held: 0,
  queued: 1,
  unsure: 2,
  sent: 3,
  failed: 4,
  delivered: 5,
  read: 6,
  received: 9,
  cancelled: 9,
};

/** WhatsApp's price categories. `service` applies within 24 hours of the person's last message. */
export const PRICE_CATEGORIES = ['service', 'utility', 'authentication', 'marketing'] as const;
export type PriceCategory = (typeof PRICE_CATEGORIES)[number];

export const MEDIA_STATES = ['waiting', 'stored', 'refused', 'lost'] as const;

/** WhatsApp's length limits for texts and templates. */
export const MAX_TEXT_LENGTH = 4096;
export const MAX_VALUE_LENGTH = 300;
export const MAX_VALUES = 10;

/** Between 21:00 and 9:00 Indian time only replies to a person are sent. */
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 9;

export const WINDOW_MS = 24 * 3_600_000;

/** Text of a message held by the office's limit. */
export const LIMIT_PROBLEM = 'Waiting, because this month’s limit is reached';
