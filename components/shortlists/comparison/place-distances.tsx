'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Input } from '@/components/ui/forms/control';
import type { PropertyDto } from '@/lib/listings/dto';
import type { FoundPlaceDto } from '@/lib/places/gazetteer/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { nameKey } from '@/lib/platform/text/place-name';
import {
  distanceText,
  findPlaces,
  MAX_OWN_PLACES,
  type OwnPlace,
  readOwnPlaces,
  storeOwnPlaces,
} from '@/lib/shortlists/comparison/client';
import { VERDICT_LABELS } from '@/lib/shortlists/constants';
import type { HomeDto, OwnShortlistsDto } from '@/lib/shortlists/dto';
import { tallyOf } from '@/lib/shortlists/format';
import { RowHead } from './row-head';

const PAUSE_MS = 150;

function useFoundPlaces(typed: string, city: string): readonly FoundPlaceDto[] {
  const [found, setFound] = useState<readonly FoundPlaceDto[]>([]);
  useEffect(() => {
    if (typed.trim() === '') return setFound([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // failures are ignored, because submitting looks the text up again
      findPlaces(typed, city, controller.signal).then(setFound, () => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, city]);
  return found;
}

/** The distance of each home from places the visitor has entered once, such as "office" and "school". */
export function PlaceDistances({ homes }: { homes: PropertyDto[] }) {
  const { t, reply } = useTexts('shortlists/comparison');
  const [places, setPlaces] = useState<OwnPlace[]>([]);
  useEffect(() => setPlaces(readOwnPlaces()), []);
  const [isKept, setKept] = useState(true);
  const change = (next: OwnPlace[]) => {
    setPlaces(next);
    setKept(storeOwnPlaces(next));
  };
  const city = homes[0]?.city ?? '';
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const found = useFoundPlaces(typed, city);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // reads the form, because text typed before hydration is only there
    const values = new FormData(form);
    const [name, near] = ['name', 'place'].map((field) => String(values.get(field)).trim()) as [
      string,
      string,
    ];
    if (!name || !near) return;
    let named: FoundPlaceDto[];
    try {
      named = await findPlaces(near, city);
    } catch (error) {
      return setProblem(reply(serverMessage(error)));
    }
    const place = named.find((place) => nameKey(place.name) === nameKey(near)) ?? named[0];
    setProblem(place ? '' : t('We don’t know a place called {name}.', { name: near }));
    if (!place) return;
    const { name: at, lat, lng } = place;
    change([...places.filter((place) => place.name !== name), { name, in: at, lat, lng }]);
    setTyped('');
    form.reset();
  };
  return (
    <>
      {places.map((place) => (
        <tr key={place.name} className="border-line border-t">
          <RowHead label={t('To {name} ({place})', { name: place.name, place: place.in })} />
          {homes.map(({ _id: id, location }, i) => (
            <td key={id} className="px-2 py-2.5 align-top tabular">
              {distanceText(location.coordinates, place, t) ?? (
                <span className="text-ink-soft">{t('Not known')}</span>
              )}
              {i === homes.length - 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="ml-2 print:hidden"
                  aria-label={t('Remove {name}', { name: place.name })}
                  onClick={() => change(places.filter(({ name }) => name !== place.name))}
                >
                  {t('Remove')}
                </Button>
              )}
            </td>
          ))}
        </tr>
      ))}
      {places.length < MAX_OWN_PLACES && (
        <tr className="border-line border-t print:hidden">
          <td colSpan={homes.length + 1} className="py-3">
            <form onSubmit={add} className="flex flex-wrap items-end gap-3">
              <label className="flex flex-col gap-1">
                <span>{t('One of your places')}</span>
                <Input name="name" required maxLength={30} placeholder={t('Office')} className="h-11 w-36" />
              </label>
              <label className="flex flex-col gap-1">
                <span>{t('is at')}</span>
                <Input
                  name="place"
                  required
                  list={`${id}-places`}
                  maxLength={80}
                  autoComplete="off"
                  placeholder={t('Civil Lines, AIIMS')}
                  className="h-11 w-52"
                  onChange={(event) => setTyped(event.target.value)}
                />
              </label>
              <datalist id={`${id}-places`}>
                {found.map((place) => (
                  <option key={place.id} value={place.name}>
                    {place.city}
                  </option>
                ))}
              </datalist>
              <SubmitButton size="sm">{t('Show distances')}</SubmitButton>
              <p className="w-full text-ink-soft text-sm">
                {t('Straight lines, with minutes estimated from them. Your places stay in this browser.')}
                {!isKept &&
                  ` ${t('This browser can’t store your places, so they’re lost when you leave this page.')}`}
              </p>
              <p role="status" className="w-full text-warning empty:hidden">
                {problem}
              </p>
            </form>
          </td>
        </tr>
      )}
    </>
  );
}

type Kept = ReadonlyMap<string, Pick<HomeDto, 'note' | 'replies'>>;

function Votes({ replies }: Pick<HomeDto, 'replies'>) {
  const { t } = useTexts('shortlists');
  return (
    <>
      <b>{tallyOf(replies, t)}</b>
      {replies.map(({ name, verdict, note, at }) => (
        <span key={name + at} className="block text-note">
          {name}: {t(VERDICT_LABELS[verdict])}
          {note && ` – ${note}`}
        </span>
      ))}
    </>
  );
}

export function OwnNotes({ ids }: { ids: string[] }) {
  const { t } = useTexts('shortlists/comparison');
  const [kept, setKept] = useState<Kept>(new Map());
  useEffect(() => {
    api<OwnShortlistsDto>('/api/shortlist').then(
      ({ lists }) => setKept(new Map(lists.flatMap((list) => list.homes).map((home) => [home.id, home]))),
      () => undefined,
    );
  }, []);
  const homes = ids.map((id) => ({ id, note: '', replies: [], ...kept.get(id) }));
  return (
    <>
      {homes.some(({ note }) => note !== '') && (
        <tr className="border-line border-t">
          <RowHead label={t('Your note')} />
          {homes.map(({ id, note }) => (
            <td key={id} className="whitespace-pre-line px-2 py-2.5 align-top">
              {note}
            </td>
          ))}
        </tr>
      )}
      {homes.some(({ replies }) => replies.length > 0) && (
        <tr className="border-line border-t">
          <RowHead label={t('Votes')} />
          {homes.map(({ id, replies }) => (
            <td key={id} className="px-2 py-2.5 align-top">
              {replies.length > 0 && <Votes replies={replies} />}
            </td>
          ))}
        </tr>
      )}
    </>
  );
}
