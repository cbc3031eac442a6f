/** The site's colours, for prints of firms without their own. */
export const DEFAULT_COLORS = { color: '#b8480a', secondColor: '#17191c' } as const;
export const PAPER_COLOR = '#fbf9f5';
/** WCAG 2.2, 1.4.3, because people read text in a firm's colour on paper. */
export const MIN_CONTRAST = 4.5;
