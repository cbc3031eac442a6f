'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlClass } from '@/components/ui/field';
import type { PaletteGroup, PaletteItem } from '@/lib/palette/schema';
import { PaletteList } from './palette-list';
import { usePaletteSearch } from './use-palette-search';

const itemsOf = (groups: PaletteGroup[]): PaletteItem[] => groups.flatMap(({ items }) => items);

/**
 * The keyboard's way to everything: a dialog of the platform with a combobox in it (ARIA Authoring Practices, "Editable
 * Combobox With List Autocomplete"): the focus stays in the field, the arrows move through the list.
 */
function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { groups, busy, failure } = usePaletteSearch(query);
  const items = itemsOf(groups);
  const active = Math.min(at, items.length - 1);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  function onKey(event: KeyboardEvent) {
    const last = items.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    const item = items[active];
    if (to !== undefined && items.length > 0) setAt(to);
    else if (event.key === 'Enter' && item) window.location.assign(item.href);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Go to"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={onKey}
      className="mx-auto mt-[12vh] w-[min(40rem,calc(100vw-2rem))] rounded-md border border-line bg-paper p-0 text-ink shadow-lift backdrop:bg-black/50"
    >
      <div className="flex flex-col gap-2 p-3">
        <input
          type="text"
          role="combobox"
          aria-label="Page, listing code, name, phone or e-mail"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
          placeholder="Page, listing code, name, phone or e-mail"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          className={controlClass(false, 'h-12')}
        />
        <PaletteList id={id} groups={groups} active={active} onHover={setAt} />
        <p role="status" className="px-1 text-ink-soft text-sm">
          {failure ?? (busy ? 'Searching...' : items.length === 0 ? 'Nothing found' : '')}
        </p>
      </div>
    </dialog>
  );
}

/** Opens with Ctrl-K or ⌘-K anywhere in the console, or with its button. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // never over another dialog: its work would be out of reach
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex shrink-0 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 py-1.5 text-[0.9375rem] text-ink-soft hover:text-ink"
      >
        Go to … <kbd className="font-sans text-sm max-sm:hidden">Ctrl K</kbd>
      </button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
