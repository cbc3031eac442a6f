/** How a broker is shown to others, by themselves and their firm (the settings of the team). */
export type BrandDto = {
  name: string;
  firm?: string;
  /** the firm's, if it has one for all, else the broker's own */
  phone: string;
  /** the broker's registration, else the firm's */
  agentNumber?: string;
  /** address of the picture that the broker has given */
  picture?: string;
  /** of the firm's name and the price, and of the stripe: as #rrggbb */
  color: string;
  secondColor: string;
};
