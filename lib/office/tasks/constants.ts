/** What a task can be about. `user` is an owner of listings, or anyone else with an account. */
export const TASK_ABOUT = ['enquiry', 'contact', 'property', 'user'] as const;
export type TaskAbout = (typeof TASK_ABOUT)[number];

export const TASK_PAGES: Record<TaskAbout, string> = {
  enquiry: '/admin/enquiries',
  contact: '/admin/contacts',
  property: '/admin/properties',
  user: '/admin/users',
};

export const MAX_TASK_LENGTH = 300;
/** For so long a task that is done can still be looked up. */
export const DONE_TASK_DAYS = 365;
/** More open ones of a record, or of a day, are not shown. */
export const MAX_TASKS_SHOWN = 200;
/** In the morning everybody gets a mail with what is due, from this hour in India on. */
export const TASK_MAIL_HOUR = 8;
export const TASKS_PATH = '/admin/tasks';
