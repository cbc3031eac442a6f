'use client';

import { Command } from 'cmdk';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { PlainButton } from '@/components/ui/actions/button';
import { controlClass } from '@/components/ui/forms/control';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { PaletteItem } from '@/lib/office/palette/schema';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { usePaletteSearch } from './use-palette-search';

const LABEL = 'Page, listing code, name, phone or e-mail';

/** A link, so that a middle click opens it in a new tab. */
function Item({ title, note, href }: PaletteItem) {
  return (
    <Command.Item asChild value={href + title}>
      <a
        href={href}
        tabIndex={-1}
        className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md px-3 py-2 no-underline aria-selected:bg-sunken"
      >
        <span className="font-bold">{title}</span>
        <span className="break-all text-note text-ink-soft">{note}</span>
      </a>
    </Command.Item>
  );
}

function openSelected(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const href = event.currentTarget.querySelector('[aria-selected=true]')?.getAttribute('href');
  if (href) window.location.assign(href);
}

/** whose pages are offered */
type Props = { office?: OfficeRole | undefined };

/** A dialog of the browser with cmdk's combobox in it: the focus stays in the field, the arrow keys move through the list. */
function Palette({ office, onClose }: Props & { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const { groups, busy, failure } = usePaletteSearch(query, office);
  return (
    <Dialog size="xl" aria-label="Go to" onClose={onClose} className="mt-[12vh]" opensAtOnce closesOutside>
      <Command
        label={LABEL}
        shouldFilter={false}
        loop
        vimBindings={false}
        onKeyDown={openSelected}
        className="flex flex-col gap-2 p-3"
      >
        <Command.Input
          data-focus
          placeholder={LABEL}
          maxLength={80}
          value={query}
          onValueChange={setQuery}
          className={controlClass(false, 'h-12')}
        />
        <Command.List label="Results" className="max-h-[50vh] overflow-y-auto">
          {groups.map(({ label, items }) => (
            <Command.Group
              key={label}
              heading={label}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-sm"
            >
              {items.map((item) => (
                <Item key={item.href + item.title} {...item} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p role="status" className="px-1 text-ink-soft text-sm">
          {failure ?? (busy ? 'Searching...' : groups.length === 0 ? 'Nothing found' : '')}
        </p>
      </Command>
    </Dialog>
  );
}

/** Opens with Ctrl-K or ⌘-K anywhere in the admin area, or with its button. */
export function CommandPalette({ office }: Props) {
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
      <PlainButton
        onClick={() => setOpen(true)}
        className="inline-flex shrink-0 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 py-1.5 text-note text-ink-soft hover:text-ink"
      >
        Go to … <kbd className="font-sans text-sm max-sm:hidden">Ctrl K</kbd>
      </PlainButton>
      {isOpen && <Palette office={office} onClose={() => setOpen(false)} />}
    </>
  );
}
