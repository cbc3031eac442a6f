import type { PropertyDto } from '@/lib/listings/dto';
import type { Language } from '@/lib/platform/language/languages';

/** The query of the social picture: its version lets caches keep the picture for good. */
function pictureQuery({ updatedAt }: PropertyDto, language: Language): URLSearchParams {
  const version = { v: String(new Date(updatedAt).getTime()) };
  return new URLSearchParams(language === 'en' ? version : { ...version, lang: language });
}

/** The one address of the picture per language. */
export const sharedPicture = (property: PropertyDto, language: Language): string =>
  `/og/${property._id}?${pictureQuery(property, language)}`;

/** Whether these keys, in any order, are those of the one address. */
export function isSharedPicture(property: PropertyDto, language: Language, asked: URLSearchParams): boolean {
  const own = pictureQuery(property, language);
  own.sort();
  const sorted = new URLSearchParams(asked);
  sorted.sort();
  return `${own}` === `${sorted}`;
}
