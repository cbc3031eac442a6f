'use client';

import { EyeOff } from 'lucide-react';
import { actOnHome } from '@/lib/shortlist/client';

/** "Not for us": the home leaves lists, and can be brought back. */
export function HideButton({ id, title }: { id: string; title: string }) {
  return (
    <button
      type="button"
      aria-label={`Not for us: ${title}`}
      title="Not for us"
      onClick={() => actOnHome('hide', id)}
      className="grid size-11 place-items-center rounded-md bg-paper/90 text-ink hover:bg-paper"
    >
      <EyeOff className="size-5" aria-hidden="true" />
    </button>
  );
}

/** What stands where a hidden home was. */
export function HiddenHome({ id, title }: { id: string; title: string }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line border-dashed px-4 py-3 text-ink-soft">
      <span>Hidden: {title}</span>
      <button
        type="button"
        className="min-h-11 font-bold text-ink underline underline-offset-4"
        aria-label={`Show again: ${title}`}
        onClick={() => actOnHome('show', id)}
      >
        Undo
      </button>
    </p>
  );
}
