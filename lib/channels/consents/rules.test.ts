import { stopLanguage } from './rules';

test.each([
  ['stop', 'en'],
  ['STOP.', 'en'],
  ['Please stop!!', 'en'],
  ['stop sending me messages', 'en'],
  ['Don’t send', 'en'],
  ['Unsubscribe', 'en'],
  ['थांबवा', 'mr'],
  ['कृपया थांबवा.', 'mr'],
  ['मेसेज पाठवू नका', 'mr'],
  ['बंद करा', 'mr'],
  ['thambva', 'mr'],
  ['बंद करो', 'hi'],
  ['मुझे मैसेज मत भेजो', 'hi'],
  ['ये सब बंद करो यार', 'hi'],
  ['band karo pls', 'hi'],
])('"%s" asks not to be written to, in %s', (text, language) => {
  expect(stopLanguage(text)).toBe(language);
});

test.each([
  '',
  '👍',
  'please',
  'Is there a bus stop near the flat?',
  'Don’t stop, send more',
  'बंद लिफ्ट आहे का?',
  'लिफ्ट बंद करो तो क्या होगा',
  'थांबा, मी येतो',
  'Can you stop by on Sunday?',
  'मला 2 BHK नको, 3 BHK हवा',
])('"%s" says something else', (text) => {
  expect(stopLanguage(text)).toBeUndefined();
});
