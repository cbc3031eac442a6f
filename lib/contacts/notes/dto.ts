export type ContactNoteDto = { id: string; day: string; text: string; by: string };
