import 'server-only';
import { gazetteerOf, type PlacesInput, placeIndexOf } from '@/lib/imports/places/rules';
import { defineTask } from '@/lib/platform/work/task';
import { readMessage } from './rules';

type Input = { text: string; places: PlacesInput; home: string; today: string };

export const readMessageText = defineTask('message', ({ text, places, home, today }: Input) =>
  readMessage(text, { gazetteer: gazetteerOf(places.gazetteer), index: placeIndexOf(places), home, today }),
);
