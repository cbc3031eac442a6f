import type { TaskAbout } from './constants';

export type TaskDto = {
  id: string;
  text: string;
  /** the Indian day, with the time if given */
  day: string;
  time?: string;
  assignee?: { id: string; name: string };
  about?: { type: TaskAbout; id: string; name: string };
  done?: { at: string; by: string };
  /** the time of its last change, sent as `seen` with the next one */
  seen?: string;
  /** the colleague who has it open, for pages */
  heldBy?: string;
  /** true for an enquiry's date, which is changed there */
  isStep?: true;
};

/** A day's tasks: overdue, due, coming in the week after, and done. */
export type DayDto = { day: string; overdue: TaskDto[]; due: TaskDto[]; next: TaskDto[]; done: TaskDto[] };
