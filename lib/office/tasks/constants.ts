/** Subjects of a task. `user` is an owner of listings, or anyone else with an account. */
export const TASK_ABOUT = ['enquiry', 'contact', 'property', 'user'] as const;
export type TaskAbout = (typeof TASK_ABOUT)[number];

export const TASK_PAGES: Record<TaskAbout, string> = {
  enquiry: '/admin/enquiries',
  contact: '/admin/contacts',
  property: '/admin/properties',
  user: '/admin/users',
};

/** The name of what a task was about, translated where it is shown. */
export const GONE_RECORD = 'a record that is gone';

export const MAX_TASK_LENGTH = 300;
/** How long a finished task can still be looked up. */
export const DONE_TASK_DAYS = 365;
/** Maximum open tasks shown per record or day. */
export const MAX_TASKS_SHOWN = 200;
/** From this hour in India on, everybody gets a morning mail with what is due. */
export const TASK_MAIL_HOUR = 8;
export const TASKS_PATH = '/admin/tasks';
