import type { ContactDto } from '@/lib/contacts/dto';
import { mergedContact } from './rules';

const contact = (more: Partial<ContactDto>): ContactDto =>
  ({ _id: '1', __v: 0, firstName: 'Asha', lastName: 'Rao', ...more }) as ContactDto;

test('empty fields are filled from the other contact, filled ones stay', () => {
  const keep = contact({ jobTitle: 'Architect', homeCity: '' });
  const gone = contact({ jobTitle: 'Builder', homeCity: 'Nagpur', lastName: 'Deshmukh' });
  expect(mergedContact(keep, gone, {})).toMatchObject({
    lastName: 'Rao',
    jobTitle: 'Architect',
    homeCity: 'Nagpur',
  });
});

test('what was chosen of the other contact is taken, and both notes can stay', () => {
  const keep = contact({ jobTitle: 'Architect', notes: 'Likes gardens' });
  const gone = contact({ jobTitle: 'Builder', notes: 'Met in May' });
  const merged = mergedContact(keep, gone, { jobTitle: 'gone', notes: 'both' });
  expect(merged).toMatchObject({ jobTitle: 'Builder', notes: 'Likes gardens\nMet in May' });
  expect(mergedContact(keep, contact({ notes: 'Likes gardens' }), { notes: 'both' }).notes).toBe(
    'Likes gardens',
  );
});

test('no number is lost: those that were not taken are other phones, each once, however they are written', () => {
  const keep = contact({ mobilePhone: '+91 98000 00001', otherPhones: '0712 2530001' });
  const gone = contact({
    mobilePhone: '9800000002',
    homePhone: '098000-00001',
    otherPhones: '+917122530001',
  });
  const merged = mergedContact(keep, gone, {});
  expect(merged.mobilePhone).toBe('+91 98000 00001');
  expect(merged.homePhone).toBe('098000-00001');
  expect(merged.otherPhones).toBe('0712 2530001, 9800000002');
});

test('no address is lost either, in whatever case it was written', () => {
  const keep = contact({ emailAddress: 'asha@rao.example' });
  const gone = contact({
    emailAddress: 'a.rao@work.example',
    otherEmails: 'ASHA@rao.example, third@rao.example',
  });
  expect(mergedContact(keep, gone, {})).toMatchObject({
    emailAddress: 'asha@rao.example',
    otherEmails: 'a.rao@work.example, third@rao.example',
  });
  expect(mergedContact(keep, gone, { emailAddress: 'gone' })).toMatchObject({
    emailAddress: 'a.rao@work.example',
    otherEmails: 'asha@rao.example, third@rao.example',
  });
});

test('days are stored as days', () => {
  const merged = mergedContact(contact({}), contact({ birthday: '1984-11-21T00:00:00.000Z' }), {});
  expect(merged.birthday).toBe('1984-11-21');
});
