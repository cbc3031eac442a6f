import { defineTexts } from '@/lib/platform/language/define';

/** Statutory rates and rules, as the office keeps them. Sources and doubts stay as they were typed. */
export default defineTexts({
  India: ['भारत', 'भारत'],
  'Rates and rules': ['दर आणि नियम', 'दरें और नियम'],
  'No rates': ['एकही दर नाही', 'एक भी दर नहीं'],
  About: ['कशाबद्दल', 'किस बारे में'],
  'Rate or rule': ['दर किंवा नियम', 'दर या नियम'],
  Region: ['भाग', 'क्षेत्र'],
  Value: ['दर', 'दर'],
  'Valid from': ['लागू होण्याची तारीख', 'लागू होने की तारीख'],
  State: ['स्थिती', 'स्थिति'],
  Source: ['स्रोत', 'स्रोत'],
  'Checked on': ['तपासल्याची तारीख', 'जाँच की तारीख'],
  'Not yet': ['अजून नाही', 'अभी नहीं'],
  'In force': ['लागू', 'लागू'],
  History: ['जुना', 'पुराना'],
  'Sources disagree, or leave it open: <own>{doubt}</own>': [
    'स्रोत वेगवेगळे सांगतात किंवा स्पष्ट सांगत नाहीत: <own>{doubt}</own>',
    'स्रोत अलग-अलग बताते हैं या साफ़ नहीं बताते: <own>{doubt}</own>',
  ],
  'Checked today': ['आज तपासले', 'आज जाँचा'],
  'Checked today: {rate}, valid from {date}': [
    'आज तपासले: {rate}, {date}पासून लागू',
    'आज जाँचा: {rate}, {date} से लागू',
  ],
  '{percent} %, at most {cap}': ['{percent}%, जास्तीत जास्त {cap}', '{percent}%, ज़्यादा से ज़्यादा {cap}'],
  days: ['दिवस', 'दिन'],
  months: ['महिने', 'महीने'],
  years: ['वर्षे', 'साल'],
  // a new row
  'Add a dated row': ['तारखेसह ओळ जोडा', 'तारीख के साथ पंक्ति जोड़ें'],
  Rate: ['दर', 'दर'],
  Number: ['संख्या', 'संख्या'],
  'Percent, rupees or days, as in the earlier rows': [
    'टक्के, रुपये किंवा दिवस, आधीच्या ओळींप्रमाणे',
    'प्रतिशत, रुपये या दिन, पहले की पंक्तियों की तरह',
  ],
  Words: ['शब्द', 'शब्द'],
  'Instead of a number, for a form or a code': [
    'संख्येऐवजी, फॉर्म किंवा कोडसाठी',
    'संख्या के बदले, फ़ॉर्म या कोड के लिए',
  ],
  'The section, the notification or its address': [
    'कलम, अधिसूचना किंवा तिचा पत्ता',
    'धारा, अधिसूचना या उसका पता',
  ],
  Doubt: ['शंका', 'शंका'],
  'Where sources disagree: what each says, and whom to ask': [
    'स्रोत वेगवेगळे सांगत असतील तर: प्रत्येक काय म्हणतो आणि कोणाला विचारायचे',
    'स्रोत अलग-अलग बताएँ तो: हर एक क्या कहता है और किससे पूछना है',
  ],
  'Add rate': ['दर जोडा', 'दर जोड़ें'],
  // groups
  'Stamp duty': ['मुद्रांक शुल्क', 'स्टाम्प ड्यूटी'],
  'Local body tax': ['स्थानिक संस्था कर', 'स्थानीय निकाय कर'],
  'Metro cess': ['मेट्रो उपकर', 'मेट्रो सेस'],
  Registration: ['नोंदणी', 'रजिस्ट्रेशन'],
  'GST on homes': ['घरांवरील जीएसटी', 'घरों पर जीएसटी'],
  Society: ['सोसायटी', 'सोसाइटी'],
  'Home loan': ['गृहकर्ज', 'होम लोन'],
  'Leave and licence': ['लिव्ह अँड लायसन्स', 'लीव एंड लाइसेंस'],
  'GST on commission': ['कमिशनवरील जीएसटी', 'कमीशन पर जीएसटी'],
  Invoices: ['बिले', 'बिल'],
  Token: ['टोकन', 'टोकन'],
  RERA: ['रेरा', 'रेरा'],
  DPDP: ['डीपीडीपी', 'डीपीडीपी'],
});
