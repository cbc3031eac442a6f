/** Distinct active buyers who would find the listing at a price. */
export type DemandPointDto = { price: number; buyers: number; isNow?: true };

/** A fact that the listing could add, and how many buyers would then find it at today's price. */
export type DemandGainDto = { label: string; buyers: number };

export type DemandDto = {
  type: string;
  /** at today's price */
  buyers: number;
  /** number of them who saved this listing */
  savers: number;
  /** from highest to lowest price */
  points: DemandPointDto[];
  /** the lower price that gains the most buyers per rupee; absent if none gains one */
  best?: DemandPointDto;
  gains: DemandGainDto[];
};
