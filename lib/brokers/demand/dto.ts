/** Different active buyers who would find the listing at a price. */
export type DemandPointDto = { price: number; buyers: number; isNow?: true };

/** What the listing could also say, and how many would find it then, at its price of today. */
export type DemandGainDto = { label: string; buyers: number };

export type DemandDto = {
  type: string;
  /** at the price of today */
  buyers: number;
  /** of these, who saved the listing itself */
  savers: number;
  /** from the highest price to the lowest */
  points: DemandPointDto[];
  /** the lower price that brings the most buyers for each rupee, when one brings any */
  best?: DemandPointDto;
  gains: DemandGainDto[];
};
