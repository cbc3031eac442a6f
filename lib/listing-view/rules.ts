/** A visitor counts once for a listing in this time. */
export const VIEW_GAP_MS = 30 * 60_000;

/** Views of listings on each day, from entries of a log, the newest first: one for each viewer and half hour. */
export class ListingViewCounts {
  private readonly counts = new Map<string, number>();
  private readonly last = new Map<string, number>();

  /** `day` is the Indian day of `at`, in milliseconds. */
  add(listing: string, viewer: string, day: string, at: number): void {
    const key = `${viewer} ${listing}`;
    const later = this.last.get(key);
    if (later !== undefined && later - at < VIEW_GAP_MS) return;
    this.last.set(key, at);
    this.counts.set(`${day} ${listing}`, (this.counts.get(`${day} ${listing}`) ?? 0) + 1);
  }

  /** One row for each day and listing. */
  rows(): { day: string; property: string; views: number }[] {
    return [...this.counts].map(([key, views]) => {
      const [day = '', property = ''] = key.split(' ');
      return { day, property, views };
    });
  }
}
