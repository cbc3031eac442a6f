import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTexts } from '#language';
import { Input } from '@/components/ui/forms/control';
import { FieldShell } from '@/components/ui/forms/field';
import type { FoundPlaceDto } from '@/lib/places/gazetteer/dto';
import { api } from '@/lib/platform/browser/api';
import type { Language } from '@/lib/platform/language/languages';

const PAUSE_MS = 180;

function useFound(text: string): FoundPlaceDto[] {
  const [found, setFound] = useState<FoundPlaceDto[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const path = `/api/places?search=${encodeURIComponent(text.trim())}`;
      const { data } = await api<{ data: FoundPlaceDto[] }>(path);
      if (isCurrent) setFound(data);
    };
    if (text.trim().length < 2) setFound([]);
    // offline, the address can still be typed
    const timer = setTimeout(() => text.trim().length > 1 && ask().catch(() => setFound([])), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

type Props = { onPick: (place: FoundPlaceDto) => void };

function namesOf({ name, nameDevanagari, nameHindi }: FoundPlaceDto, language: Language) {
  const local = language === 'hi' ? (nameHindi ?? nameDevanagari) : nameDevanagari;
  const [first, second] = language === 'en' ? [name, local] : [local, name];
  return { first: first ?? name, second: first && second };
}

/** Type-ahead for known places by Latin or Devanagari name or PIN code (WAI-ARIA APG, editable combobox). */
export function PlaceFinder({ onPick }: Props) {
  const { t, label } = useTexts('listings/wizard');
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useFound(isOpen ? text : '');
  const whereOf = (place: FoundPlaceDto) => {
    const kind = place.kind === 'locality' ? place.pinCode : t('landmark');
    return [namesOf(place, t.language).second, label(place.city), kind].filter(Boolean).join(' · ');
  };
  const isListed = isOpen && found.length > 0;
  const pick = (place: FoundPlaceDto | undefined) => {
    if (!place) return;
    setText(place.name);
    setOpen(false);
    setActive(-1);
    onPick(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false);
    if (event.key === 'Enter') {
      // otherwise Enter would go to the form's next step
      event.preventDefault();
      return isListed ? pick(found[Math.max(active, 0)]) : undefined;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step || !isListed) return;
    event.preventDefault();
    setActive((at) => (at + step + found.length) % found.length);
  };
  return (
    <div className="relative sm:col-span-2">
      <FieldShell
        id={id}
        label={t('Find the place')}
        optional
        help={t(
          'Locality, landmark or PIN code, in English or Marathi. It fills in the town and moves the map.',
        )}
      >
        {(described) => (
          <Input
            {...described}
            role="combobox"
            aria-expanded={isListed}
            aria-autocomplete="list"
            aria-controls={isListed ? `${id}-list` : undefined}
            aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            placeholder={t('Manish Nagar, मनीष नगर, 440037')}
            value={text}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            className="h-12"
          />
        )}
      </FieldShell>
      <p role="status" className="sr-only">
        {isListed ? t('{count} places', { count: found.length }) : ''}
      </p>
      {isListed && (
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={t('Places')}
          tabIndex={-1}
          className="absolute inset-x-0 top-20 z-20 max-h-80 overflow-auto rounded-md border border-line-strong bg-surface py-1 shadow-lg"
        >
          {found.map((place, i) => (
            <div
              key={place.id}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              // keeps the focus in the box
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(place)}
              onKeyDown={onKeyDown}
              className="cursor-pointer px-3.5 py-2 hover:bg-sunken aria-selected:bg-sunken"
            >
              <span className="font-bold">{namesOf(place, t.language).first}</span>{' '}
              <span className="text-note text-ink-soft">{whereOf(place)}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
