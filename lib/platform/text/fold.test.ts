import { foldOf, foldsOf, storedFoldsOf } from './fold';

/** Names as people of Nagpur write them, in both scripts. */
const NAMES =
  `सुनीता Sunita Suneeta Sunitha; संजय Sanjay; विजय Vijay; गायकवाड Gaikwad; देशमुख Deshmukh Deshmuk; देशपांडे Deshpande;
कुलकर्णी Kulkarni; वानखेडे Wankhede Vankhede; ठाकरे Thakre Thakare; पाटील Patil; चव्हाण Chavan Chavhan; पवार Pawar; लक्ष्मी Laxmi Lakshmi;
ज्ञानेश्वर Dnyaneshwar Gyaneshwar; कृष्णा Krishna; ज़रीना Zarina Zareena जरीना; फ़रहान Farhan Pharhan फरहान; क़ुरैशी Qureshi Kureshi कुरेशी; मीरा Meera Mira;
गौरव Gaurav; राव Rao; जयंत Jayant; नायक Nayak; आशा Asha; अमित Amit; आरती Aarti Arti; प्रिया Priya; प्रकाश Prakash; संभाजी Sambhaji; वैभव Vaibhav; शिंदे Shinde;
जाधव Jadhav; बावनकुळे Bawankule; राऊत Raut; राहुल Rahul; छाया Chhaya Chaya; ममता Mamata; खान Khan; धरमपेठ Dharampeth Dharampet; क्लार्क Clark; शर्मा Sharma; कॉलनी कॉलोनी colony kolony Coloney`
    .split(';')
    .map((names) => names.trim().split(/\s+/));

test.each(NAMES)('%s has one key in every spelling', (...names) => {
  expect(new Set(names.map(foldOf)).size).toBe(1);
});

test('different names have different keys', () => {
  const keys = NAMES.map(([name = '']) => foldOf(name));
  expect(new Set(keys).size).toBe(NAMES.length);
  for (const [name = '', other = ''] of [
    ['Kamal', 'Komal'],
    ['Ravi', 'Rohit'],
    ['Anita', 'Anil'],
    ['Mohan', 'Mahesh'],
    ['Kolhe', 'Colony'],
    ['Kolar', 'Colonel'],
    ['Kulkarni', 'Colony'],
  ])
    expect(foldOf(name)).not.toBe(foldOf(other));
});

test('what is typed so far has the beginning of the key, in both scripts', () => {
  for (const [typed = '', name = ''] of [
    ['sun', 'सुनीता'],
    ['सुनी', 'Sunita'],
    ['desh', 'देशमुख'],
    ['देश', 'Deshmukh'],
    ['wankh', 'वानखेडे'],
    ['ra', 'राहुल'],
    ['ज़', 'zarina'],
    ['col', 'कॉलनी'],
    ['colo', 'कॉलनी'],
    ['colon', 'कॉलनी'],
    ['कॉल', 'colony'],
  ])
    expect([typed, foldOf(name).startsWith(foldOf(typed))]).toEqual([typed, true]);
  expect(foldOf('Rohit').startsWith(foldOf('ra'))).toBe(false);
});

test('an apostrophe and accents are no part of a name, and codes stay one word', () => {
  expect(storedFoldsOf("Shane O'Brien")).toEqual(expect.arrayContaining(foldsOf('obrien o brien')));
  expect(foldsOf('O’Brien')).toEqual(foldsOf('obrien'));
  expect(foldsOf('José')).toEqual(foldsOf('jose'));
  expect(foldsOf('SG-NAG-1003')).toHaveLength(1);
  expect(foldsOf('')).toEqual([]);
});
