import { planQuery, scheduleItemBody, scheduleItemPatch } from '../../schedules/schedules.dto.js';
import type { OperationGroup } from '../operation.js';
import { planEntry, scheduleItem } from '../responses/schedules.js';

export const scheduleOperations: OperationGroup = {
  tag: 'Schedules',
  operations: {
    'GET /schedule-items': {
      id: 'listScheduleItems',
      summary: "Lists the parts of children's weeks",
      description: 'Of the children that the caller is a guardian of. `child_id` leaves those of one child.',
      answers: { 200: { description: 'The items, the oldest first.', schema: scheduleItem.array() } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'POST /schedule-items': {
      id: 'createScheduleItem',
      summary: "Adds a part to a child's week",
      description: 'A quiet item is a quiet time of the child. A child has at most 100.',
      body: scheduleItemBody,
      answers: { 201: { description: 'The item.', schema: scheduleItem } },
      errors: ['child_not_found', 'too_many_schedule_items', 'never_happens', 'validation_failed'],
    },
    'PATCH /schedule-items/:id': {
      id: 'updateScheduleItem',
      summary: "Changes a part of a child's week",
      body: scheduleItemPatch,
      answers: { 200: { description: 'The item as it is now.', schema: scheduleItem } },
      errors: ['schedule_item_not_found', 'never_happens', 'validation_failed'],
    },
    'DELETE /schedule-items/:id': {
      id: 'deleteScheduleItem',
      summary: "Removes a part of a child's week",
      answers: { 204: { description: 'It is gone, with what was marked as done.' } },
      errors: ['schedule_item_not_found'],
    },
    'GET /children/:id/plan': {
      id: 'getChildPlan',
      summary: 'The plan of a day',
      description:
        "Items and reminders in order, on the child's calendar; today without a date. A helper sees today's plan alone.",
      query: planQuery,
      answers: { 200: { description: 'The plan.', schema: planEntry.array() } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'GET /devices/me/plan': {
      id: 'getOwnPlan',
      summary: 'The plan of the child whose device asks',
      description: 'Also while the child is shut out.',
      answers: { 200: { description: 'The plan.', schema: planEntry.array() } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'POST /devices/me/plan/:id/done': {
      id: 'markPlanDone',
      summary: 'A child marks something in its plan as done',
      description:
        'An item, a step of it by its place from 0, or a reminder; of today without a date. A repeated mark changes nothing.',
      answers: { 200: { description: 'The entry as it is now.', schema: planEntry } },
      errors: ['child_not_found', 'plan_entry_not_found', 'validation_failed'],
    },
  },
};
