import { controlsPatch, grantBody, stateQuery, timelineQuery } from '../../controls/controls.dto.js';
import type { OperationGroup } from '../operation.js';
import { childState, controls, grant, learnFirstProgress, timelinePart } from '../responses/controls.js';
import { child } from '../responses/families.js';

export const controlOperations: OperationGroup = {
  tag: 'Controls',
  operations: {
    'GET /children/:id/controls': {
      id: 'getControls',
      summary: 'The rules of a child',
      description: 'Before the first change these are the rules of the age band, as version 1.',
      answers: { 200: { description: 'The rules.', schema: controls } },
      errors: ['child_not_found'],
    },
    'PATCH /children/:id/controls': {
      id: 'updateControls',
      summary: 'Changes any part of the rules',
      description:
        'Budgets, topics and areas keep what is not named; other parts are replaced. The change holds on open screens of every node within a second. `conflict` names the `version` of the call and the `current_version`.',
      body: controlsPatch,
      answers: { 200: { description: 'The rules as they are now.', schema: controls } },
      errors: ['child_not_found', 'conflict', 'validation_failed'],
    },
    'GET /children/:id/state': {
      id: 'getChildState',
      summary: 'What a child may do, and why',
      description: 'With `at`, an instant within 400 days, it answers from the rules alone.',
      query: stateQuery,
      answers: { 200: { description: 'The state.', schema: childState } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'GET /children/:id/timeline': {
      id: 'getChildTimeline',
      summary: 'Quiet times and grants over at most 14 days',
      description: 'The parts follow each other without gaps, and neighbours differ.',
      query: timelineQuery,
      answers: { 200: { description: 'The parts, in order.', schema: timelinePart.array() } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'PUT /children/:id/pause': {
      id: 'pauseChild',
      summary: 'Closes Starling for a child at once',
      answers: { 200: { description: 'The child.', schema: child } },
      errors: ['child_not_found'],
    },
    'DELETE /children/:id/pause': {
      id: 'resumeChild',
      summary: 'Ends the pause of a child',
      answers: { 200: { description: 'The child.', schema: child } },
      errors: ['child_not_found'],
    },
    'PUT /households/:id/pause': {
      id: 'pauseHousehold',
      summary: 'Closes Starling for every child of a household at once',
      answers: { 200: { description: 'The children.', schema: child.array() } },
      errors: ['household_not_found'],
    },
    'DELETE /households/:id/pause': {
      id: 'resumeHousehold',
      summary: 'Ends the pause of every child of a household',
      answers: { 200: { description: 'The children.', schema: child.array() } },
      errors: ['household_not_found'],
    },
    'POST /children/:id/grants': {
      id: 'grantTime',
      summary: 'Gives a child extra time',
      description:
        'Minutes are added to the budget of today. "Until" lifts quiet times, budget and breaks for at most two hours, and until 02:00 on the clock of the child at the latest. A helper may give 15 minutes a day.',
      body: grantBody,
      answers: { 201: { description: 'The grant.', schema: grant } },
      errors: ['child_not_found', 'helper_limit', 'validation_failed'],
    },
    'GET /children/:id/learn-first': {
      id: 'getLearnFirst',
      summary: 'How far a child is today with the goal that opens games',
      answers: { 200: { description: 'The progress.', schema: learnFirstProgress } },
      errors: ['child_not_found'],
    },
    'POST /children/:id/learn-first/waive': {
      id: 'waiveLearnFirst',
      summary: 'Opens the games of today',
      description: 'Nothing is owed tomorrow.',
      answers: { 200: { description: 'The progress.', schema: learnFirstProgress } },
      errors: ['child_not_found'],
    },
    'GET /devices/me/state': {
      id: 'getOwnState',
      summary: 'What the child of this device may do',
      description: 'It also answers while the child is shut out.',
      answers: { 200: { description: 'The state.', schema: childState } },
    },
    'POST /devices/me/activity': {
      id: 'noteActivity',
      summary: 'Counts the minute in which the child turned a page or played',
      description:
        'With `finished`, the child has reached the end of the story that it opened last. Each story counts once a day towards the goal that opens games.',
      answers: { 200: { description: 'The state.', schema: childState } },
      errors: ['area_off', 'goal_first', 'budget_used'],
    },
  },
};
