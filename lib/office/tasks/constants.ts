/** Subjects of a task. `user` is an owner of listings, or anyone else with an account. */
export const TASK_ABOUT = ['enquiry', 'contact', 'property', 'user'] as const;
export type TaskAbout = (typeof TASK_ABOUT)[number];

export const TASK_PAGES: Record<TaskAbout, string> = {
  enquiry: '/admin/enquiries',
  contact: '/admin/contacts',
  property: '/admin/properties',
  user: '/admin/users',
};

/** Placeholder for the name of a deleted subject, translated where it is shown. */
export const GONE_RECORD = 'a deleted record';

export const MAX_TASK_LENGTH = 300;
/** Days in which a finished task is stored. */
export const DONE_TASK_DAYS = 365;
/** Maximum open tasks shown per record or day. */
export const MAX_TASKS_SHOWN = 200;
/** The Indian hour from which the morning mail with due tasks is sent. */
export const TASK_MAIL_HOUR = 8;
export const TASKS_PATH = '/admin/tasks';
