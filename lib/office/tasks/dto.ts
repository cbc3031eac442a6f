import type { TaskAbout } from './constants';

export type TaskDto = {
  id: string;
  text: string;
  /** the Indian day, and the time if there is one */
  day: string;
  time?: string;
  assignee?: { id: string; name: string };
  about?: { type: TaskAbout; id: string; name: string };
  done?: { at: string; by: string };
  /** when it was changed last: what the next change names as `seen` */
  seen?: string;
  /** of an enquiry's date: it is changed there */
  isStep?: true;
};

/** What a day looks like: what is late before it, what is due on it, what comes in the week after, and what was done on it. */
export type DayDto = { day: string; overdue: TaskDto[]; due: TaskDto[]; next: TaskDto[]; done: TaskDto[] };
