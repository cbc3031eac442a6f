/** The site's own colours: what a firm without its own prints with. */
export const DEFAULT_COLORS = { color: '#b8480a', secondColor: '#17191c' } as const;
/** Of the paper that everything is printed on. */
export const PAPER_COLOR = '#fbf9f5';
/** WCAG 2.2, 1.4.3: letters of a firm's colour are read on paper. */
export const MIN_CONTRAST = 4.5;
