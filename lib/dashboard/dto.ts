export type TopListing = { id: string; title: string; views: number };

export type Day = { day: string; activities: number; guests: number; enquiries: number; listings: number };
