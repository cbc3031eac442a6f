/** What is open in an area: people who wait, visits to answer; for the office also listings in the queue, new enquiries, tasks. */
export type WorkCountsDto = Partial<Record<'leads' | 'visits' | 'queue' | 'enquiries' | 'tasks', number>>;
