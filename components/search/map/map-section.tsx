import { CircleDot, Minus, Pencil, Plus, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { Choice } from '@/components/ui/forms/control';
import { MAX_SHAPES } from '@/lib/places/areas/constants';
import { readShape, writeShape } from '@/lib/places/areas/format';
import { circleAround } from '@/lib/places/areas/rules';
import type { MapTiles } from '@/lib/places/tiles/dto';
import { formatNumber } from '@/lib/platform/text/format';
import { changedAddress, viewAddress } from '@/lib/search/map/client';
import type { MapStart, MarkDto } from '@/lib/search/map/dto';
import { AroundForm } from './around-form';
import type { Corner } from './draw-map';
import { PickedListings } from './picked-listings';
import { useCards, useMap } from './use-map';

export type MapSectionProps = {
  start: MapStart;
  tiles?: MapTiles | undefined;
  /** the list's filters as a query string, without the visible area */
  query: string;
  city: string | undefined;
  /** encoded polylines */
  shapes: readonly string[];
  /** the places of the page's listings */
  places: Readonly<Record<string, [number, number]>>;
};

type ShownMap = ReturnType<typeof useMap>['map'];

const SEARCH_PAUSE_MS = 300;
/** Size in degrees, some ten metres, below which zooming in cannot separate a marker's listings. */
const SMALL = 1e-4;
const CLOSEST = 17.5;

const onMap = 'rounded-md border border-line bg-surface shadow-lift';
const square = 'inline-flex size-11 items-center justify-center text-ink hover:bg-sunken';

type Tool = 'pen' | 'around';

type ToolsProps = {
  tool: Tool | undefined;
  toggle: (tool: Tool) => void;
  follows: boolean;
  onFollow: (isOn: boolean) => void;
  shapes: readonly string[];
  onRemove: (shape: string) => void;
};

function MapTools({ tool, toggle, follows, onFollow, shapes, onRemove }: ToolsProps) {
  const { t } = useTexts('search/map');
  return (
    <div className="flex flex-wrap items-start gap-2 self-start pr-14">
      <Button
        size="sm"
        aria-pressed={tool === 'pen'}
        className="shadow-lift aria-pressed:bg-ink aria-pressed:text-paper"
        onClick={() => toggle('pen')}
      >
        <Pencil className="size-4" aria-hidden="true" />
        {t('Draw')}
      </Button>
      <Button
        size="sm"
        aria-expanded={tool === 'around'}
        className="shadow-lift"
        onClick={() => toggle('around')}
      >
        <CircleDot className="size-4" aria-hidden="true" />
        {t('Around a place')}
      </Button>
      <label className={`${onMap} inline-flex min-h-10 items-center gap-2 px-3 text-note`}>
        <Choice checked={follows} onChange={({ target }) => onFollow(target.checked)} className="size-4" />
        {t('Search as I move the map')}
      </label>
      {shapes.map((text, i) => (
        <Button
          key={text}
          size="sm"
          className="shadow-lift"
          aria-label={t('Remove area {number}', { number: i + 1 })}
          onClick={() => onRemove(text)}
        >
          {t('Area {number}', { number: i + 1 })}
          <X className="size-4" aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}

function ZoomButtons({ zoom }: { zoom: (by: 1 | -1) => void }) {
  const { t } = useTexts('search/map');
  return (
    <div className={`${onMap} absolute top-3 right-3 z-10 flex flex-col overflow-hidden`}>
      <PlainButton className={square} aria-label={t('Zoom in')} onClick={() => zoom(1)}>
        <Plus className="size-5" aria-hidden="true" />
      </PlainButton>
      <PlainButton
        className={`${square} border-line border-t`}
        aria-label={t('Zoom out')}
        onClick={() => zoom(-1)}
      >
        <Minus className="size-5" aria-hidden="true" />
      </PlainButton>
    </div>
  );
}

type NotesProps = { problem: string | undefined; start: MapStart; attribution: string | undefined };

function MapNotes({ problem, start, attribution }: NotesProps) {
  const { t } = useTexts('search/map');
  const missing = start.total - start.placed;
  return (
    <>
      <p role="status" className="rounded-md bg-surface/90 px-2 text-xs empty:hidden">
        {problem}
      </p>
      <p className="rounded-md bg-surface/90 px-2 text-ink-soft text-xs empty:hidden">
        {missing > 0 &&
          `${t('{missing} of {total} have no location and are only in the list.', {
            missing: formatNumber(missing),
            total: formatNumber(start.total),
          })} `}
        {attribution && <span lang="en">{attribution}</span>}
      </p>
    </>
  );
}

type Areas = { shapes: readonly string[]; around: MapStart['around']; preview: Corner[] | undefined };

function useAreas(map: ShownMap, { shapes, around, preview }: Areas): void {
  const areas = useMemo(
    () => [
      ...shapes.flatMap((text) => [readShape(text) ?? []]),
      ...(around ? around.points.map((point) => circleAround(point, around.km)) : []),
      ...(preview ? [preview] : []),
    ],
    [shapes, around, preview],
  );
  useEffect(() => map?.areas(areas.filter((corners) => corners.length > 2)), [map, areas]);
}

function usePen(
  map: ShownMap,
  isOn: boolean,
  on: { onDrawn: (corners: Corner[]) => void; onEnd: () => void },
): void {
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    if (!isOn || !map) return;
    const end = map.pen((corners) => latest.current.onDrawn([...corners]));
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current.onEnd();
    window.addEventListener('keydown', onKey);
    return () => {
      end();
      window.removeEventListener('keydown', onKey);
    };
  }, [isOn, map]);
}

export function MapSection({ start, tiles, query, city, shapes, places }: MapSectionProps) {
  const { t } = useTexts('search/map');
  const router = useRouter();
  const [follows, setFollows] = useState(true);
  const [isElsewhere, setElsewhere] = useState(false);
  const [picked, setPicked] = useState<MarkDto>();
  const [tool, setTool] = useState<Tool>();
  const [preview, setPreview] = useState<Corner[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { frame, map, base, problem, hasTiles } = useMap({
    start,
    tiles,
    query,
    onMoved: () => {
      clearTimeout(timer.current);
      if (follows) timer.current = setTimeout(searchHere, SEARCH_PAUSE_MS);
      else setElsewhere(true);
    },
    onHover: (mark) => lightCards(mark),
    onPick: (mark) => {
      const [west = 0, south = 0, east = 0, north = 0] = mark.box ?? [];
      const isOne = mark.count === 1 || Math.max(east - west, north - south) < SMALL;
      if (isOne || (map?.view().zoom ?? 0) >= CLOSEST) setPicked(mark);
      else if (mark.box) map?.fit(mark.box);
    },
  });
  const lightCards = useCards(map, places);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Makes the list show the visible part of the map, which its address then contains. */
  function searchHere(): void {
    if (!map) return;
    const { box, zoom } = map.view();
    setElsewhere(false);
    router.replace(viewAddress(box, zoom), { scroll: false });
  }

  /** Searches an area, which replaces the visible part of the map as the place to search. */
  const search = (change: Record<string, string | undefined>) => {
    clearTimeout(timer.current);
    setTool(undefined);
    setPicked(undefined);
    router.push(changedAddress({ bbox: undefined, zoom: undefined, ...change }), { scroll: false });
  };
  const searchIn = (next: readonly string[]) =>
    search({ shape: next.length > 0 ? next.join(',') : undefined });
  const addArea = (corners: readonly Corner[]) =>
    searchIn([...shapes, writeShape(corners)].slice(-MAX_SHAPES));

  useAreas(map, { shapes, around: start.around, preview });
  usePen(map, tool === 'pen', { onDrawn: addArea, onEnd: () => setTool(undefined) });
  const showPreview = useCallback((circle?: Corner[]) => setPreview(circle), []);

  const toggle = (value: Tool) => setTool((now) => (now === value ? undefined : value));
  return (
    <section aria-label={t('Map')} data-tool={tool} className="isolate h-full bg-sunken">
      <div ref={frame} className="absolute inset-0" />
      <div className="pointer-events-none absolute inset-0 z-10 flex flex-col gap-2 p-3 *:pointer-events-auto">
        <MapTools
          {...{ tool, toggle, follows, shapes }}
          onFollow={(isOn) => {
            setFollows(isOn);
            if (isOn && isElsewhere) searchHere();
          }}
          onRemove={(text) => searchIn(shapes.filter((shape) => shape !== text))}
        />
        {tool === 'pen' && (
          <p role="status" className={`${onMap} self-start px-3 py-2 text-note`}>
            {t('Draw around the streets you want.')}
            <span className="pointer-coarse:hidden"> {t('Escape ends it.')}</span>
          </p>
        )}
        {tool === 'around' && base && (
          <AroundForm
            base={base}
            city={city}
            onPreview={showPreview}
            onNear={(slug, km) => {
              if (preview) map?.look(preview);
              search({ near: slug, within: String(km), sort: 'distance' });
            }}
            onArea={(circle) => {
              map?.look(circle);
              addArea(circle);
            }}
          />
        )}
        {isElsewhere && (
          <Button variant="primary" size="sm" className="self-center shadow-lift" onClick={searchHere}>
            {t('Search this area')}
          </Button>
        )}
      </div>
      {map && <ZoomButtons zoom={(by) => map.zoom(by)} />}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex flex-col items-start gap-2 p-3 pb-1 *:pointer-events-auto max-lg:bottom-(--peek)">
        {picked && <PickedListings mark={picked} query={query} onClose={() => setPicked(undefined)} />}
        <MapNotes {...{ problem, start }} attribution={hasTiles ? tiles?.attribution : undefined} />
      </div>
    </section>
  );
}
