import { api } from '@/lib/platform/http/client';
import type { MapBase } from './dto';

export const fetchBase = () => api<MapBase>('/api/map/base');
