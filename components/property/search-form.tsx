import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';

/** A plain GET form: the address it leads to is the search. */
export function SearchForm({ q = '' }: { q?: string }) {
  return (
    <search>
      <form action="/buy" className="flex w-full flex-col gap-3 sm:flex-row">
        <label htmlFor="search-q" className="sr-only">
          Locality, project or what you look for
        </label>
        <input
          id="search-q"
          name="q"
          type="search"
          defaultValue={q}
          enterKeyHint="search"
          placeholder="3 BHK in Dharampeth"
          className={controlClass(false, 'h-14 text-lg')}
        />
        <Button type="submit" look="primary" className="h-14 shrink-0 px-7">
          <Search className="size-5" aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  );
}
