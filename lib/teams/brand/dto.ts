/** A broker's branding, set by the broker and the firm (team settings). */
export type BrandDto = {
  name: string;
  firm?: string;
  /** the firm's number if it has one for all, else the broker's */
  phone: string;
  agentNumber?: string;
  /** address of the broker's picture */
  picture?: string;
  /** colours of the firm's name, the price and the stripe, as #rrggbb */
  color: string;
  secondColor: string;
};
