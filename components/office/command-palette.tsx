'use client';

import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { areasFor } from '@/components/shell/workspace/areas';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { controlClass } from '@/components/ui/forms/control';
import { Dialog } from '@/components/ui/overlays/dialog';
import { findCommands, findPages, wordsTyped } from '@/lib/office/palette/constants';
import type { PaletteGroup, PaletteItem } from '@/lib/office/palette/dto';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';

const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-sm';

/** A link, so that a middle click opens a new tab. */
function Item({ title, note, href }: PaletteItem) {
  return (
    <Command.Item asChild value={href + title}>
      <Link
        href={href}
        tabIndex={-1}
        className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md px-3 py-2 no-underline aria-selected:bg-sunken"
      >
        <span className="font-bold">{title}</span>
        <span className="break-all text-note text-ink-soft">{note}</span>
      </Link>
    </Command.Item>
  );
}

function openSelected(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const href = event.currentTarget.querySelector('[aria-selected=true]')?.getAttribute('href');
  // cmdk runs the page's command
  if (!href) return;
  event.preventDefault();
  goTo(href);
}

/** The page's own commands: elements with `data-command`, either a button to press or a field to focus. English words find them too. */
function commandsOfPage(typed: string): HTMLElement[] {
  const wanted = wordsTyped(typed);
  if (wanted.length === 0) return [];
  return [...document.querySelectorAll<HTMLElement>('[data-command]:not(:disabled)')].filter(
    ({ dataset }) => {
      const known = `${dataset.command} ${dataset.english ?? ''}`.toLowerCase().split(' ');
      return wanted.every((word) => known.some((value) => value.startsWith(word)));
    },
  );
}

function runCommand(element: HTMLElement): void {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) element.focus();
  else element.click();
}

function PageCommands({ typed, onClose }: { typed: string; onClose: () => void }) {
  const { t } = useTexts('office/palette');
  const found = commandsOfPage(typed);
  if (found.length === 0) return null;
  return (
    <Command.Group heading={t('This page')} className={GROUP}>
      {found.map((element) => (
        <Command.Item
          key={element.dataset.command}
          value={`command ${element.dataset.command}`}
          onSelect={() => {
            onClose();
            // after the dialog has returned the focus
            requestAnimationFrame(() => runCommand(element));
          }}
          className="rounded-md px-3 py-2 font-bold aria-selected:bg-sunken"
        >
          {element.dataset.command}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Office role or member whose pages are offered; by default the whole office's. */
type Props = { office?: OfficeRole | undefined; member?: { id: string; role: string } | undefined };

/** Milliseconds of rest in typing before a request, so that not every letter is sent. */
const PAUSE_MS = 150;

type PaletteSource = {
  /** immediate results: pages that match every typed prefix */
  findPages: (text: string) => PaletteItem[];
  /** commands besides the page's own; absent for a member */
  findCommands?: (text: string) => PaletteItem[];
  path: '/api/admin/search' | '/api/user/search';
  failed: string;
};

/** Shows pages at once, and results from the server when typing pauses. */
function usePaletteSearch(query: string, { findPages, findCommands, path, failed }: PaletteSource) {
  // stored with its query, because Enter must never open a result of an earlier one
  const [found, setFound] = useState<{ text: string; groups: PaletteGroup[] }>({ text: '', groups: [] });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = query.trim();

  useEffect(() => {
    setFailure(undefined);
    if (text.length < 2) {
      setBusy(false);
      return;
    }
    const stop = new AbortController();
    setBusy(true);
    const timer = setTimeout(async () => {
      try {
        const address = `${path}?q=${encodeURIComponent(text)}`;
        const { groups } = await api<{ groups: PaletteGroup[] }>(address, { signal: stop.signal });
        if (!stop.signal.aborted) setFound({ text, groups });
      } catch (error) {
        if (!stop.signal.aborted) setFailure(errorMessage(error, failed));
      } finally {
        if (!stop.signal.aborted) setBusy(false);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, path, failed]);

  const pages = findPages(text).slice(0, text ? 6 : 30);
  const others = found.text === text ? found.groups : [];
  const commands = findCommands?.(text) ?? [];
  const groups: PaletteGroup[] = [
    ...(commands.length ? [{ label: 'Commands', items: commands }] : []),
    ...(pages.length ? [{ label: 'Pages', items: pages }] : []),
    ...others,
  ];
  return { groups, busy, failure };
}

/** A member's areas and pages that match every typed prefix, in either language. */
function useSource({ office, member }: Props): PaletteSource {
  const { t, label } = useTexts('office/palette');
  const { t: name } = useTexts('shell/workspace');
  const failed = t('The search failed');
  if (!member)
    return {
      findPages: (text) => findPages(text, office, label),
      findCommands: (text) => findCommands(text, office, label),
      path: '/api/admin/search',
      failed,
    };
  const pages = areasFor(member).flatMap(({ href, label, pages: below = [] }) => [{ href, label }, ...below]);
  const find = (text: string) => {
    const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
    return pages
      .filter(({ label }) => {
        const known = `${label} ${name(label)}`.toLowerCase().split(/[\s-]+/);
        return wanted.every((word) => known.some((value) => value.startsWith(word)));
      })
      .map(({ href, label }) => ({ title: name(label), href, note: t('Page') }));
  };
  return { findPages: find, path: '/api/user/search', failed };
}

/** A native dialog with cmdk's combobox. The focus stays in the field while arrow keys move through the list. */
function Palette({ onClose, ...whose }: Props & { onClose: () => void }) {
  const { t, label: named } = useTexts('office/palette');
  const [query, setQuery] = useState('');
  const { groups, busy, failure } = usePaletteSearch(query, useSource(whose));
  const label = t('Page, listing code, name, phone or email');
  return (
    <Dialog
      size="xl"
      aria-label={t('Go to')}
      onClose={onClose}
      className="mt-[12vh]"
      opensAtOnce
      closesOutside
    >
      <Command
        label={label}
        shouldFilter={false}
        loop
        vimBindings={false}
        onKeyDown={openSelected}
        className="flex flex-col gap-2 p-3"
      >
        <Command.Input
          data-focus
          placeholder={label}
          maxLength={80}
          value={query}
          onValueChange={setQuery}
          className={controlClass(false, 'h-12')}
        />
        <Command.List label={t('Results')} className="max-h-[50vh] overflow-y-auto">
          <PageCommands typed={query} onClose={onClose} />
          {groups.map(({ label: heading, items, more }) => (
            <Command.Group key={heading} heading={named(heading)} className={GROUP}>
              {items.map((item) => (
                <Item key={item.href + item.title} {...item} />
              ))}
              {more && <Item title={t('All results')} note={named(heading)} href={more} />}
            </Command.Group>
          ))}
        </Command.List>
        <p role="status" className="px-1 text-ink-soft text-sm">
          {failure ?? (busy ? t('Searching...') : groups.length === 0 ? t('Nothing found') : '')}
        </p>
      </Command>
    </Dialog>
  );
}

/** after the dialog has returned the focus */
export function CommandPalette(whose: Props) {
  const { t } = useTexts('office/palette');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // never over another dialog, whose work would be out of reach
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <PlainButton
        onClick={() => setOpen(true)}
        className="flex min-h-10 w-full items-center gap-2.5 rounded-md border border-line-strong bg-surface px-2.5 py-1.5 text-note text-ink-soft hover:text-ink"
      >
        <Search className="size-4 shrink-0" aria-hidden="true" />
        <span className="flex-1 text-left">{t('Go to …')}</span>
        <kbd className="font-sans text-sm">Ctrl K</kbd>
      </PlainButton>
      {isOpen && <Palette {...whose} onClose={() => setOpen(false)} />}
    </>
  );
}
