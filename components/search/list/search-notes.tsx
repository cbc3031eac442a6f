import { TypedPlaces, UnknownNames } from '@/components/search/box/typed-places';
import type { SearchNotes as Notes } from '@/lib/search/box/dto';
import { AnswerCard } from './answer-card';

/** Notes about the typed words: the answer to a question, and a place that was not named exactly. */
export function SearchNotes({ typedPlaces, unknownNames, answer }: Notes) {
  return (
    <>
      <TypedPlaces places={typedPlaces} />
      <UnknownNames names={unknownNames} />
      {answer && <AnswerCard answer={answer} />}
    </>
  );
}
