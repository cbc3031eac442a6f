import { TypedPlaces, UnknownNames } from '@/components/search/box/typed-places';
import type { SearchNotes as Notes } from '@/lib/search/box/dto';
import { AnswerCard } from './answer-card';

/** What must be said of the words that led here: the answer to a question, and a place that they do not name letter for letter. */
export function SearchNotes({ typedPlaces, unknownNames, answer }: Notes) {
  return (
    <>
      <TypedPlaces places={typedPlaces} />
      <UnknownNames names={unknownNames} />
      {answer && <AnswerCard answer={answer} />}
    </>
  );
}
