'use client';

import clsx from 'clsx';
import { ArrowLeft, Search } from 'lucide-react';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '#language';
import { Button, IconButton } from '@/components/ui/actions/button';
import { HiddenInput, Input } from '@/components/ui/forms/control';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { rememberAsked } from '@/lib/search/box/client';

const askPanel = () => import('./ask-panel');

type Props = {
  ask?: string;
  type?: 'sale' | 'rent';
  /** slug of the page's city, if it is not the site's own */
  city?: string | undefined;
  size?: 'md' | 'sm';
  /** landmark's name, if a page has two boxes */
  label?: string;
  /** called by Close and Back to take the focus */
  onClose?: () => void;
};

declare global {
  interface Window {
    /** missing in some browsers: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
    CloseWatcher?: new () => { onclose: () => void; destroy: () => void };
  }
}

/** The option before or after the active one; undefined past either end, where the focus returns to the text. */
function neighbour(options: HTMLElement[], active: string | undefined, step: 1 | -1): string | undefined {
  const places = [undefined, ...options.map(({ id }) => id)];
  return places.at((places.indexOf(active) + step) % places.length);
}

/** Number of listed places, the active one's id (the focus stays in the box), and the screen reader announcement. */
function useOptions() {
  const [options, setOptions] = useState(0);
  const [active, setActive] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const onOptions = useCallback((count: number, announcement: string) => {
    setOptions(count);
    setAnnounced(announcement);
    setActive(undefined);
  }, []);
  return { options, active, setActive, announced, onOptions };
}

/** Classes of a sheet with the field on top, because a phone's keyboard leaves only half of the screen. */
const SHEET =
  'max-sm:fixed max-sm:inset-0 max-sm:z-50 max-sm:overflow-y-auto max-sm:overscroll-contain max-sm:bg-paper max-sm:p-4';
const isPhone = () => matchMedia('(width < 40rem)').matches;

/** A GET form without JavaScript. With it, a combobox of places (WAI-ARIA APG, editable combobox with list autocomplete). */
export function AskBox({ ask = '', type, city, size = 'md', label, onClose }: Props) {
  const { t, href } = useTexts('search/box');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(ask);
  const [open, setOpen] = useState(false);
  const { options, active, setActive, announced, onOptions } = useOptions();
  const hydrated = useHydrated();
  // text typed before hydration, which the next render would replace with the empty state
  useLayoutEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, []);
  // an empty field shows places to start from, but one letter is not enough
  const shows = open && text.trim().length !== 1;
  const expanded = shows && options > 0;
  const listId = `${id}-places`;
  const height = size === 'md' ? 'h-14 text-lg' : 'h-12';
  const remember = () => rememberAsked(text);
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const leave = () => {
    box.current?.focus();
    close();
    onClose?.();
  };
  const covers = open && isPhone();
  const onBack = useEffectEvent(leave);
  useEffect(() => {
    const watcher = covers && window.CloseWatcher && new window.CloseWatcher();
    if (!watcher) return;
    watcher.onclose = () => onBack();
    return () => watcher.destroy();
  }, [covers]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      // without text, the bar's panel closes too
      if (covers || text.trim()) event.stopPropagation();
      if (covers) return leave();
      input.current?.focus();
      close();
    } else if (event.target !== input.current || !expanded) return;
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
      setActive(neighbour(all, active, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      document.getElementById(active)?.click();
    }
  };
  const onText = (words: string) => {
    setText(words);
    input.current?.focus();
  };
  /** Selects a pressed chip's words for retyping. */
  const onEdit = (words: string) => {
    const at = text.indexOf(words);
    input.current?.focus();
    input.current?.setSelectionRange(at, at + words.length);
  };
  const name = label ?? t('Properties');
  return (
    <search
      className="w-full"
      aria-label={name}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget: to, currentTarget }) => {
        // stays open when the keyboard closes or another window is active
        if (to ? !currentTarget.contains(to) : document.hasFocus() && !isPhone()) close();
      }}
    >
      <div
        ref={box}
        className={clsx('relative w-full outline-none', open && SHEET)}
        {...(covers && { role: 'dialog', 'aria-modal': true, 'aria-label': name })}
        // a press on empty space leaves the sheet open
        tabIndex={-1}
      >
        <form
          action={href('/search')}
          className="flex w-full gap-2"
          onSubmit={() => {
            remember();
            close();
          }}
        >
          {open && (
            <IconButton label={t('Close')} className="-ml-2 h-12 w-9 sm:hidden" onClick={leave}>
              <ArrowLeft className="size-5" aria-hidden="true" />
            </IconButton>
          )}
          {type === 'rent' && <HiddenInput name="type" value="rent" />}
          {city && <HiddenInput name="city" value={city} />}
          <label htmlFor={id} className="sr-only">
            {t('Search in your own words: rooms, place, budget')}
          </label>
          <Input
            ref={input}
            id={id}
            name="ask"
            type="search"
            // no list opens without script
            {...(hydrated && {
              role: 'combobox',
              'aria-expanded': expanded,
              'aria-autocomplete': 'list' as const,
              'aria-controls': expanded ? listId : undefined,
              'aria-activedescendant': expanded ? active : undefined,
            })}
            value={text}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t('3 BHK Dharampeth 60 lakh')}
            className={`${height} min-w-0`}
            onFocus={() => setOpen(true)}
            onChange={(event) => {
              setText(event.target.value);
              setActive(undefined);
              setOpen(true);
            }}
          />
          <Button type="submit" variant="primary" className={`${height} shrink-0 px-5`}>
            <Search className="size-5" aria-hidden="true" />
            <span className="max-sm:sr-only">{t('Search')}</span>
          </Button>
        </form>
        {/* present before it speaks, because a region that comes with its text is not announced (WCAG 2.2, 4.1.3) */}
        <p role="status" className="sr-only">
          {announced}
        </p>
        {shows && (
          <LazyExtra
            // resets the panel when the text becomes empty or non-empty
            key={text.trim() ? 'read' : 'start'}
            load={askPanel}
            props={{
              text,
              type: type ?? 'sale',
              city,
              listId,
              active,
              onOptions,
              onText,
              onEdit,
              onShow: remember,
            }}
          />
        )}
      </div>
    </search>
  );
}
