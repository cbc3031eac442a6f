import type { Stored } from '@/components/ui/hooks/use-merged-save';
import type { TourDto, TourHomeDto } from '@/lib/clients/tours/dto';
import { isSame } from '@/lib/platform/browser/merge';
import type { TourValues } from './tour-fields';

export const valuesOf = ({ day, from, until, minutes, homes, families, agents }: TourDto): TourValues => ({
  ...{ day, from, until, minutes },
  homes: homes.map(({ id }) => id),
  families: families.map(({ client, homes: wanted }) => ({ client, homes: wanted })),
  agents: agents.map(({ id }) => id),
});

export const openingOf = ({ id, keys, note, name, phone, email, isOutside }: TourHomeDto) => ({
  ...{ property: id, keys, note, phone, email },
  // the name shown for another lister's home is the account's
  name: isOutside ? '' : name,
});
export type Opening = ReturnType<typeof openingOf>;

export type TourFields = Omit<TourValues, 'from' | 'until'> & {
  hours: Pick<TourValues, 'from' | 'until'>;
} & { [opening: `opening ${string}`]: Opening | undefined };

const OPENING = 'opening ';
export const isOpening = (name: string): name is `opening ${string}` => name.startsWith(OPENING);
export const homeOf = (name: `opening ${string}`) => name.slice(OPENING.length);

export const fieldsOf = (
  { from, until, ...values }: TourValues,
  openings: readonly Opening[],
): TourFields => ({
  ...values,
  hours: { from, until },
  ...Object.fromEntries(openings.map((one) => [`${OPENING}${one.property}`, one])),
});

export const storedOf = (tour: TourDto): Stored<TourFields> => ({
  fields: fieldsOf(valuesOf(tour), tour.homes.map(openingOf)),
  version: tour.__v,
});

/** The API's input, limited to the differences, because the given fields are planned again. */
export function changeOf(fields: TourFields, stored: TourFields): object {
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !isSame(value, (stored as Record<string, unknown>)[name]),
  );
  const openings = changed.flatMap(([name, value]) => (isOpening(name) ? [value] : []));
  const others = Object.fromEntries(changed.filter(([name]) => !isOpening(name)));
  const { hours, ...rest } = others as Partial<TourFields>;
  return { ...rest, ...hours, ...(openings.length > 0 && { openings }) };
}
