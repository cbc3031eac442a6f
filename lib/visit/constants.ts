/** What the exit popup says unless the settings say otherwise. */
export const EXIT_TITLE = 'Before you go';
export const EXIT_TEXT =
  'Leave your e-mail address. Our desk sees which pages you looked at and writes to you about places that fit.';
