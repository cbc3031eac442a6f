export type DealDateDto = {
  id: string;
  deal: { id: string; title: string };
  owner: string;
  day: string;
  what: string;
  mayMove: boolean;
};
