/** What a person chose about a purpose. */
export const CHOICE_STATES = ['agreed', 'refused'] as const;
export type ChoiceState = (typeof CHOICE_STATES)[number];

/** The purpose of `PUT /api/user/recording`. */
export const RECORDING = 'recording';
export const RECORDING_TITLE = 'Recording of what I look at';
export const RECORDING_WORDS =
  '{name} may record which pages, searches and listings I open, to learn which listings are wanted.';
