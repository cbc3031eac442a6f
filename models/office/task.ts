import { type InferSchemaType, Schema } from 'mongoose';
import { MAX_TASK_LENGTH, TASK_ABOUT } from '@/lib/office/tasks/constants';
import { defineModel } from '@/lib/platform/db/define-model';

/** A staff member's task for a day, about a record or by itself. */
const taskSchema = new Schema(
  {
    text: { type: String, required: true, trim: true, maxlength: MAX_TASK_LENGTH },
    /** the Indian day, with the time if given */
    day: { type: String, required: true },
    time: String,
    /** the assignee; absent if the account was deleted */
    assignee: { type: Schema.Types.ObjectId, ref: 'User' },
    createdBy: { type: Schema.Types.ObjectId, ref: 'User' },
    aboutType: { type: String, enum: TASK_ABOUT },
    aboutId: { type: Schema.Types.ObjectId },
    isDone: { type: Boolean, required: true, default: false },
    doneAt: Date,
    doneBy: String,
    /** for a finished task, the time at which it is removed */
    expiresAt: Date,
    demo: { type: Boolean, select: false },
  },
  { timestamps: true },
);

// the full office's day, and one person's
taskSchema.index({ isDone: 1, day: 1, time: 1, _id: 1 });
taskSchema.index({ assignee: 1, isDone: 1, day: 1, time: 1, _id: 1 });
taskSchema.index({ aboutId: 1, isDone: 1, day: 1 }, { sparse: true });
taskSchema.index({ createdBy: 1 }, { sparse: true });
taskSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type TaskRow = InferSchemaType<typeof taskSchema>;
export const Task = defineModel<TaskRow>('Task', taskSchema);
