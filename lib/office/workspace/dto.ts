/** Open work of an area: waiting people and visits to answer; for the office also queued listings, new enquiries and tasks. */
export type WorkCountsDto = Partial<Record<'leads' | 'visits' | 'queue' | 'enquiries' | 'tasks', number>>;
