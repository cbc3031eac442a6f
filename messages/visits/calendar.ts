import { defineTexts } from '@/lib/platform/language/define';

/** A member's calendar, and the entries of its feeds. */
export default defineTexts({
  Month: ['महिना', 'महीना'],
  Week: ['आठवडा', 'हफ़्ता'],
  View: ['स्वरूप', 'स्वरूप'],
  Earlier: ['मागे', 'पीछे'],
  Later: ['पुढे', 'आगे'],
  '{from} to {until}': ['{from} ते {until}', '{from} से {until}'],
  'Nothing on these days.': ['या दिवसांत काही नाही.', 'इन दिनों में कुछ नहीं।'],
  '{source}.': ['{source}.', '{source}।'],
  'You show homes: {hours}. <a>Change your hours</a>': [
    'घर दाखवण्याची वेळ: {hours}. <a>वेळ बदला</a>',
    'घर दिखाने का समय: {hours}। <a>समय बदलें</a>',
  ],
  // entries
  'Visit: {title}, {name}': ['भेट: {title}, {name}', 'विज़िट: {title}, {name}'],
  'Tour: {title}': ['फेरी: {title}', 'टूर: {title}'],
  'Next step: {step}': ['पुढचे काम: {step}', 'अगला काम: {step}'],
  'Day off': ['सुट्टी', 'छुट्टी'],
  'Busy until {time}': ['व्यस्त, {time}पर्यंत', 'व्यस्त, {time} तक'],
  Busy: ['व्यस्त', 'व्यस्त'],
  'Agency closed': ['एजन्सी बंद', 'एजेंसी बंद'],
  // busy hours
  'Busy hours and days off': ['व्यस्त वेळा आणि सुट्ट्या', 'व्यस्त समय और छुट्टियाँ'],
  'Visitors can’t book these times. Leave the times empty for a whole day. Confirmed visits stay, so please move them yourself.':
    [
      'त्या वेळी कोणालाही भेट ठरवता येत नाही. वेळ न लिहिल्यास पूर्ण दिवस धरला जातो. ठरलेल्या भेटी तशाच राहतात: त्या तुम्ही स्वतः बदला.',
      'उस समय विज़िट तय नहीं की जा सकती। समय न लिखने पर पूरा दिन माना जाता है। तय विज़िट वैसी ही रहती हैं: उन्हें आप खुद बदलें।',
    ],
  From: ['सुरुवात', 'शुरू'],
  Until: ['शेवट', 'अंत'],
  'Mark as busy': ['व्यस्त म्हणून नोंदवा', 'व्यस्त दर्ज करें'],
  'Remove {title}': ['काढा: {title}', 'हटाएँ: {title}'],
  // feeds
  'Listings on other sites': ['इतर साइटवर जाहिराती', 'दूसरी साइटों पर लिस्टिंग'],
  'Feed for portals': ['पोर्टलसाठी फीड', 'पोर्टल के लिए फ़ीड'],
  'Your team’s public listings, for portals and advertisements.': [
    'तुमच्या टीमच्या सार्वजनिक जाहिराती, इतर पोर्टल आणि मोहिमांसाठी.',
    'आपकी टीम की सार्वजनिक लिस्टिंग, पोर्टल और विज्ञापनों के लिए।',
  ],
  'Shown once. Give each site the address of its own format.': [
    'एकदाच दिसतात. प्रत्येक साइटला तिच्या स्वरूपाचा पत्ता द्या.',
    'एक ही बार दिखते हैं। हर साइट को उसके फ़ॉर्मेट का पता दें।',
  ],
  'For portals (JSON Feed)': ['पोर्टलसाठी (JSON Feed)', 'पोर्टल के लिए (JSON Feed)'],
  'For Facebook and Instagram (home listings catalogue)': [
    'Facebook आणि Instagram साठी (घरांचा कॅटलॉग)',
    'Facebook और Instagram के लिए (घरों का कैटलॉग)',
  ],
  'For Google Ads (real estate feed)': [
    'Google Ads साठी (रिअल इस्टेट फीड)',
    'Google Ads के लिए (रियल एस्टेट फ़ीड)',
  ],
  'In other calendars': ['इतर कॅलेंडरमध्ये', 'दूसरे कैलेंडरों में'],
  'My calendar': ['माझे कॅलेंडर', 'मेरा कैलेंडर'],
  'Everything, for your own phone or computer.': [
    'सर्व काही, तुमच्या स्वतःच्या फोन किंवा संगणकासाठी.',
    'सब कुछ, आपके अपने फ़ोन या कंप्यूटर के लिए।',
  ],
  'When I am busy': ['मी व्यस्त असण्याच्या वेळा', 'मेरा व्यस्त समय'],
  'Only the times of visits, busy hours and days off, to share with others.': [
    'फक्त भेटींच्या, व्यस्त आणि सुट्टीच्या वेळा, इतर कोणासाठी.',
    'सिर्फ़ विज़िट, व्यस्त समय और छुट्टियों के समय, किसी और के लिए।',
  ],
  'Address created on {day}.': ['हा पत्ता {day}पासून सुरू आहे.', 'यह लिंक {day} से चालू है।'],
  'No address yet.': ['अजून पत्ता तयार केलेला नाही.', 'अभी कोई लिंक नहीं बना है।'],
  'Address of “{title}”': ['पत्ता: “{title}”', 'लिंक: “{title}”'],
  'Shown once. Anyone with it can read the calendar. Subscribe to it in your calendar program.': [
    'एकदाच दिसतो: ज्यांच्याकडे तो आहे ते कॅलेंडर वाचू शकतात. तुमच्या कॅलेंडर ॲपमध्ये पत्त्याने कॅलेंडर म्हणून जोडा.',
    'एक ही बार दिखता है: इस लिंक से कैलेंडर पढ़ा जा सकता है। अपने कैलेंडर ऐप में लिंक वाले कैलेंडर के रूप में जोड़ें।',
  ],
  'New address (the old one stops working)': ['नवीन पत्ता; जुना बंद होतो', 'नया लिंक; पुराना बंद होता है'],
  'Create an address': ['पत्ता तयार करा', 'लिंक बनाएँ'],
  'End it': ['बंद करा', 'बंद करें'],
});
