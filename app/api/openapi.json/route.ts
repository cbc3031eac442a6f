import { z } from 'zod';
import { readApiDocument } from '@/lib/platform/http/api-document';
import { route } from '@/lib/platform/http/route';

/** The API as OpenAPI 3.1. */
export const GET = route(
  { auth: 'public', reply: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }) },
  () => readApiDocument(),
);
