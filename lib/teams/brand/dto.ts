/** A broker's branding, set by the broker and the firm (team settings). */
export type BrandDto = {
  name: string;
  firm?: string;
  /** the firm's, if it has one for all, else the broker's own */
  phone: string;
  agentNumber?: string;
  /** address of the picture that the broker has given */
  picture?: string;
  /** of the firm's name and the price, and of the stripe: as #rrggbb */
  color: string;
  secondColor: string;
};
