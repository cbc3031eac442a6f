import 'server-only';
import type { z } from 'zod';
import { notFound } from '@/lib/platform/errors';
import { isLanguage } from '@/lib/platform/language/languages';
import { PRINT_TYPES, type PrintKind } from './constants';
import { getOffer } from './data';
import { makePrint } from './mutations';
import { printFileName } from './rules';

type Context = { params: Promise<{ id: string }> };

/** Handler of a file made of a listing, with the kind from the query. 404 if the listing is not public. */
export function printHandler<S extends z.ZodType>(schema: S, kindOf: (query: z.output<S>) => PrintKind) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const given = Object.fromEntries(new URL(request.url).searchParams);
    const query = schema.safeParse(given);
    if (!query.success) return new Response(query.error.issues[0]?.message, { status: 400 });
    const { lang = 'en' } = given;
    const offer = isLanguage(lang) ? await getOffer((await params).id, lang) : undefined;
    if (!offer) return new Response(notFound('Property not found').message, { status: 404 });
    const kind = kindOf(query.data);
    const bytes = await makePrint(offer, kind);
    const { type } = PRINT_TYPES[kind];
    const name = printFileName(offer.property, kind);
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type, 'content-disposition': `inline; filename="${name}"` },
    });
  };
}
