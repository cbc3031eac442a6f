/** What the exit popup says unless the settings say otherwise. */
export const EXIT_TITLE = 'Before you go';
export const EXIT_TEXT =
  'Leave your e-mail address. We see which pages you viewed and write to you about places that fit.';
