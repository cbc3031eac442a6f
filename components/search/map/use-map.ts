import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { fetchBase } from '@/lib/places/base-map/client';
import type { MapBase } from '@/lib/places/base-map/dto';
import type { MapTiles } from '@/lib/places/tiles/dto';
import { fetchMarks } from '@/lib/search/map/client';
import type { MapStart, MarkDto } from '@/lib/search/map/dto';
import { homesStore } from '@/lib/shortlists/client';
import type { DrawnMap } from './draw-map';

const PAUSE_MS = 120;
const NO_MAP = 'This browser can’t draw the map. The list has the same listings.';
const NO_TILES = 'Map tiles are offline. Streets are approximate, but homes’ positions are exact.';
const NO_MARKS = 'We couldn’t load the homes on the map. Move it to try again.';

type Problem = typeof NO_MAP | typeof NO_TILES | typeof NO_MARKS;

type Options = {
  start: MapStart;
  tiles: MapTiles | undefined;
  /** the list's filters as a query string */
  query: string;
  onMoved: () => void;
  onHover: (mark?: MarkDto) => void;
  onPick: (mark: MarkDto) => void;
};

export function useMap({ query, ...options }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap>();
  const [base, setBase] = useState<MapBase>();
  const { t } = useTexts('search/map');
  const [problem, setProblem] = useState<Problem>();
  const [moves, setMoves] = useState(0);
  const latest = useRef({ ...options, t });
  latest.current = { ...options, t };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let drawn: DrawnMap | undefined;
    let here = true;
    const draw = async () => {
      // without our base map the map would be empty
      const [{ drawMap }, ground] = await Promise.all([
        import('./draw-map'),
        fetchBase(latest.current.t.language),
      ]);
      if (!here) return;
      const { start, tiles, t } = latest.current;
      drawn = drawMap(element, {
        start,
        tiles,
        base: ground,
        t,
        onMoved: () => {
          setMoves((count) => count + 1);
          latest.current.onMoved();
        },
        onHover: (mark) => latest.current.onHover(mark),
        onPick: (mark) => latest.current.onPick(mark),
        onNoTiles: () => setProblem(NO_TILES),
      });
      drawn.paint(homesStore.get());
      setBase(ground);
      setMap(drawn);
    };
    draw().catch(() => here && setProblem(NO_MAP));
    return () => {
      here = false;
      drawn?.remove();
    };
  }, []);

  useEffect(() => map && homesStore.subscribe(() => map.paint(homesStore.get())), [map]);

  useEffect(() => {
    if (!map) return;
    const request = new AbortController();
    const timer = setTimeout(
      () => {
        const { box, zoom } = map.view();
        fetchMarks(query, box, zoom, request.signal).then(
          ({ marks }) => {
            if (request.signal.aborted) return;
            map.marks(marks);
            setProblem((was) => (was === NO_MARKS ? undefined : was));
          },
          () => !request.signal.aborted && setProblem(NO_MARKS),
        );
      },
      moves === 0 ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [map, query, moves]);

  return { frame, map, base, problem: problem && t(problem), hasTiles: problem !== NO_TILES };
}

const CARDS = '#results article';
const idOf = (card: Element | null | undefined): string | undefined =>
  card?.querySelector<HTMLAnchorElement>('a[href*="/properties/"]')?.pathname.split('/').at(-1);

/** Highlights the marker of a hovered or focused card. The returned function highlights a marker's cards. */
export function useCards(
  map: DrawnMap | undefined,
  places: Readonly<Record<string, [number, number]>>,
): (mark?: MarkDto) => void {
  const known = useRef(places);
  known.current = places;
  useEffect(() => {
    const list = document.getElementById('results');
    if (!map || !list) return;
    const cardOf = ({ target }: Event) => (target instanceof Element ? target.closest('article') : null);
    const onEnter = (event: Event) => {
      const id = idOf(cardOf(event));
      map.light(id, id ? known.current[id] : undefined);
    };
    const onLeave = () => map.light();
    list.addEventListener('pointerover', onEnter);
    list.addEventListener('focusin', onEnter);
    list.addEventListener('pointerleave', onLeave);
    list.addEventListener('focusout', onLeave);
    return () => {
      list.removeEventListener('pointerover', onEnter);
      list.removeEventListener('focusin', onEnter);
      list.removeEventListener('pointerleave', onLeave);
      list.removeEventListener('focusout', onLeave);
    };
  }, [map]);
  return useCallback((mark?: MarkDto) => {
    for (const card of document.querySelectorAll(CARDS)) {
      const id = idOf(card);
      const isHere = id !== undefined && mark !== undefined && isOf(mark, id, known.current[id]);
      card.toggleAttribute('data-lit', isHere);
    }
  }, []);
}

/** True if a marker names the listing, or covers its place. */
function isOf({ ids, box }: MarkDto, id: string, at: readonly [number, number] | undefined): boolean {
  if (ids) return ids.includes(id);
  if (!box || !at) return false;
  const [lng, lat] = at;
  return lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3];
}
