import type { PropertyDto } from '@/lib/listings/dto';
import { api } from '@/lib/platform/browser/api';
import type { Box, MarkDto } from './dto';

const SEARCHED = ['bbox', 'zoom', 'page', 'after'] as const;
/** Rounds to about a metre. */
const round = (degrees: number) => Number(degrees.toFixed(5));
const boxText = (box: Box) => box.map(round).join(',');

/** `query` contains the filters of the list. */
const withBox = (query: string, box: Box): URLSearchParams => {
  const params = new URLSearchParams(query);
  params.set('bbox', boxText(box));
  return params;
};

export function fetchMarks(query: string, box: Box, zoom: number, signal: AbortSignal) {
  const params = withBox(query, box);
  params.set('zoom', zoom.toFixed(2));
  return api<{ marks: MarkDto[] }>(`/api/property/map?${params}`, { signal });
}

const LISTED = 20;

/** Listings of a marker that zooming in can't separate. */
export async function fetchListings(query: string, { ids, box, lng, lat }: MarkDto): Promise<PropertyDto[]> {
  if (ids && ids.length <= 3)
    return Promise.all(ids.map(async (id) => (await api<{ data: PropertyDto }>(`/api/property/${id}`)).data));
  const [west, south, east, north] = box ?? [lng, lat, lng, lat];
  const metre = 1.5e-5;
  const params = withBox(query, [west - metre, south - metre, east + metre, north + metre]);
  params.set('limit', String(LISTED));
  return (await api<{ data: PropertyDto[] }>(`/api/property?${params}`)).data;
}

/** This list's address with some query keys changed, from its first page on. */
export function changedAddress(change: Record<string, string | undefined>): string {
  const url = new URL(window.location.href);
  for (const key of SEARCHED.slice(2)) url.searchParams.delete(key);
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  return `${url.pathname}?${url.searchParams.toString().replaceAll('%2C', ',')}`;
}

/** … for the visible part of the map. */
export const viewAddress = (box: Box, zoom: number): string =>
  changedAddress({ bbox: boxText(box), zoom: zoom.toFixed(2) });
