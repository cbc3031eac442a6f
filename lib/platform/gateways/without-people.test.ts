import { withoutPeople } from './without-people';

test.each([
  ['Call 98220 12345.', '98220'],
  ['फोन ९८२२०१२३४५ वर करा', '98220'],
  ['+91 (712) 222-3344', '222'],
  ['Write to asha.rao@people.example, please', 'asha.rao'],
  ['PAN ABCDE1234F, Aadhaar 1234 5678 9012', '1234'],
  ['I am Suresh Patil and this is Meena', 'Suresh'],
  ['माझे नाव सुरेश आहे', 'सुरेश'],
  ['मेरा नाम सुरेश है', 'सुरेश'],
  ['श्री. सुरेश पाटील येतील', 'सुरेश'],
  ['Come to Flat 402, Sai Residency, Besa Road. Bring papers', 'Sai Residency'],
  ['फ्लॅट क्र. 12, साई अपार्टमेंट', 'साई'],
  ['Nagpur 440010', '440010'],
  ['See https://other.example/asha', 'asha'],
  ['asha will come, says ASHA RAO', 'asha'],
])('removes personal data in %s', (text, secret) => {
  expect(withoutPeople(text, ['Asha Rao']).toLowerCase()).not.toContain(secret.toLowerCase());
});

test.each([
  'The 2 BHK for ₹45,00,000 has 900 sq ft on floor 3',
  'Budget 42 lakh, visit on Monday at 5',
  'I am interested in it, and this is my budget',
])('keeps text that identifies no person: %s', (text) => {
  expect(withoutPeople(text, ['Asha Rao'])).toBe(text);
});
