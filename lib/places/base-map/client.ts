import { api } from '@/lib/platform/browser/api';
import type { Language } from '@/lib/platform/language/languages';
import type { MapBase } from './dto';

export const fetchBase = (language: Language = 'en') =>
  api<MapBase>(language === 'en' ? '/api/map/base' : `/api/map/base?language=${language}`);
