import { defineTexts } from '@/lib/platform/language/define';

/** A contact's fields, for its form and for file columns. */
export default defineTexts({
  'First name': ['नाव', 'नाम'],
  'Last name': ['आडनाव', 'उपनाम'],
  'Job title': ['पद', 'पद'],
  Mobile: ['मोबाइल', 'मोबाइल'],
  'Home phone': ['घरचा फोन', 'घर का फ़ोन'],
  'Business phone': ['ऑफिसचा फोन', 'ऑफ़िस का फ़ोन'],
  'Other phones': ['इतर फोन', 'दूसरे फ़ोन'],
  'Other emails': ['इतर ई-मेल', 'दूसरे ई-मेल'],
  Birthday: ['वाढदिवस', 'जन्मदिन'],
  Anniversary: ['लग्नाचा वाढदिवस', 'शादी की सालगिरह'],
  Gender: ['लिंग', 'लिंग'],
  Organization: ['संस्था', 'संस्था'],
  Department: ['विभाग', 'विभाग'],
  'Home city': ['घरचे शहर', 'घर का शहर'],
  'Home state': ['घरचे राज्य', 'घर का राज्य'],
  'Business state': ['व्यवसायाचे राज्य', 'कारोबार का राज्य'],
  Tags: ['टॅग', 'टैग'],
  Notes: ['नोंदी', 'नोट'],
});
