import mongoose from 'mongoose';
import '@/lib/registries/models';
import { PERSONAL_DATA } from './definitions';

/** Names of fields that tell of a person, besides references to accounts. */
const PERSONAL =
  /^(owner|person|sender|host|giver|receiver|subscriber|guestID|ip|email|emailKey|phone|matchKeys|userAgent|deviceFingerprint|byName)$/;

/** Models that name a person and are in no area's definition, each with the reason. */
const WITHOUT: Record<string, string> = {
  BulkChange: 'what the office changed and decided is accountable; its rows expire',
  Challenge: 'expires within minutes',
  ContactMerge: 'what the office merged can be undone, and then expires',
  SiteSettings: 'how the agency itself is reached',
  Team: 'how a firm is reached; it ends with its last member',
};

const namesPerson = (model: mongoose.Model<unknown>): boolean => {
  let found = false;
  model.schema.eachPath((path, { options }) => {
    const { ref } = options as { ref?: string };
    if (ref === 'User' || PERSONAL.test(path.split('.').at(-1) ?? '')) found = true;
  });
  return found;
};

const defined = new Set(PERSONAL_DATA.flatMap(({ models }) => models));

test('an area says what it keeps about a person in every model that names one', () => {
  const forgotten = Object.values(mongoose.models)
    .filter((model) => namesPerson(model) && !defined.has(model.modelName) && !(model.modelName in WITHOUT))
    .map(({ modelName }) => modelName);
  expect(forgotten).toEqual([]);
});

test('the definitions and the exceptions name models that there are, and no model twice over', () => {
  const known = Object.keys(mongoose.models);
  for (const name of [...defined, ...Object.keys(WITHOUT)]) expect(known).toContain(name);
  expect(Object.keys(WITHOUT).filter((name) => defined.has(name))).toEqual([]);
});
