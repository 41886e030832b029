import { followSaved } from './useEditedFields';

const former = { name: 'The Larks', country: 'CH' };

it('a field that was not edited follows what is saved, and an edited one stays', () => {
  const saved = { name: 'The Owls', country: 'DE' };
  expect(followSaved({ ...former, name: 'The Wrens' }, former, saved)).toEqual({ name: 'The Wrens', country: 'DE' });
});

it('a field that was typed back to what was saved follows again', () => {
  expect(followSaved({ ...former }, former, { ...former, name: 'The Owls' }).name).toBe('The Owls');
});
